# El historial: los matches terminados.

page-title-history = Historial · Filler
history-title = Historial
history-loading = Buscando tus matches
history-count = { $total ->
    [one] 1 match en total
   *[other] { $total } matches en total
}
history-find = Buscar matches
history-variant = Tablero
history-variant-any = Todos
history-opponent = Rival
history-list = Matches terminados
history-players = Jugadores
history-open = Repetición
history-open-label = Repetición: { $variant }, { $players }, { $date }
history-delete = Borrar
history-delete-label = Borrar: { $variant }, { $players }, { $date }
history-more = Mostrar más antiguos
history-empty-title = Todavía no hay matches
history-empty = Cada match que juegues hasta el final en este dispositivo se guarda aquí, jugada a jugada, para verlo otra vez.
history-empty-play = Jugar uno
history-none = Ningún match coincide.
history-none-all = Mostrar todos

history-delete-title = ¿Borrar este match?
history-delete-text = { $variant }, { $players }, { $date }. Se borran sus jugadas; las puntuaciones quedan como están.
history-delete-yes = Borrar
history-delete-no = Conservarlo
history-deleted = El match se ha borrado.
history-undo = Deshacer
history-close = De acuerdo

# Cómo acabó un match.
history-won = Victoria: { $name }
history-won-worth = Victoria por más casillas: { $name }
history-won-time = Victoria por tiempo: { $name }
history-won-absent = Victoria por ausencia demasiado larga del rival: { $name }
history-won-resigned = Victoria por abandono: { $name }
history-won-many = Victoria: { $name }
history-drawn = Tablas
history-shared = Primer puesto compartido
history-points = { $score }
history-sums = { $sums } casillas
