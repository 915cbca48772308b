# Einladen, eingeladen werden und die Antwort dazwischen.

page-title-invite = Einladen · Filler
page-title-invite-came = Verbunden · Filler
page-title-join = Einladung · Filler
page-title-reply = Antwort · Filler
page-title-servers = Server · Filler

# Was abgemacht ist.
meet-between = { " · " }
meet-games = { $games ->
    [one] eine Partie
   *[other] zwei Partien
}
meet-rated = gewertet
meet-unrated = nicht gewertet
meet-seat-open = wird noch erwartet
meet-seat-missing = { $name }: wird noch erwartet

# Wünsche.
invite-title = Freund einladen
invite-again-title = Wieder einladen
invite-board = Brett
invite-seat-own = Ich
invite-seat-guest = Freund
invite-seat-computer = Computer
invite-whom = Wer auf Platz { $number } eingeladen ist
invite-anybody = Wer den Link hat
invite-name = Dein Name
invite-rated = Gewertet
invite-rated-text = Das Match zählt für beide Wertungen.
invite-unrated-variant = Dieses Brett hat keine Wertung.
invite-unrated-games = Ein gewertetes Match hat zwei Partien. Schalte das ein, um beide zu spielen.
invite-unrated-clock = Ein gewertetes Match braucht eine Uhr. Schalte das ein, um eine zu wählen.
invite-unrated-computer = Ein Match mit einem Computer wird nie gewertet. Schalte das ein, um seinen Platz einem Freund zu geben.
invite-reach = Wie weit der Link reicht
invite-anywhere = Überallhin
invite-network = Gleiches Netz
invite-anywhere-text = Ein öffentlicher Server sagt jedem Gerät seine eigene Adresse. Das Match selbst geht nie über ihn.
invite-network-text = Niemand wird gefragt. Der Link geht nur zwischen Geräten im selben Netz, etwa einem WLAN.
invite-servers = Server
invite-make = { $guests ->
    [one] Link erstellen
   *[other] { $guests } Links erstellen
}
invite-making = { $guests ->
    [one] Der Link wird erstellt
   *[other] Die Links werden erstellt
}
relay-choose = Ein Link genügt
relay-choose-text = Die Antwort kommt von selbst zurück, über ein öffentliches Relais.
relay-sees = Das Relais ({ $hosts }) sieht, dass zwei Geräte sich treffen, wann, und ihre Internetadressen. Es kann die Antwort nicht lesen, und das Match geht nie über es.
relay-join = Deine Antwort geht von selbst zurück, über ein öffentliches Relais.

# Links.
invite-waiting-title = Einladungen
invite-waiting-own-reply = Deine Antwort wartet darauf, angenommen zu werden
invite-waiting = Eine Einladung wartet auf ihre Antwort
invite-show = Zeigen
invite-stay = Lass diese Seite offen, bis das Match beginnt: Die Einladung lebt hier.
invite-friend = dein Freund
invite-guest = Gast { $number }
invite-link = Link zu deinem Tisch
invite-message = Spiel mit mir { $variant } auf Filler.
invite-step-send = Schick diesen Link an { $name }
invite-step-send-friend = Schick deinem Freund diesen Link
invite-step-reply = Warte auf die Antwort
invite-step-reply-text = Dein Freund öffnet den Link, nimmt an und schickt dir eine Antwort. Tippe sie an, oder füge sie hier ein.
invite-step-friend = { $name } öffnet ihn, und das ist alles
invite-friend-reply = { $name } schickt doch eine Antwort
invite-step-relay = Dein Freund öffnet ihn, und das ist alles
invite-relay-reply = Dein Freund schickt doch eine Antwort
invite-step-wait = Das Match beginnt von selbst
invite-reply-label = Antwort: der Link oder der bloße Code
invite-reply-take = Annehmen
invite-goes-anywhere = Dieser Link geht von überall.
invite-goes-network = Dieser Link geht nur in dem Netz, in dem dieses Gerät ist.
invite-goes-offline = Kein Server hat geantwortet: Vielleicht bist du offline. Dieser Link geht nur in dem Netz, in dem dieses Gerät ist.
invite-waiting-reply = Warten auf die Antwort
invite-waiting-friend = Erwartet: { $name }
invite-connecting = Verbinden, das dauert ein paar Sekunden
invite-connected = Verbunden
invite-still-trying = Es wird weiter versucht
invite-begins = Das Match wird eingerichtet
invite-slow = Noch keine Verbindung ({ $name }). Was helfen kann:
invite-slow-open = Frag, ob die Seite mit der Antwort dort noch offen ist, und im Vordergrund.
invite-slow-fresh = Bitte um eine frische Antwort: Wer deinen Link noch einmal öffnet, macht eine. Nimm sie oben an.
invite-slow-network = Beide Geräte müssen im selben Netz sein, etwa einem WLAN. Sonst braucht ihr einen Link, der von überall geht.
invite-slow-offline = Dein Link geht nur in einem Netz, weil kein Server geantwortet hat. Prüfe deine Verbindung und erstelle einen neuen.
invite-slow-other = Manche Netze lassen keine direkten Verbindungen durch. Ein anderes, etwa mobile Daten, vielleicht doch.
invite-slow-turn = Ein eigener TURN-Server kommt fast überall durch.
invite-new-link = Neuen Link erstellen
invite-reach-anywhere = Einen erstellen, der von überall geht
invite-to-table = Zum Tisch
invite-lost = Diese Seite wurde neu geladen. Die Links, die du vorher geschickt hast, gehen nicht mehr: Erstelle neue und schick diese.
invite-lost-match = Diese Seite wurde neu geladen. Die Links, die du vorher geschickt hast, gehen nicht mehr: Geh zurück zum Match und erstelle dort neue.
invite-cancel = Einladung zurückziehen
invite-cancel-again = Zurück zum Tisch

