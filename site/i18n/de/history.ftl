# Der Verlauf: beendete Matches.

page-title-history = Verlauf · Filler
history-title = Verlauf
history-loading = Deine Matches werden gesucht
history-count = { $total ->
    [one] 1 Match insgesamt
   *[other] { $total } Matches insgesamt
}
history-find = Matches suchen
history-variant = Brett
history-variant-any = Alle Bretter
history-opponent = Gegner
history-list = Beendete Matches
history-players = Spieler
history-open = Ansehen
history-open-label = Ansehen: { $variant }, { $players }, { $date }
history-delete = Löschen
history-delete-label = Löschen: { $variant }, { $players }, { $date }
history-more = Ältere Matches zeigen
history-empty-title = Noch keine Matches
history-empty = Jedes Match, das du auf diesem Gerät zu Ende spielst, bleibt hier, Zug für Zug, zum Wiederansehen.
history-empty-play = Eines spielen
history-none = Kein Match passt.
history-none-all = Alle Matches zeigen

history-delete-title = Dieses Match löschen?
history-delete-text = { $variant }, { $players }, { $date }. Seine Züge werden gelöscht; Wertungen bleiben, wie sie sind.
history-delete-yes = Löschen
history-delete-no = Behalten
history-deleted = Das Match ist gelöscht.
history-undo = Rückgängig
history-close = Alles klar

# Wie ein Match ausging.
history-won = Sieg: { $name }
history-won-worth = Sieg durch mehr Zellen: { $name }
history-won-time = Sieg durch Zeit: { $name }
history-won-absent = Sieg, weil der Gegner zu lange weg war: { $name }
history-won-resigned = Sieg durch Aufgabe: { $name }
history-won-many = Sieg: { $name }
history-drawn = Remis
history-shared = Der erste Platz ist geteilt
history-points = { $score }
history-sums = { $sums } Zellen
