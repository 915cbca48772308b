# Der Spieler dieses Geräts.

page-title-profile = Profil · Filler
profile-title = Profil
profile-name = Dein Name
profile-name-text = Er steht an deinem Platz und in den Aufzeichnungen deiner Matches. Höchstens { $longest } Zeichen.
profile-name-save = Speichern
profile-name-saved = Gespeichert

profile-matches = Deine Matches
profile-matches-none = Auf diesem Gerät wurde noch kein Match beendet.
profile-matches-total = { $total ->
    [one] Ein beendetes Match
   *[other] { $total } beendete Matches
}{ $running ->
    [0] .
    [one] , eines läuft.
   *[other] , { $running } laufen.
}
profile-matches-variant = Brett
profile-matches-count = Matches
profile-history = Alle

profile-ratings = Wertungen
profile-ratings-text = Jedes dieser Bretter hat eine eigene Wertung. Die zweite Zahl sagt, wie sicher sie ist: je kleiner, desto sicherer.
profile-ratings-empty = Gewertet werden nur Matches zwischen verschiedenen Geräten: nicht die an einem einzigen Gerät, gegen den Computer, mit Tipps oder ohne Uhr.
profile-rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
profile-rating-none = Noch nicht gewertet
profile-rating-start = Du würdest mit { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } beginnen.
profile-rating-graph = { $count ->
    [one] Ein gewertetes Match, am { $to }: { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }.
   *[other] { $count } gewertete Matches vom { $from } bis zum { $to }: von { NUMBER($first, maximumFractionDigits: 0, useGrouping: 0) } auf { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }, im besten Fall { NUMBER($best, maximumFractionDigits: 0, useGrouping: 0) }.
}
profile-rating-figure = { NUMBER($figure, maximumFractionDigits: 0, useGrouping: 0) }

profile-delete = Alles löschen
profile-delete-title = Alles löschen?
profile-delete-text = Alle Matches, Wertungen, dein Name und deine Optionen werden von diesem Gerät gelöscht. Niemand sonst hat sie. Sichere vorher eine Kopie, wenn du sie vielleicht zurückhaben willst.
profile-delete-type = Schreib „{ $word }“, um fortzufahren
profile-delete-word = löschen
profile-delete-no = Alles behalten
