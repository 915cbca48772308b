# El problema del día.

page-title-puzzle = Problema del día · Filler
puzzle-title = Problema del día
puzzle-lobby = Problema del día
puzzle-rival = Rival

# La tarea, y a qué lleva un intento. Los valores son casillas al final, si desde ahí ambos juegan lo mejor.
puzzle-task = Encuentra el único color que gana.
puzzle-begin = Te toca. Los demás, como mucho, hacen tablas. Cada pulsación es un intento.
puzzle-loses = El color { $colour } pierde por { $cells }.
puzzle-draws = El color { $colour }, como mucho, hace tablas.
puzzle-again = { $again ->
    [no] Prueba otro.
   *[yes] Ya lo habías probado. Prueba otro.
}
puzzle-solved-line = Sí: el color { $colour } gana por { $cells }.
puzzle-shown-line = El color { $colour } gana por { $cells }.
puzzle-chosen = Otra vez para probarlo.
puzzle-tried-loses = probado, pierde por { $cells }
puzzle-tried-draws = probado, tablas como mucho

# Sus intentos, mientras no está resuelto.
puzzle-tries = { $tries ->
    [0] Ningún intento aún
    [one] 1 intento
   *[other] { $tries } intentos
}
puzzle-proven = A qué lleva un color está demostrado: cuántas casillas tienes al final de más o de menos, si desde ahí ambos juegan lo mejor.
puzzle-give-up = Mostrar la solución
puzzle-give-up-title = ¿Mostrar la solución?
puzzle-give-up-text = El problema cuenta como no resuelto, y con ello acaba una racha de días.
puzzle-give-up-yes = Mostrarla
puzzle-give-up-no = Seguir buscando

# Cuando ha terminado.
puzzle-solved = { $tries ->
    [one] Resuelto al primer intento
   *[other] Resuelto al intento { $tries }
}
puzzle-gave-up = Solución mostrada
puzzle-why = { $line ->
    [one] Acaba la partida al instante.
   *[other] Si desde ahí ambos juegan lo mejor, la partida acaba tras { $line } jugadas y tienes { $cells } de más.
}
puzzle-line = El mejor juego
puzzle-line-move = Jugada { $move }: { $name }, color { $colour }, se lleva { $worth }
puzzle-line-start = La posición
puzzle-line-start-short = inicio
puzzle-line-play = Reproducir
puzzle-line-pause = Pausa
puzzle-line-begin = La posición antes de la solución
puzzle-line-words = { $name } eligió el color { $colour } y se llevó { $worth }
puzzle-line-words-you = Elegiste el color { $colour } y te llevaste { $worth }
puzzle-play-out = Jugarlo hasta el final
puzzle-play-out-text = Juega desde aquí contra un ordenador que no se equivoca
puzzle-former = { $solved ->
    [yes] Resolviste el problema de este día antes de una actualización, al intento { $tries }. Eso queda. Desde entonces el problema es otro, así que este es por gusto.
   *[no] Viste la solución del problema de este día antes de una actualización. Desde entonces el problema es otro, así que este es por gusto.
}

# Días seguidos, y otros días.
puzzle-streak = { $days ->
    [0] Ningún día seguido aún
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
puzzle-streak-why = Un día cuenta cuando su problema se resuelve ese mismo día (UTC) y sin ver la solución. La racha se guarda en este dispositivo.
puzzle-days = Los últimos siete días
puzzle-day = { $date }: { $fate ->
    [solved] resuelto
    [late] resuelto después
    [shown] solución mostrada
    [tried] empezado
   *[open] pendiente
}
puzzle-late = Resuelto otro día: no cuenta para la racha.
puzzle-before = El día anterior
puzzle-after = El día siguiente
puzzle-today = Problema de hoy
puzzle-new-day = Ha empezado un nuevo día (UTC), y hay un problema nuevo.
puzzle-new-day-go = Ir a él
puzzle-new = Problema nuevo

# Compartir. El texto no dice nada de la solución.
puzzle-share = Comparte tu resultado
puzzle-share-copy = Copiar
puzzle-share-device = Compartir
puzzle-share-copied = El texto está en el portapapeles.
puzzle-share-select = El navegador no dejó que la página lo copiara. El texto está seleccionado: cópialo a mano.
puzzle-share-title = Problema de Filler, { $date }
puzzle-share-solved = { $tries ->
    [one] Resuelto al primer intento
   *[other] Resuelto al intento { $tries }
}
puzzle-share-shown = { $tries ->
    [0] Miré la solución
    [one] Miré la solución tras un intento
   *[other] Miré la solución tras { $tries } intentos
}
puzzle-share-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}

# Mientras se hace, y lo que puede fallar.
puzzle-opening = Buscando el problema
puzzle-making = Haciendo el problema
puzzle-making-text = Tu navegador juega una partida tras otra hasta que sale una posición en la que gana exactamente un color, y lo demuestra. Todo el mundo recibe la misma el mismo día. Tarda unos segundos.
puzzle-cancel = Cancelar
puzzle-stopped = El problema aún no está hecho.
puzzle-make = Hacerlo
puzzle-unkept = Tu resultado no se guarda en este dispositivo. { $why }
error-puzzle-no-day = Este enlace no nombra ningún día. Un día se escribe así: 2026-11-30.
error-puzzle-future = El problema del { $date } aún no existe: según el reloj de este dispositivo es { $today } (UTC). Si no es así, pon el reloj en hora.
