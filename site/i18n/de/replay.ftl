# Ein Match wieder ansehen.

page-title-replay = Wiederholung: { $variant } · Filler
page-title-replay-empty = Wiederholung · Filler
replay-title = Wiederholung
replay-opening = Die Aufzeichnung wird gelesen
replay-back = Zurück
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-flip = Brett drehen
replay-speed = Tempo
replay-speed-times = { $times }×
replay-speed-played = wie gespielt
replay-match-won = { $name } hat das Match gewonnen.
replay-match-drawn = Das Match endet remis.
replay-position = Stelle im Match
replay-share = Teilen und Dateien
replay-help = Hilfe zur Wiederholung

# Ein Computerspieler und seine Stufe, wie die Aufzeichnung sie nennt.
replay-computer = { $name } ({ $level })

# Was bei einem Schritt geschah.
step-begin = Der Anfang
step-begin-game = Partie { $number } beginnt.
step-move = { $name } hat Farbe { $colour } gewählt und { $worth } genommen
step-resign-game = { $name } hat die Partie aufgegeben
step-resign-match = { $name } hat das Match aufgegeben
step-withdraw = { $name } hat die Aufgabe zurückgenommen
step-flag = Die Zeit von { $name } ist abgelaufen
step-absent = { $name } war zu lange weg
step-ready = { $name } war bereit für die nächste Partie
step-place = Zug { $move } von { $moves }: { $words }
step-place-other = Nach Zug { $move } von { $moves }: { $words }

# Die Liste der Züge.
steps-title = Züge
steps-game = Partie { $number }
steps-begin = Start
steps-gain = +{ $worth }
steps-resign-game = { $name }: aufgegeben
steps-resign-match = { $name }: Match aufgegeben
steps-withdraw = { $name }: zurückgenommen
steps-flag = { $name }: Zeit abgelaufen
steps-absent = { $name }: zu lange weg
steps-ready = { $name }: bereit

# Die Kurve der Gebiete.
graph-label = Wert jeder Seite im Lauf des Matches
graph-part = { $name } { $worth }
graph-game = Partie { $number } endet mit { $parts }.
graph-equator = Äquator { NUMBER($worth, maximumFractionDigits: 1) }

# Teilen.
share-title = Dieses Match teilen
share-link = Link zu diesem Match
share-text = Das ganze Match steckt im Link. Wer ihn öffnet, kann jeden Zug ansehen.
share-long = Dieser Link hat { $length } Zeichen, und manche Programme kürzen so lange Links. Die Datei geht immer.
share-copy = Link kopieren
share-copied = Der Link ist in der Zwischenablage.
share-select = Der Browser hat die Seite nicht kopieren lassen. Der Link ist markiert: Kopiere ihn von Hand.
share-device = Teilen
share-save = Als Datei sichern
share-open = Datei öffnen

# Eine Aufzeichnung bringen.
open-title = Match ansehen
open-text = Öffne eine Datei, die hier gesichert wurde, zieh sie irgendwo auf diese Seite, oder füge einen Link zu einem Match ein.
open-paste = Link oder Aufzeichnung
open-show = Match zeigen
open-drop = Loslassen öffnet die Datei

# Hilfe.
replay-help-title = Die Wiederholung
replay-help-text = Geh das Match Zug für Zug durch, oder drück irgendwo in die Kurve oder in die Liste der Züge.
replay-help-keys = Tasten
replay-key-arrows = ← und →
replay-key-arrows-text = einen Schritt zurück oder vor
replay-key-ends = Pos1 und Ende
replay-key-ends-text = zum Anfang und zum Ende
replay-key-space = Leertaste
replay-key-space-text = abspielen und anhalten
replay-help-graph = Die Kurve zeigt, wie viel jede Seite nach jedem Zug hat. Die gestrichelte Linie quer ist der Äquator, das halbe Brett; die senkrechte trennt die Partien.
replay-help-played = „Wie gespielt“ dauert so lange, wie die Spieler gebraucht haben.

# Was an einer Aufzeichnung nicht stimmen kann.
error-record-no-record = Diese Datei ist keine Aufzeichnung eines Matches: Sie ist viel zu groß.
error-record-file = Der Browser konnte diese Datei nicht lesen. Wähle sie noch einmal.
error-record-unreadable = Diese Aufzeichnung ist nicht lesbar: In Zeile { $line } steht ab Zeichen { $column } etwas Unbekanntes. Vielleicht wurde sie unterwegs gekürzt oder verändert.
error-record-impossible = Diese Aufzeichnung erzählt etwas, das die Regeln nicht erlauben: Ereignis { $event }, in Zeile { $line }. Vielleicht wurde sie unterwegs verändert.
error-record-contradicts-itself = Diese Aufzeichnung widerspricht sich: Was Zeile { $line } sagt, folgt nicht aus den Zügen. Vielleicht wurde sie unterwegs verändert.
error-record-too-long = Das ist keine Aufzeichnung eines Matches: Sie hat mehr als { $longest } Zeichen.
error-match-gone = Dieses Match ist nicht im Verlauf dieses Geräts. Vielleicht wurde es gelöscht.
