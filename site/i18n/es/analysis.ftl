# Análisis de un match: cuánto valió cada jugada, y qué habría sido lo mejor.

analysis-title = Análisis
analysis-start = Analizar
analysis-stop = Parar
analysis-go-on = Seguir
analysis-details = Resumen
analysis-details-title = Resumen, signos y hasta dónde llega el análisis
analysis-best = Mejor
analysis-best-title = Qué habría sido lo mejor: { $colour }
analysis-best-back = Lo que se jugó
analysis-best-none = Nada era mejor que esta jugada
analysis-best-elsewhere = Ve a una jugada valorada para ver qué habría sido lo mejor
analysis-next = Error siguiente
analysis-no-mistakes = No se conoce ningún error
analysis-play-on = Seguir jugando desde aquí
analysis-play-on-short = Seguir jugando
analysis-play-on-over = Aquí nadie puede mover. Retrocede para seguir jugando.

analysis-column-taken = toma
analysis-column-value = valor
analysis-column-best = mejor

# Hasta dónde llega.
analysis-none = ¿Cuánto valió cada jugada?
analysis-none-long = Averigua cuánto valió cada jugada
analysis-nothing = No hay ninguna jugada que analizar.
analysis-wakes = Empezando
analysis-done = Todas valoradas
analysis-progress = { $judged } de { $count } jugadas
analysis-progress-long = { $judged } de { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} con valor, de la última a la primera
analysis-partial = { $judged } de { $count } con valor
analysis-left = { $minutes ->
    [0] falta menos de un minuto
    [one] falta cerca de un minuto
   *[other] faltan unos { $minutes } minutos
}
analysis-early = Cuanto más temprana es una posición, más se tarda en demostrarla.
analysis-others = Se está analizando otro match. Cuando empiece este, aquel se para y guarda lo que ya está valorado.
analysis-others-short = Se está analizando otro match
analysis-unkept = Lo averiguado no se puede guardar en este dispositivo: { $why }
analysis-background = Mientras tanto puedes mirar otra cosa, o jugar: la jugada de un ordenador va antes. Lo valorado se guarda en este dispositivo.

# Una jugada.
analysis-mark-best = Óptima
analysis-mark-good = Buena
analysis-mark-inaccuracy = Imprecisión
analysis-mark-mistake = Error
analysis-mark-blunder = Error grave
analysis-sign-best = ✓
analysis-sign-good = ·
analysis-sign-inaccuracy = ?!
analysis-sign-mistake = ?
analysis-sign-blunder = ??
analysis-about = ≈ { $value }
analysis-change = { $before } → { $after }
analysis-move = { $mark }. Valor para { $name } antes de la jugada { $before }, después { $after }, { $sure ->
    [exact] ambos demostrados
   *[estimate] ambos estimados
}.
analysis-move-best = { $mark }. Valor para { $name } { $value }, { $sure ->
    [exact] demostrado
   *[estimate] una estimación
}; nada era mejor.
analysis-move-better = Lo mejor era { $colour }.
analysis-best-takes = Lo mejor: { $colour }. Se habría llevado { $worth }.
analysis-best-takes-closed = Lo mejor: { $colour }. Se habría llevado { $worth }, { $closed } como región propia.
analysis-best-takes-nothing = Lo mejor: { $colour }. Sin llevarse nada, solo para ocuparlo.

# La gráfica.
analysis-graph-territory = Territorio
analysis-graph-value = Valor
analysis-graph-choice = Qué gráfica
analysis-graph-label = Valor de la posición a lo largo del match
analysis-graph-ahead = { $name } por delante
analysis-graph-exact = demostrado
analysis-graph-estimate = estimado
analysis-graph-begins = La partida { $number } empieza con { $value } para { $name }, { $sure ->
    [exact] demostrado
   *[estimate] una estimación
}.
analysis-graph-open = La parte sombreada aún no está valorada.

