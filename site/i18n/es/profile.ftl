# El jugador de este dispositivo.

page-title-profile = Perfil · Filler
profile-title = Perfil
profile-name = Tu nombre
profile-name-text = Aparece en tu puesto y en los registros de tus matches. Como mucho { $longest } caracteres.
profile-name-save = Guardar
profile-name-saved = Guardado

profile-matches = Tus matches
profile-matches-none = Todavía no se ha terminado ningún match en este dispositivo.
profile-matches-total = { $total ->
    [one] Un match terminado
   *[other] { $total } matches terminados
}{ $running ->
    [0] .
    [one] , uno en curso.
   *[other] , { $running } en curso.
}
profile-matches-variant = Tablero
profile-matches-count = Matches
profile-history = Todos

profile-ratings = Puntuaciones
profile-ratings-text = Cada uno de estos tableros tiene su propia puntuación. La segunda cifra dice lo segura que es: cuanto menor, más segura.
profile-ratings-empty = Solo puntúan los matches entre dispositivos distintos: no los de un solo dispositivo, contra el ordenador, con pistas o sin reloj.
profile-rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
profile-rating-none = Sin puntuación todavía
profile-rating-start = Empezarías con { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }.
profile-rating-graph = { $count ->
    [one] Un match puntuado, el { $to }: { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }.
   *[other] { $count } matches puntuados del { $from } al { $to }: de { NUMBER($first, maximumFractionDigits: 0, useGrouping: 0) } a { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }, como máximo { NUMBER($best, maximumFractionDigits: 0, useGrouping: 0) }.
}
profile-rating-figure = { NUMBER($figure, maximumFractionDigits: 0, useGrouping: 0) }

profile-delete = Borrar todo
profile-delete-title = ¿Borrar todo?
profile-delete-text = Se borran de este dispositivo todos los matches, las puntuaciones, tu nombre y tus opciones. Nadie más los tiene. Guarda antes una copia si quizá quieras recuperarlos.
profile-delete-type = Escribe «{ $word }» para seguir
profile-delete-word = borrar
profile-delete-no = Conservar todo