# Schicken.
send-device = Schicken
send-qr = QR-Code
send-qr-label = QR-Code des Links
send-elsewhere = Öffnet sich der Link am falschen Ort?
send-elsewhere-text = Links öffnen sich im Browser, auf iPhone und iPad nie in der installierten App. Wer dort spielt, kopiert den Code und fügt ihn dort ein.
send-code = Der bloße Code
send-copy-code = Code kopieren
send-copied-code = Der Code ist in der Zwischenablage.

# Scannen.
scan-camera = QR-Code scannen
scan-picture = Aus einem Bild
scan-reading = Das Bild wird angesehen
scan-video = Was die Kamera sieht
scan-look = Halte den QR-Code vor die Kamera.
scan-stop = Kamera schließen

# Eingeladen werden.
invited-page = Mit Einladung mitspielen
invited-title = Wurdest du eingeladen?
invited-text = Öffne den Link, den du bekommen hast, oder füge ihn hier ein. In der installierten App geht es nur so.
invited-label = Einladung: der Link oder der bloße Code
invited-open = Öffnen
join-title = Du bist eingeladen
join-reading = Die Einladung wird gelesen
join-somebody = Jemand
join-invites = { $name } lädt dich ein: { $variant }
join-invites-back = { $name } möchte euer Match fortsetzen: { $variant }
join-friend = { $meetings ->
    [one] Ihr habt euch schon einmal getroffen.
   *[other] Ihr habt euch schon { $meetings }-mal getroffen.
}
join-about = Filler ist ein Brettspiel: Wählt abwechselnd eine Farbe, und euer Gebiet nimmt jede Zelle dieser Farbe, die es berührt. Wer mehr hat, als die anderen noch erreichen können, gewinnt.
join-rated-text = Es zählt für beide Wertungen.
join-own = Diese Einladung wurde in genau diesem Browser gemacht. Schick den Link einem Freund; nimmst du sie hier an, spielst du gegen dich selbst.
join-accept = Annehmen
join-decline = Nein, danke
join-leave = Abbrechen
join-making = Deine Antwort wird vorbereitet
join-coming = Unterwegs zu { $name }
join-reply = Deine Antwort
join-message = Meine Antwort für { $variant } auf Filler.
join-stay = Lass diese Seite offen, bis das Match beginnt: Deine Antwort lebt hier.
join-step-send = Schick deine Antwort an { $name }
join-step-send-friend = Schick deinem Freund deine Antwort
join-step-send-text = Am besten dorthin, woher die Einladung kam. { $name } braucht sie, um dich zu erreichen.
join-step-relay = Deine Antwort ist unterwegs zu { $name }
join-relay-instead = Selbst schicken
join-relay-failed = Das Relais hat { $name } nicht gefunden. Schick die Antwort selbst, am besten dorthin, woher die Einladung kam.
join-step-wait = Das Match beginnt von selbst
join-waiting = Warten, bis { $name } deine Antwort annimmt
join-slow = Noch keine Verbindung zu { $name }. Was helfen kann:
join-slow-opened = Frag, ob { $name } deine Antwort geöffnet hat.
join-slow-table = Frag, ob die Seite mit der Einladung dort noch offen ist. Wenn nicht, brauchst du eine neue.
join-slow-fresh = Mach eine frische Antwort und schick diese.
join-slow-network = Diese Einladung geht nur in einem Netz, etwa einem WLAN. Sonst muss { $name } einen Link erstellen, der von überall geht.
join-slow-other = Manche Netze lassen keine direkten Verbindungen durch. Ein anderes, etwa mobile Daten, vielleicht doch.
join-fresh = Frische Antwort machen
join-connected = Verbunden mit { $name }
join-others = Warten auf die anderen: Das Match beginnt, sobald jeder Platz besetzt ist

