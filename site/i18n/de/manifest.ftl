# Was Systeme von der Seite zeigen, wenn sie installiert ist: Der Bau setzt es in das Manifest ein.

manifest-description = Das Brettspiel um Farben: Wähle eine Farbe, nimm deine Nachbarn, überschreite den Äquator. Läuft ohne Netz.
manifest-table-phone = Ein Tisch auf dem Telefon: zwei Gebiete auf einem Brett aus Sechsecken
manifest-lobby = Die Lobby: elf Bretter zur Auswahl
manifest-table-desktop = Ein Tisch am Rechner: zwei Gebiete auf Quadraten
manifest-practice = Gegen den Computer spielen
manifest-invite-short = Einladen
manifest-invite = Schick jemandem einen Link und spielt auf zwei Geräten
