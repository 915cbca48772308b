# La mesa durante la partida.

# Quién es quién.
player-you = Tú
player-person = Jugador { $number }
player-yourself = Jugador { $number } (tú)
player-computer = Ordenador
player-with-level = { $name } ({ $level })
player-computer-numbered = Ordenador { $number }
pair-name = Pareja { $letter }
pair-members = { $pair }: { $first } + { $second }

# Los colores se llaman por su tecla; los nombres valen para las dos paletas.
colour-name = { $number ->
    [1] 1, rojo
    [2] 2, amarillo
    [3] 3, verde
    [4] 4, celeste
    [5] 5, morado
    [6] 6, rosa
    [7] 7, azul oscuro
    [8] 8, blanco
   *[9] 9, gris oscuro
}

table-opening = Preparando el tablero
table-board = Tablero de { $variant }
table-board-number = Tablero { $seed }
table-options = Opciones
table-help = Ayuda
table-needed = { $needed } para ganar
table-needed-mover = { $name }: { $needed } para ganar
table-unreachable = Ganar está fuera de alcance
table-unreachable-mover = { $name }: aún lejos de ganar
table-unreachable-why = Por ahora fuera de alcance: el mejor rival aún podría tener más. Eso baja a medida que se llena el tablero.
table-over = La partida ha terminado
table-stall = { $left ->
    [one] Sin ganancia en la próxima jugada, la partida acaba como está.
   *[other] Sin ganancia en las próximas { $left } jugadas, la partida acaba como está.
}
table-equator = Ecuador: { $parts }
table-equator-part = { $name } { $worth } de { $total }

# Junto a cada jugador.
figures-worth = { $worth ->
    [one] casilla
   *[other] casillas
}
figures-distance = { $distance } al ecuador
figures-distance-many = faltan { $distance }
figures-crossed = pasado el ecuador
figures-crossed-many = bastan
figures-unreachable = inalcanzable
figures-unreachable-yet = aún lejos
figures-ahead = { $lead } más
figures-behind = { $lead } menos
figures-level = igualados
figures-to-move = le toca
figures-thinking = pensando
figures-retired = abandonó

# A quién le toca.
turn-you = Te toca
turn-person = Turno de { $name }
turn-computer = { $name }: pensando
turn-confirm = Otra vez para jugarlo

# Los botones de color.
colours-label = Colores
hint-pointing = Señala un color para mirarlo, púlsalo para jugarlo.
hint-touching = Mantén un color: mirar; toca: jugar.
colour-takes = { $worth ->
    [one] se lleva 1
   *[other] se lleva { $worth }
}
colour-takes-closed = se lleva { $worth } ({ $closed } como región propia)
colour-takes-nothing = no se lleva nada, pero quita el color a los demás
colour-own = tu propio color
colour-own-named = el color de { $name }
colour-rival = el color de { $name }
colour-waits = no es tu turno

# Las casillas, para lectores de pantalla.
cell-free = Fila { $row }, columna { $column }: color { $colour }, libre
cell-owned = Fila { $row }, columna { $column }: color { $colour }, { $name }
cell-free-worth = Fila { $row }, columna { $column }: color { $colour }, libre, vale { $worth }
cell-owned-worth = Fila { $row }, columna { $column }: color { $colour }, { $name }, vale { $worth }
cell-free-pot = Fila { $row }, columna { $column }: color { $colour }, libre, bote de pintura
cell-obstacle = Fila { $row }, columna { $column }: obstáculo

# Direcciones desde una casilla a sus vecinas, en el sentido de las agujas del reloj.
cell-neighbours = { $cell }. Al lado: { $list }
cell-neighbour = { $way } { $what }
cell-way-up = arriba
cell-way-up-right = arriba a la derecha
cell-way-right = a la derecha
cell-way-down-right = abajo a la derecha
cell-way-down = abajo
cell-way-down-left = abajo a la izquierda
cell-way-left = a la izquierda
cell-way-up-left = arriba a la izquierda

# Lo que anuncian los lectores de pantalla tras una jugada.
announce-takes = { $name } ha elegido el color { $colour } y se lleva { $worth }.
announce-takes-you = Has elegido el color { $colour } y te llevas { $worth }.
announce-closed = { $cells ->
    [one] Una de las casillas se cerró como región propia.
   *[other] { $cells } de las casillas se cerraron como región propia.
}
announce-barred = El color { $colour } es { $reason }.
announce-looked = Color { $colour }: { $gain }.

# El marcador y los relojes, leídos cuando se pide.
speak = Leer el marcador
speak-clocks = Leer el marcador y los relojes
spoken-side = { $name }: { $figures }.
spoken-worth = { $worth ->
    [one] { $worth } casilla
   *[other] { $worth } casillas
}
spoken-time = { $time } en el reloj
spoken-time-of = { $name } { $time } en el reloj
spoken-match = { $game }: { $points }.

# Abandonar.
resign-game = Abandonar la partida
resign-title = ¿Abandonar la partida?
resign-text = { $name } abandona esta partida. Todas las casillas libres cuentan para el rival.
resign-text-you = Abandonas esta partida. Todas las casillas libres cuentan para el rival.
resign-text-many = { $name } abandona esta partida, conserva sus casillas y deja de mover. Los demás siguen jugando.
resign-text-many-you = Abandonas esta partida, conservas tus casillas y dejas de mover. Los demás siguen jugando.
resign-text-pair = { $name } quiere abandonar esta partida. La { $pair } la pierde cuando ambos compañeros hayan abandonado; todas las casillas libres cuentan para los rivales.
resign-yes = Abandonar
resign-no = Seguir
