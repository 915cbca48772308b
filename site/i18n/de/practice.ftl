# Übung: die Stufen der Computerspieler, Tipps, was der Computer erwartet, und wenn er nicht nachdenken kann.

level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-perfect = perfekt
level-beginner-text = Nimmt, was nach am meisten aussieht, und verschätzt sich oft. Gut für eine erste Partie.
level-easy-text = Sieht einen Zug weit. Übersieht deine Antwort und irrt, wo es knapp ist.
level-medium-text = Sieht ein paar Züge weit; ab und zu spielt er nach Augenmaß.
level-hard-text = Sieht weiter als die meisten Menschen. Macht nur kleine Versehen.
level-expert-text = Sieht weit voraus und irrt nur in dem, was dahinter liegt.
level-perfect-text = So stark es geht: Kleine Bretter rechnet er bis zum Ende durch.
level-title = Stufe: { $level }
level-of = Stufe: { $name }
levels-title = Wie gut der Computer spielt

# Zeichen am Tisch.
practice-mark = Übung,
practice-unrated = ohne Wertung
practice-unrated-why = Gegen den Computer zählt nichts für eine Wertung: Tipps und Zurücknehmen sind frei.
turn-getting-ready = { $name } macht sich bereit
turn-cannot-think = { $name } kann nicht nachdenken

# Ein Tipp.
hint-thinking = Die beste Farbe wird gesucht
hint-starting = Der erste Tipp wird vorbereitet
hint-cancel = Abbrechen
hint-close = Tipp schließen
hint-best = Am besten: Farbe { $colour }
reason-wins = Sie gewinnt die Partie.
reason-region = Sie schließt eine Region: { $closed ->
    [one] 1 Zelle gehört
   *[other] { $closed } Zellen gehören
} sofort dir.
reason-denial = Sie nimmt { $denied } { $denied ->
    [one] Zelle
   *[other] Zellen
} weg, die sonst { $name } bekäme.
reason-gain = Sie nimmt { $gained } { $gained ->
    [one] Zelle
   *[other] Zellen
}.
reason-opens = Sie öffnet den Weg zu { $opened } { $opened ->
    [one] neuen Zelle
   *[other] neuen Zellen
}.
reason-waits = Sie nimmt nichts: Hier wartet man am besten ab.
reason-nothing = Im Moment nimmt keine Farbe etwas.
hint-value-exact-ahead = { $whose ->
    [you] Du gewinnst
   *[mover] { $name } gewinnt
} mit { $lead } Vorsprung, wenn beide am besten spielen.
hint-value-exact-behind = { $whose ->
    [you] Du verlierst
   *[mover] { $name } verliert
} mit { $lead } Rückstand, wenn beide am besten spielen; keine andere Farbe ist besser.
hint-value-exact-level = Es wird remis, wenn beide am besten spielen.
hint-value-estimate-ahead = Schätzung: Am Ende { $whose ->
    [you] hast du
   *[mover] hat { $name }
} etwa { $lead } mehr.
hint-value-estimate-behind = Schätzung: Am Ende { $whose ->
    [you] hast du
   *[mover] hat { $name }
} etwa { $lead } weniger.
hint-value-estimate-level = Schätzung: Es bleibt gleichauf.
hint-value-many-ahead = Schätzung: Am Ende { $whose ->
    [you] liegst du
   *[mover] liegt { $name }
} etwa { $lead } über dem Mittel der Gegner.
hint-value-many-behind = Schätzung: Am Ende { $whose ->
    [you] liegst du
   *[mover] liegt { $name }
} etwa { $lead } unter dem Mittel der Gegner.
hint-value-many-level = Schätzung: Am Ende { $whose ->
    [you] liegst du
   *[mover] liegt { $name }
} im Mittel der Gegner.

# Die Folge von Zügen, die der Computer erwartet.
expected-title = Was der Computer erwartet
expected-close = Zurück zum Tipp
expected-move = { $number }. { $name }: Farbe { $colour }
expected-hint = Drück einen Zug, um das Brett danach zu sehen, noch einmal, um zurückzukommen.
expected-after = { $moves ->
    [one] Nach 1 Zug
   *[other] Nach { $moves } Zügen
}: { $sides }.
expected-side = { $name } { $worth }
expected-between = {", "}

# Wenn das Nachdenken im Hintergrund nicht geht.
thinker-no-move = Der Computer kann im Moment nicht nachdenken.
thinker-no-hint = Im Moment gibt es keinen Tipp.
thinker-kept = Die Partie steht, wie sie steht, und nichts ist verloren.

# In der Hilfe am Tisch.
help-practice = Gegen den Computer
help-practice-hint = Die Lampe zeigt die beste Farbe, was für sie spricht, und wie es nach Erwartung des Computers weitergeht.
help-practice-back = Der gebogene Pfeil nimmt deinen letzten Zug samt der Antwort zurück; mit Uhr gibt es stattdessen eine Pause.
help-practice-level = Die Balken neben dem Namen eines Computers zeigen, wie gut er spielt. Das kannst du jederzeit in den Optionen ändern.

# Auf der Startseite.
lobby-mode = Wie gespielt wird
lobby-mode-practice = Übung
lobby-mode-shared = An einem Gerät
lobby-practise = Üben
lobby-practice-levels = Gegen
lobby-practice-rival = Computer
lobby-practice-partner = Dein Partner
lobby-practice-rival-1 = Links
lobby-practice-rival-2 = Gegenüber
lobby-practice-rival-3 = Rechts
lobby-begins = Wer beginnt
lobby-begins-you = Du
lobby-begins-computer = Computer
lobby-begins-lot = Das Los
lobby-practice-note = Ohne Wertung. Tipps und Zurücknehmen sind frei.
lobby-level-of = Stufe von Spieler { $number }
lobby-summary-level = { $variant } gegen den Computer: { $level }
lobby-summary-levels = { $variant } gegen Computer
lobby-summary-shared = { $variant } an einem Gerät
