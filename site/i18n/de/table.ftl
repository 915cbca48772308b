# Der Tisch, solange eine Partie läuft.

# Wer wer ist.
player-you = Du
player-person = Spieler { $number }
player-yourself = Spieler { $number } (du)
player-computer = Computer
player-with-level = { $name } ({ $level })
player-computer-numbered = Computer { $number }
pair-name = Paar { $letter }
pair-members = { $pair }: { $first } + { $second }

# Farben heißen nach ihren Tasten; die Namen stimmen für beide Paletten.
colour-name = { $number ->
    [1] 1, Rot
    [2] 2, Gelb
    [3] 3, Grün
    [4] 4, Hellblau
    [5] 5, Violett
    [6] 6, Rosa
    [7] 7, Dunkelblau
    [8] 8, Weiß
   *[9] 9, Dunkelgrau
}

table-opening = Das Brett wird ausgelegt
table-board = Brett: { $variant }
table-board-number = Brett { $seed }
table-options = Optionen
table-help = Hilfe
table-needed = { $needed } zum Sieg
table-needed-mover = { $name }: { $needed } zum Sieg
table-unreachable = Ein Sieg ist außer Reichweite
table-unreachable-mover = { $name }: Sieg noch fern
table-unreachable-why = Vorerst außer Reichweite: Der beste Gegner könnte noch mehr bekommen. Das sinkt, wenn sich das Brett füllt.
table-over = Die Partie ist zu Ende
table-stall = { $left ->
    [one] Ohne Gewinn im nächsten Zug endet die Partie, wie sie steht.
   *[other] Ohne Gewinn in den nächsten { $left } Zügen endet die Partie, wie sie steht.
}
table-equator = Äquator: { $parts }
table-equator-part = { $name } { $worth } von { $total }

# Neben jedem Spieler.
figures-worth = { $worth ->
    [one] Zelle
   *[other] Zellen
}
figures-distance = { $distance } bis Äquator
figures-distance-many = noch { $distance } nötig
figures-crossed = überschritten
figures-crossed-many = genug zum Sieg
figures-unreachable = unerreichbar
figures-unreachable-yet = noch fern
figures-ahead = { $lead } voraus
figures-behind = { $lead } zurück
figures-level = gleichauf
figures-to-move = am Zug
figures-thinking = denkt nach
figures-retired = aufgegeben

# Wer am Zug ist.
turn-you = Du bist am Zug
turn-person = { $name } ist am Zug
turn-computer = { $name } denkt nach
turn-confirm = Noch einmal, um zu spielen

# Die Farbtasten.
colours-label = Farben
hint-pointing = Auf Farbe zeigen: ansehen, drücken: spielen.
hint-touching = Farbe halten: ansehen, tippen: spielen.
colour-takes = nimmt { $worth }
colour-takes-closed = nimmt { $worth } (davon { $closed } als eigene Region)
colour-takes-nothing = nimmt nichts, aber den anderen die Farbe weg
colour-own = deine eigene Farbe
colour-own-named = die Farbe von { $name }
colour-rival = die Farbe von { $name }
colour-waits = du bist nicht am Zug

# Zellen, für Bildschirmleser.
cell-free = Zeile { $row }, Spalte { $column }: Farbe { $colour }, frei
cell-owned = Zeile { $row }, Spalte { $column }: Farbe { $colour }, { $name }
cell-free-worth = Zeile { $row }, Spalte { $column }: Farbe { $colour }, frei, { $worth } wert
cell-owned-worth = Zeile { $row }, Spalte { $column }: Farbe { $colour }, { $name }, { $worth } wert
cell-free-pot = Zeile { $row }, Spalte { $column }: Farbe { $colour }, frei, Farbtopf
cell-obstacle = Zeile { $row }, Spalte { $column }: Hindernis

# Wege von einer Zelle zu ihren Nachbarn, im Uhrzeigersinn.
cell-neighbours = { $cell }. Daneben: { $list }
cell-neighbour = { $way } { $what }
cell-way-up = oben
cell-way-up-right = rechts oben
cell-way-right = rechts
cell-way-down-right = rechts unten
cell-way-down = unten
cell-way-down-left = links unten
cell-way-left = links
cell-way-up-left = links oben

# Was Bildschirmleser nach einem Zug sagen.
announce-takes = { $name } hat Farbe { $colour } gewählt und { $worth } genommen.
announce-takes-you = Du hast Farbe { $colour } gewählt und { $worth } genommen.
announce-closed = { $cells ->
    [one] Eine Zelle davon wurde als eigene Region geschlossen.
   *[other] { $cells } Zellen davon wurden als eigene Region geschlossen.
}
announce-barred = Farbe { $colour } ist { $reason }.
announce-looked = Farbe { $colour }: { $gain }.

# Punktestand und Uhren, vorgelesen auf Wunsch.
speak = Spielstand vorlesen
speak-clocks = Spielstand und Uhren vorlesen
spoken-side = { $name }: { $figures }.
spoken-worth = { $worth ->
    [one] { $worth } Zelle
   *[other] { $worth } Zellen
}
spoken-time = { $time } auf der Uhr
spoken-time-of = { $name } { $time } auf der Uhr
spoken-match = { $game }: { $points }.

# Aufgeben.
resign-game = Partie aufgeben
resign-title = Partie aufgeben?
resign-text = { $name } gibt diese Partie auf. Jede freie Zelle zählt für den Gegner.
resign-text-you = Du gibst diese Partie auf. Jede freie Zelle zählt für den Gegner.
resign-text-many = { $name } gibt diese Partie auf, behält die Zellen und zieht nicht mehr. Die anderen spielen weiter.
resign-text-many-you = Du gibst diese Partie auf, behältst deine Zellen und ziehst nicht mehr. Die anderen spielen weiter.
resign-text-pair = { $name } will diese Partie aufgeben. { $pair } verliert sie, sobald beide Partner aufgegeben haben; jede freie Zelle zählt für die Gegner.
resign-yes = Aufgeben
resign-no = Weiterspielen
