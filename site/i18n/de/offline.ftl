# Die Seite als Programm des Geräts: ohne Netz spielen, neue Versionen, installieren.

offline-getting = Wird offline bereit
offline-getting-title = Filler wird auf dieses Gerät geholt, damit es ohne Netz läuft
offline-ready = Offline bereit
offline-ready-title = Alles ist auf diesem Gerät: Filler läuft ohne Netz
offline-failed = Nur online
offline-failed-title = Filler konnte nicht auf dieses Gerät geholt werden: Das Netz fiel aus, oder es ist kein Platz. Der nächste Besuch versucht es wieder

update-waits = Eine neue Version von Filler ist da. Deine Matches und Optionen bleiben.
update-elsewhere = Eine neue Version von Filler ist da, aber in einem anderen Tab läuft ein Match. Beende es oder schließ zuerst diesen Tab.
update-came = In einem anderen Tab hat eine neue Version von Filler begonnen. Lade sie auch hier; deine Matches und Optionen bleiben.
update-mixed = Diese Seite und die Dateien auf deinem Gerät sind verschiedene Versionen, und noch einmal laden half nicht. Alles außer deinen Matches und Optionen muss neu geholt werden.
update-take = Laden
update-taking = Lädt
update-repair = Neu holen
update-later = Später

install-offer = Du kannst Filler auf dein Gerät holen: Es startet über ein eigenes Symbol und läuft ohne Netz.
install-by-hand = Drück in deinem Browser auf „Teilen“, dann auf „Zum Home-Bildschirm“.
install-do = Installieren
install-decline = Nein, danke