# El resumen en palabras.
analysis-summary = Resumen
analysis-summary-later = Estará aquí cuando todas las jugadas estén valoradas.
analysis-start-won = Partida { $number }: con el mejor juego desde el inicio, { $name } gana por { $margin }.
analysis-start-drawn = Partida { $number }: con el mejor juego desde el inicio, acaba en tablas.
analysis-start-about = Partida { $number }: al inicio, { $name } parece tener una ventaja de cerca de { $margin }.
analysis-start-level = Partida { $number }: al inicio, ningún bando parece tener ventaja.
analysis-flawless = { $name }: el mejor color en las { $moves } jugadas, sin perder nada.
analysis-player = { $name }: el mejor color en { $best } de { $moves } jugadas; perdió { $exact ->
    [exact] { $lost }
   *[estimate] cerca de { $lost }
} en total.
analysis-player-idle = { $name } no hizo ninguna jugada.
analysis-costliest = La más cara fue la jugada { $move }{ $games ->
    [one] { "" }
   *[other] { " " }de la partida { $game }
}: pérdida de { $lost }.
analysis-table-player = Jugador
analysis-table-lost = Pérdida
analysis-table-proven = Demostrado
analysis-table-all = todo
analysis-table-some = { $proven } de { $moves }
analysis-table-none = nada
analysis-table-label = Jugadas por signo, y lo que perdió cada jugador

# Jugadas que costaron algo.
analysis-list = Jugadas que costaron algo
analysis-list-none = Ninguna merece mención.
analysis-list-move = { $games ->
    [one] Jugada { $move }
   *[other] Partida { $game }, jugada { $move }
}
analysis-list-lost = pérdida: { $lost }

# Qué significan los signos y valores. Las cifras son las de filler_core/bots/analysis.py.
analysis-legend = Qué significan los signos
analysis-legend-value = Un valor es una ventaja: cuánto más tiene al final de la partida el bando que mueve, si ambos bandos juegan lo mejor desde ahí. Por debajo de 0 tiene menos. «Pérdida» es el valor antes de una jugada menos el de después.
analysis-legend-value-many = Un valor dice cuánto más que la media de sus rivales tendrá el bando que mueve, hasta donde se puede saber. «Pérdida» es el valor antes de una jugada menos el de después.
analysis-legend-best = nada era mejor
analysis-legend-good = cuesta menos del 2 % del tablero
analysis-legend-inaccuracy = cuesta el 2 % del tablero o más
analysis-legend-mistake = cuesta el 6 % o más, o regala una victoria o unas tablas
analysis-legend-blunder = cuesta el 12 % o más, o el 6 % y con ello una victoria o unas tablas
analysis-legend-exact = Los valores sin signo están demostrados: la partida se siguió hasta el final, con cada respuesta, y quien juega lo mejor obtiene exactamente eso.
analysis-legend-estimate = Los valores con ≈ son estimaciones: la página miró tantas jugadas por delante como pudo en un segundo. Pueden fallar, sobre todo al principio de una partida.
analysis-legend-graph = En la gráfica la línea es continua donde los valores están demostrados y discontinua donde son estimaciones; los puntos son jugadas que costaron algo, mayores cuanto más.
analysis-exact-all = Todos los valores de este match están demostrados.
analysis-exact-none = Todos los valores de este match son estimaciones.
analysis-exact-some = { $exact } de { $count } valores de este match están demostrados; los demás son estimaciones.
analysis-four = Con más de dos bandos no se demuestra nada: lo que gana uno no lo pierde un solo rival, y lo que harán los demás es una conjetura. Los valores estiman cuánto más que la media de los rivales tendrá un jugador, y cada jugador tiene una línea en la gráfica.

# Seguir jugando.
play-on-title = Seguir jugando desde aquí
play-on-text = Una mesa nueva de una partida sin reloj, en el punto que muestra el tablero. Este match queda como está.
play-on-to-move = le toca
play-on-who = Quién juega por { $name }
play-on-person = una persona
play-on-computer = ordenador, { $level }
play-on-go = Jugar
play-on-cancel = Cancelar
error-analysis-failed = El análisis no pudo empezar. Inténtalo otra vez.

# Teclas del análisis, en la ayuda de la repetición.
replay-help-analysis = «Analizar» averigua cuánto valió cada jugada. Los tableros rápidos se siguen hasta el final, así que sus valores están demostrados; en los mayores, los primeros valores son estimaciones, con el signo ≈.
