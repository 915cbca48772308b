# Das Ende einer Partie.

end-won = { $name } hat gewonnen
end-won-you = Du hast gewonnen
end-won-pair = { $pair } hat gewonnen
end-draw = Remis
end-reason-decided = Die anderen können nicht mehr aufholen.
end-reason-decided-two = Der Äquator ist überschritten.
end-reason-full = Keine freie Zelle ist mehr erreichbar.
end-reason-stalled = Lange hat niemand etwas gewonnen, also endet die Partie, wie sie steht.
end-reason-resigned = { $name } hat aufgegeben.
end-reason-resigned-you = Du hast aufgegeben.
end-reason-resigned-many = Die anderen haben aufgegeben.
end-reason-equal = Beide haben gleich viel.
end-reason-equal-many = Die Ersten haben gleich viel.
end-rank = { $rank }
end-worth = { $worth }
end-counted = { $worth }, gezählt als { $counted }
end-table = Rangliste
end-place = Platz
end-side = Spieler
end-cells = Zellen
end-again = Noch einmal, gleiches Brett
end-replay = Ansehen
end-new-board = Neues Brett
end-lobby = Zur Startseite