# Eine Antwort wurde geöffnet.
reply-title = Eine Antwort
reply-looking = Der Tisch, der auf diese Antwort wartet, wird gesucht
reply-taken = Dein Tisch hat sie
reply-taken-text = Geh zurück zu deinem Tisch: Er ist in einem anderen Tab offen. Diesen kannst du schließen.
reply-late = Dieser Platz ist besetzt
reply-late-text = Durch diese Einladung ist schon jemand gekommen, darum bewirkt diese Antwort nichts mehr. Geh zurück zu deinem Tisch; für jemand anderen mach eine neue Einladung.
reply-none = Hier wartet kein Tisch auf diese Antwort
reply-none-why = Eine Einladung lebt nur in dem Tab, in dem sie gemacht wurde, und nur, solange dieser Tab offen ist.
reply-none-elsewhere = Die Einladung ist in einem anderen Browser oder in der installierten App offen: Kopiere den Code und füge ihn dort ein.
reply-none-closed = Ihr Tab wurde geschlossen oder neu geladen: Mach eine neue Einladung.
reply-again = Noch einmal suchen

# Server.
servers-title = Server für Verbindungen
servers-text = Für Einladungen überallhin fragt jedes Gerät einen öffentlichen STUN-Server, welche Adresse es im Internet hat. Der Server erfährt diese Adresse und sonst nichts; das Match geht direkt von Gerät zu Gerät.
servers-turn = Ein TURN-Server reicht auch das verschlüsselte Match weiter, wo ein Netz keine direkten Verbindungen erlaubt. Es gibt keinen, außer du trägst einen ein.
servers-copies = Was du einträgst, bleibt auf diesem Gerät und gehört zu den Kopien deiner Daten, samt Passwörtern.
servers-field = Server, die gefragt werden
servers-format = Einer pro Zeile. STUN braucht nur eine Adresse, TURN auch Benutzer und Passwort. Ein leeres Feld fragt niemanden.
servers-credentials = Benutzer Passwort
servers-own = Diese Server werden statt derer der Website gefragt.
servers-shipped = Das sind die der Website.
servers-shipped-none = Die Website nennt keine, oder ihre Liste konnte nicht geladen werden.
servers-reset = Wieder die der Website nehmen
servers-loading = Die Server werden nachgesehen

# Wer dieses Gerät ist.
identity-not-kept = Dieser Browser behält nichts für diese Seite, vielleicht weil das Fenster privat ist. Du kannst mit Freunden spielen, aber nach einem Neuladen kennt dich niemand wieder, und Wertungen gehen verloren.

# Was schiefging.
error-invalid-invitation = Diese Einladung ist nicht lesbar: Ein Teil fehlt oder wurde verändert. Bitte noch einmal um den Link.
error-newer-invitation = Diese Einladung kommt von einer neueren Version der Seite. Lade diese Seite neu und öffne die Einladung noch einmal.
error-code-unreadable = Das ist weder Einladung noch Antwort, oder ein Teil fehlt. Kopiere es noch einmal, ganz.
error-code-version = Diese Seite kann das nicht lesen. Kopiere es noch einmal, ganz; kommt es von einer neueren Version, lade diese Seite neu.
error-code-too-long = Das ist viel zu lang für eine Einladung oder eine Antwort. Kopiere nur den Link.
error-code-wrong-kind = { $wanted ->
    [reply] Das ist eine Einladung, keine Antwort. Dein Freund muss deinen Link öffnen, annehmen und zurückschicken, was dann erscheint.
   *[other] Das ist eine Antwort, keine Einladung. Sie gehört auf die Seite, auf der du die Einladung gemacht hast.
}
error-code-other-invite = Diese Antwort gehört zu einer anderen Einladung. Bitte deinen Freund, diesen Link zu öffnen und darauf zu antworten.
error-code-invite-used = Diese Einladung wurde schon beantwortet, und dieser Browser nimmt nur eine Antwort an. Mach eine neue Einladung und schick deren Link.
error-net-missing = Dieser Browser kann sich nicht mit anderen Geräten verbinden. Versuch einen anderen.
error-net-gathering = Dieses Gerät ist in keinem Netz. Verbinde es und versuch es noch einmal.
error-net-timeout = Das andere Gerät war nicht zu erreichen.
error-net-closed = Die Verbindung wurde auf der anderen Seite geschlossen.
error-server-invalid = Das ist kein Server, den man fragen kann: { $text }
error-servers-many = Höchstens { $most } Server: Mehr machen das Verbinden langsamer.
error-qr-none = In diesem Bild ist kein QR-Code zu sehen. Nimm ihn näher und gerade auf.
error-camera-refused = Die Kamera darf nicht benutzt werden. Erlaube sie dieser Seite in den Einstellungen des Browsers, oder lies aus einem Bild.
error-camera-missing = Hier ist keine Kamera, oder ein anderes Programm benutzt sie. Lies aus einem Bild, oder füge den Code ein.
