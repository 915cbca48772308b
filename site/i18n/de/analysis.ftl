# Analyse eines Matches: was jeder Zug wert war, und was am besten gewesen wäre.

analysis-title = Analyse
analysis-start = Analysieren
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-details = Übersicht
analysis-details-title = Übersicht, Zeichen und wie weit die Analyse ist
analysis-best = Bester
analysis-best-title = Was am besten gewesen wäre: { $colour }
analysis-best-back = Was gespielt wurde
analysis-best-none = Nichts war besser als dieser Zug
analysis-best-elsewhere = Geh zu einem bewerteten Zug, um zu sehen, was am besten gewesen wäre
analysis-next = Nächster Fehler
analysis-no-mistakes = Kein Fehler bekannt
analysis-play-on = Von hier weiterspielen
analysis-play-on-short = Weiterspielen
analysis-play-on-over = Hier kann niemand ziehen. Geh zurück, um weiterzuspielen.

analysis-column-taken = nahm
analysis-column-value = Wert
analysis-column-best = beste

# Wie weit sie ist.
analysis-none = Was war jeder Zug wert?
analysis-none-long = Finde heraus, was jeder Zug wert war
analysis-nothing = Es gibt keinen Zug zu analysieren.
analysis-wakes = Beginnt
analysis-done = Alle Züge bewertet
analysis-progress = { $judged } von { $count } Zügen
analysis-progress-long = { $judged } von { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} bewertet, vom letzten zum ersten
analysis-partial = { $judged } von { $count } bewertet
analysis-left = { $minutes ->
    [0] noch weniger als eine Minute
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
analysis-early = Je früher eine Stellung, desto länger dauert der Beweis.
analysis-others = Ein anderes Match wird gerade analysiert. Wenn dieses beginnt, hält es an und behält, was bewertet ist.
analysis-others-short = Ein anderes Match wird analysiert
analysis-unkept = Was herauskommt, kann auf diesem Gerät nicht bleiben: { $why }
analysis-background = Du kannst inzwischen anderes ansehen oder spielen: Der Zug eines Computers geht vor. Was bewertet ist, bleibt auf diesem Gerät.

# Ein Zug.
analysis-mark-best = Optimal
analysis-mark-good = Gut
analysis-mark-inaccuracy = Ungenau
analysis-mark-mistake = Fehler
analysis-mark-blunder = Patzer
analysis-sign-best = ✓
analysis-sign-good = ·
analysis-sign-inaccuracy = ?!
analysis-sign-mistake = ?
analysis-sign-blunder = ??
analysis-about = ≈ { $value }
analysis-change = { $before } → { $after }
analysis-move = { $mark }. Wert für { $name } vor dem Zug { $before }, danach { $after }, { $sure ->
    [exact] beide bewiesen
   *[estimate] beide geschätzt
}.
analysis-move-best = { $mark }. Wert für { $name } { $value }, { $sure ->
    [exact] bewiesen
   *[estimate] eine Schätzung
}; nichts war besser.
analysis-move-better = Am besten war { $colour }.
analysis-best-takes = Am besten: { $colour }. Das hätte { $worth } genommen.
analysis-best-takes-closed = Am besten: { $colour }. Das hätte { $worth } genommen, davon { $closed } als eigene Region.
analysis-best-takes-nothing = Am besten: { $colour }. Ohne Gewinn, nur um sie zu besetzen.

# Die Kurve.
analysis-graph-territory = Gebiet
analysis-graph-value = Wert
analysis-graph-choice = Welche Kurve
analysis-graph-label = Wert der Stellung im Lauf des Matches
analysis-graph-ahead = { $name } vorn
analysis-graph-exact = bewiesen
analysis-graph-estimate = geschätzt
analysis-graph-begins = Partie { $number } beginnt bei { $value } für { $name }, { $sure ->
    [exact] bewiesen
   *[estimate] eine Schätzung
}.
analysis-graph-open = Der schattierte Teil ist noch nicht bewertet.

# Die Übersicht in Worten.
analysis-summary = Übersicht
analysis-summary-later = Sie steht hier, wenn alle Züge bewertet sind.
analysis-start-won = Partie { $number }: Bei bestem Spiel von Anfang an gewinnt { $name } mit { $margin } Vorsprung.
analysis-start-drawn = Partie { $number }: Bei bestem Spiel von Anfang an ist sie remis.
analysis-start-about = Partie { $number }: Am Anfang scheint { $name } um etwa { $margin } vorn zu sein.
analysis-start-level = Partie { $number }: Am Anfang scheint keine Seite vorn zu sein.
analysis-flawless = { $name } hat in allen { $moves } Zügen eine beste Farbe gefunden und nichts verloren.
analysis-player = { $name } hat in { $best } von { $moves } Zügen eine beste Farbe gefunden und zusammen { $exact ->
    [exact] { $lost }
   *[estimate] etwa { $lost }
} verloren.
analysis-player-idle = { $name } hat keinen Zug gemacht.
analysis-costliest = Am teuersten war Zug { $move }{ $games ->
    [one] { "" }
   *[other] { " " }von Partie { $game }
}: { $lost } verloren.
analysis-table-player = Spieler
analysis-table-lost = Verlust
analysis-table-proven = Bewiesen
analysis-table-all = alle
analysis-table-some = { $proven } von { $moves }
analysis-table-none = keiner
analysis-table-label = Züge nach Zeichen, und was jeder Spieler verloren hat

# Züge, die etwas gekostet haben.
analysis-list = Züge, die etwas gekostet haben
analysis-list-none = Keiner der Rede wert.
analysis-list-move = { $games ->
    [one] Zug { $move }
   *[other] Partie { $game }, Zug { $move }
}
analysis-list-lost = { $lost } verloren

# Was Zeichen und Werte bedeuten. Die Zahlen sind die von filler_core/bots/analysis.py.
analysis-legend = Was die Zeichen bedeuten
analysis-legend-value = Ein Wert ist ein Vorsprung: wie viel die Seite am Zug am Ende der Partie mehr hat, wenn von da an beide am besten spielen. Unter 0 hat sie weniger. „Verlust“ ist der Wert vor einem Zug weniger dem danach.
analysis-legend-value-many = Ein Wert sagt, wie weit die Seite am Zug über dem Mittel ihrer Gegner liegen wird, soweit sich das sagen lässt. „Verlust“ ist der Wert vor einem Zug weniger dem danach.
analysis-legend-best = nichts war besser
analysis-legend-good = kostet weniger als 2 % des Bretts
analysis-legend-inaccuracy = kostet 2 % des Bretts oder mehr
analysis-legend-mistake = kostet 6 % oder mehr, oder verschenkt einen Sieg oder ein Remis
analysis-legend-blunder = kostet 12 % oder mehr, oder 6 % und damit einen Sieg oder ein Remis
analysis-legend-exact = Werte ohne Zeichen sind bewiesen: Die Partie wurde mit jeder Antwort bis zum Ende verfolgt, und wer am besten spielt, bekommt genau das.
analysis-legend-estimate = Werte mit ≈ sind Schätzungen: Die Seite hat so viele Züge vorausgesehen, wie sie in einer Sekunde konnte. Sie können falsch sein, vor allem früh in einer Partie.
analysis-legend-graph = In der Kurve ist die Linie durchgezogen, wo Werte bewiesen sind, gestrichelt, wo sie geschätzt sind; Punkte sind Züge, die etwas gekostet haben, je mehr, desto größer.
analysis-exact-all = Alle Werte dieses Matches sind bewiesen.
analysis-exact-none = Alle Werte dieses Matches sind Schätzungen.
analysis-exact-some = { $exact } von { $count } Werten dieses Matches sind bewiesen, die anderen sind Schätzungen.
analysis-four = Bei mehr als zwei Seiten ist nichts bewiesen: Was einer gewinnt, verliert nicht ein einziger Gegner, und was die anderen tun werden, ist eine Vermutung. Werte sind Schätzungen, wie weit ein Spieler über dem Mittel der Gegner liegen wird, und jeder Spieler hat eine Linie in der Kurve.

# Weiterspielen.
play-on-title = Von hier weiterspielen
play-on-text = Ein neuer Tisch mit einer Partie ohne Uhr, an der Stelle, die das Brett zeigt. Dieses Match bleibt, wie es ist.
play-on-to-move = am Zug
play-on-who = Wer für { $name } spielt
play-on-person = ein Mensch
play-on-computer = Computer, { $level }
play-on-go = Spielen
play-on-cancel = Abbrechen
error-analysis-failed = Die Analyse konnte nicht beginnen. Versuch es noch einmal.

# Tasten der Analyse, in der Hilfe zur Wiederholung.
replay-help-analysis = „Analysieren“ findet heraus, was jeder Zug wert war. Schnelle Bretter werden bis ganz zum Ende verfolgt, darum sind ihre Werte bewiesen; auf größeren sind frühe Werte Schätzungen mit dem Zeichen ≈.
