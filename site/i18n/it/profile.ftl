# Il giocatore di questo dispositivo.

page-title-profile = Profilo · Filler
profile-title = Profilo
profile-name = Il tuo nome
profile-name-text = Sta al tuo posto e nelle registrazioni dei tuoi match. Al massimo { $longest } caratteri.
profile-name-save = Salva
profile-name-saved = Salvato

profile-matches = I tuoi match
profile-matches-none = Su questo dispositivo non è ancora finito nessun match.
profile-matches-total = { $total ->
    [one] Un match finito
   *[other] { $total } match finiti
}{ $running ->
    [0] .
    [one] , uno in corso.
   *[other] , { $running } in corso.
}
profile-matches-variant = Tavola
profile-matches-count = Match
profile-history = Tutti

profile-ratings = Rating
profile-ratings-text = Ognuna di queste tavole ha un rating tutto suo. Il secondo numero dice quanto è sicuro: più è piccolo, più è sicuro.
profile-ratings-empty = Contano solo i match tra dispositivi diversi: non quelli su un solo dispositivo, contro il computer, con suggerimenti o senza orologio.
profile-rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
profile-rating-none = Ancora senza rating
profile-rating-start = Cominceresti con { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }.
profile-rating-graph = { $count ->
    [one] Un match classificato, il { $to }: { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }.
   *[other] { $count } match classificati dal { $from } al { $to }: da { NUMBER($first, maximumFractionDigits: 0, useGrouping: 0) } a { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }, al massimo { NUMBER($best, maximumFractionDigits: 0, useGrouping: 0) }.
}
profile-rating-figure = { NUMBER($figure, maximumFractionDigits: 0, useGrouping: 0) }

profile-delete = Elimina tutto
profile-delete-title = Eliminare tutto?
profile-delete-text = Da questo dispositivo vengono eliminati tutti i match, i rating, il tuo nome e le tue opzioni. Nessun altro li ha. Se forse li rivuoi, prima salva una copia.
profile-delete-type = Scrivi «{ $word }» per continuare
profile-delete-word = elimina
profile-delete-no = Tieni tutto
