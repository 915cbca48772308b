# Die Aufgabe des Tages.

page-title-puzzle = Aufgabe des Tages · Filler
puzzle-title = Aufgabe des Tages
puzzle-lobby = Tagesaufgabe
puzzle-rival = Gegner

# Die Aufgabe, und wozu ein Versuch führt. Werte sind Zellen am Ende, wenn von da an beide am besten spielen.
puzzle-task = Finde die eine Farbe, die gewinnt.
puzzle-begin = Du bist am Zug. Die anderen sind höchstens remis. Jedes Drücken ist ein Versuch.
puzzle-loses = Farbe { $colour } verliert mit { $cells } Rückstand.
puzzle-draws = Farbe { $colour } ist höchstens remis.
puzzle-again = { $again ->
    [no] Versuch eine andere.
   *[yes] Die hattest du schon versucht. Versuch eine andere.
}
puzzle-solved-line = Ja: Farbe { $colour } gewinnt mit { $cells } Vorsprung.
puzzle-shown-line = Farbe { $colour } gewinnt mit { $cells } Vorsprung.
puzzle-chosen = Noch einmal, um sie zu versuchen.
puzzle-tried-loses = versucht, verliert mit { $cells } Rückstand
puzzle-tried-draws = versucht, höchstens remis

# Die Versuche, solange sie nicht gelöst ist.
puzzle-tries = { $tries ->
    [0] Noch kein Versuch
    [one] 1 Versuch
   *[other] { $tries } Versuche
}
puzzle-proven = Wozu eine Farbe führt, ist bewiesen: wie viele Zellen du am Ende mehr oder weniger hast, wenn von da an beide am besten spielen.
puzzle-give-up = Lösung zeigen
puzzle-give-up-title = Die Lösung zeigen?
puzzle-give-up-text = Die Aufgabe zählt als nicht gelöst, und eine Reihe von Tagen endet damit.
puzzle-give-up-yes = Zeigen
puzzle-give-up-no = Weitersuchen

# Wenn sie vorbei ist.
puzzle-solved = { $tries ->
    [one] Beim ersten Versuch gelöst
   *[other] Beim { $tries }. Versuch gelöst
}
puzzle-gave-up = Lösung gezeigt
puzzle-why = { $line ->
    [one] Sie beendet die Partie sofort.
   *[other] Wenn von da an beide am besten spielen, endet die Partie nach { $line } Zügen, und du hast { $cells } mehr.
}
puzzle-line = Bestes Spiel
puzzle-line-move = Zug { $move }: { $name }, Farbe { $colour }, nimmt { $worth }
puzzle-line-start = Die Stellung
puzzle-line-start-short = Start
puzzle-line-play = Abspielen
puzzle-line-pause = Pause
puzzle-line-begin = Die Stellung vor der Lösung
puzzle-line-words = { $name } hat Farbe { $colour } gewählt und { $worth } genommen
puzzle-line-words-you = Du hast Farbe { $colour } gewählt und { $worth } genommen
puzzle-play-out = Zu Ende spielen
puzzle-play-out-text = Spiel von hier gegen einen Computer, der keine Fehler macht
puzzle-former = { $solved ->
    [yes] Du hast die Aufgabe dieses Tages vor einem Update gelöst, beim { $tries }. Versuch. Das bleibt. Seither ist es eine andere, diese ist also zum Spaß.
   *[no] Dir wurde die Lösung der Aufgabe dieses Tages vor einem Update gezeigt. Seither ist es eine andere, diese ist also zum Spaß.
}

# Tage in Folge, und andere Tage.
puzzle-streak = { $days ->
    [0] Noch kein Tag in Folge
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-streak-why = Ein Tag zählt, wenn seine Aufgabe an diesem Tag (UTC) und ohne Blick auf die Lösung gelöst wird. Die Reihe bleibt auf diesem Gerät.
puzzle-days = Die letzten sieben Tage
puzzle-day = { $date }: { $fate ->
    [solved] gelöst
    [late] später gelöst
    [shown] Lösung gezeigt
    [tried] begonnen
   *[open] offen
}
puzzle-late = An einem späteren Tag gelöst: Das zählt nicht für die Reihe.
puzzle-before = Der Tag davor
puzzle-after = Der Tag danach
puzzle-today = Aufgabe von heute
puzzle-new-day = Ein neuer Tag (UTC) hat begonnen, und es gibt eine neue Aufgabe.
puzzle-new-day-go = Dorthin
puzzle-new = Neue Aufgabe

# Teilen. Der Text verrät nichts von der Lösung.
puzzle-share = Teile dein Ergebnis
puzzle-share-copy = Kopieren
puzzle-share-device = Teilen
puzzle-share-copied = Der Text ist in der Zwischenablage.
puzzle-share-select = Der Browser hat die Seite nicht kopieren lassen. Der Text ist markiert: Kopiere ihn von Hand.
puzzle-share-title = Filler-Aufgabe, { $date }
puzzle-share-solved = { $tries ->
    [one] Beim ersten Versuch gelöst
   *[other] Beim { $tries }. Versuch gelöst
}
puzzle-share-shown = { $tries ->
    [0] Ich habe mir die Lösung angesehen
    [one] Ich habe mir die Lösung nach einem Versuch angesehen
   *[other] Ich habe mir die Lösung nach { $tries } Versuchen angesehen
}
puzzle-share-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}

# Während sie entsteht, und was schiefgehen kann.
puzzle-opening = Die Aufgabe wird gesucht
puzzle-making = Die Aufgabe entsteht
puzzle-making-text = Dein Browser spielt Partie um Partie, bis eine Stellung kommt, in der genau eine Farbe gewinnt, und beweist es. Alle bekommen am selben Tag dieselbe. Das dauert einige Sekunden.
puzzle-cancel = Abbrechen
puzzle-stopped = Die Aufgabe ist noch nicht fertig.
puzzle-make = Erstellen
puzzle-unkept = Dein Ergebnis bleibt nicht auf diesem Gerät. { $why }
error-puzzle-no-day = Dieser Link nennt keinen Tag. Ein Tag sieht so aus: 2026-11-30.
error-puzzle-future = Die Aufgabe für den { $date } gibt es noch nicht: Nach der Uhr dieses Geräts ist es der { $today } (UTC). Wenn das nicht stimmt, stell die Uhr.
