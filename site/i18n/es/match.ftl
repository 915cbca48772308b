# Un match: partidas, puntos, relojes, estar listo, abandonar, elegir por adelantado, guardar.

# Qué partida es y cómo va el match.
score-game = Partida { $number } de { $games }
score-side = { $name } { $points }
score-caption = Las partidas del match: puntos y casillas
score-games = Partida
score-why = Motivo
score-number = Partida { $number }
score-sum = Suma
score-cell = { $points } · { $counted }
score-reason-decided = decidida
score-reason-full = tablero lleno
score-reason-stalled = sin más ganancia
score-reason-resigned = abandono
score-reason-time = tiempo agotado

# El final de un match.
match-won = { $name } gana el match
match-won-you = Has ganado el match
match-draw = El match acaba en tablas
match-shared = { $names } comparten el primer puesto
match-why-points = { $points } en puntos.
match-why-worth = { $points } en puntos y { $sums } en casillas: victoria ajustada, 0,6 a 0,4.
match-why-draw = { $points } en puntos y { $sums } en casillas.
match-why-time = A { $name } se le acabó el tiempo.
match-why-time-you = Se te acabó el tiempo.
match-why-resigned = { $name } abandonó el match.
match-why-resigned-you = Has abandonado el match.
result-unrated = No puntúa: solo los matches entre dispositivos lo hacen.

# Entre las dos partidas.
between-next = En la siguiente partida cambiáis de esquina en el mismo tablero.
ready = Listo para la siguiente partida
ready-named = { $name }: listo para la siguiente partida
ready-done = { $name }: listo
ready-done-you = Estás listo
ready-grace = Los relojes de quienes no estén listos correrán en { $seconds ->
    [one] 1 segundo.
   *[other] { $seconds } segundos.
}
ready-grace-over = Corren los relojes de quienes no están listos.
swapped = Esquinas cambiadas: empieza { $name }.
swapped-you = Esquinas cambiadas: empiezas tú.

# Los relojes.
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $minutes }:{ $seconds },{ $tenths }
clock-none = Sin reloj
clock-words = { $minutes } min + { $seconds } s/jugada
clock-away = El reloj corre también con esta página cerrada, salvo que hagas una pausa.
alarm = { $name }: queda poco tiempo.
alarm-you = Te queda poco tiempo.
figures-out-of-time = sin tiempo
end-reason-time = A { $name } se le acabó el tiempo.

# Antes de empezar y en una pausa.
turn-set-up = Sin empezar
turn-paused = En pausa
start-title = Empieza { $name }
start-title-you = Empiezas tú
start-button = Poner el reloj en marcha
pause = Pausa
pause-title = En pausa
pause-text = No corre ningún reloj y nadie puede estudiar el tablero.
pause-go-on = Seguir

# Abandonar.
resign-match = Abandonar el match
resign-match-title = ¿Abandonar el match?
resign-who = Quién abandona
resign-nobody = Ahora mismo nadie puede abandonar.
resign-match-text = { $name } abandona el match entero y lo pierde.
resign-match-text-you = Abandonas el match entero y lo pierdes.
resign-match-text-pair = { $name } quiere abandonar el match entero. La { $pair } lo pierde cuando ambos compañeros hayan abandonado.
resign-waits = { $name } quiere abandonar la partida. Cuenta cuando también abandone { $partner }.
resign-match-rated = El match es puntuado: cuenta como derrota para tu puntuación.
resign-match-waits = { $name } quiere abandonar el match. Cuenta cuando también abandone { $partner }.
resign-withdraw = Retirarlo

# Deshacer, pistas, elegir por adelantado.
take-back = Deshacer la última jugada
hint = Pista
hint-gain = Prueba el color { $colour }: { $gain }
colour-ahead = jugarlo cuando te toque
ahead-chosen = Después: color { $colour }. Púlsalo otra vez para retirarlo.
ahead-dropped = El color { $colour }, que habías elegido por adelantado, ahora está vedado.

# Al volver.
away-counted = Hola de nuevo. Has estado fuera { $time }, y ese tiempo ha contado.
away-paused = Hola de nuevo. El match está en pausa: el tiempo fuera no ha contado.

# Otra pestaña, y problemas al guardar.
watching = Este match está abierto en otra pestaña. Aquí solo puedes mirarlo, se actualiza solo.
watching-free = La otra pestaña se ha cerrado. Puedes jugar aquí.
watching-take-over = Jugar aquí
table-read-again = Leerla de nuevo
table-not-kept = Sin guardar
table-not-kept-why = Hasta entonces esta jugada no está guardada y el match espera.
table-go-on-unkept = Seguir sin guardarla
damaged-title = No se puede leer una parte de este match
damaged-text = Las primeras { $sound } de { $lines } anotaciones están bien. Puedes seguir desde ahí; el resto queda en este dispositivo tal como está.
damaged-peer = Queda en este dispositivo tal como está. Tu rival quizá lo tenga completo.
damaged-continue = Seguir desde la última jugada buena
damaged-save = Guardar los datos en bruto

# Los matches en curso, en el inicio.
running-title = Matches en curso
running-between = {" – "}
running-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
running-continue = Continuar
running-delete = Borrar
running-more = { $count ->
    [one] Uno más
   *[other] { $count } más
}
running-delete-title = ¿Borrar este match?
running-delete-text = { $variant }, { $moves ->
    [one] 1 jugada.
   *[other] { $moves } jugadas.
} Se pierde para siempre y no pasa al historial.
running-delete-yes = Borrar
running-delete-no = Conservarlo
