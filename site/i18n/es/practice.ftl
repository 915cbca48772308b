# Práctica: los niveles del ordenador, pistas, lo que espera el ordenador, y cuando no puede pensar.

level-beginner = principiante
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
level-perfect = perfecto
level-beginner-text = Toma lo que parece más, y a menudo calcula mal. Bueno para una primera partida.
level-easy-text = Mira una jugada por delante. No ve tu respuesta y falla cuando está reñido.
level-medium-text = Mira unas jugadas por delante; de vez en cuando juega a ojo.
level-hard-text = Mira más lejos que casi todo el mundo. Solo comete pequeños deslices.
level-expert-text = Mira muy lejos y solo falla en lo que queda más allá.
level-perfect-text = Lo más fuerte que hay: los tableros pequeños los calcula hasta el final.
level-title = Nivel: { $level }
level-of = Nivel: { $name }
levels-title = Cómo de bien juega el ordenador

# Marcas en la mesa.
practice-mark = Práctica,
practice-unrated = no puntúa
practice-unrated-why = Contra el ordenador nada cuenta para la puntuación: pide pistas y deshaz jugadas cuanto quieras.
turn-getting-ready = { $name }: preparándose
turn-cannot-think = { $name } no puede pensar

# Una pista.
hint-thinking = Buscando el mejor color
hint-starting = Preparando la primera pista
hint-cancel = Cancelar
hint-close = Cerrar la pista
hint-best = Lo mejor: color { $colour }
reason-wins = Gana la partida.
reason-region = Cierra una región: { $closed ->
    [one] 1 casilla pasa a ser tuya
   *[other] { $closed } casillas pasan a ser tuyas
} al instante.
reason-denial = Le quita { $denied } { $denied ->
    [one] casilla
   *[other] casillas
} a { $name }.
reason-gain = Se lleva { $gained } { $gained ->
    [one] casilla
   *[other] casillas
}.
reason-opens = Abre el camino a { $opened } { $opened ->
    [one] casilla nueva
   *[other] casillas nuevas
}.
reason-waits = No se lleva nada: aquí lo mejor es esperar.
reason-nothing = Por ahora ningún color se lleva nada.
hint-value-exact-ahead = { $whose ->
    [you] Ganas
   *[mover] { $name } gana
} por { $lead } si ambos juegan lo mejor.
hint-value-exact-behind = { $whose ->
    [you] Pierdes
   *[mover] { $name } pierde
} por { $lead } si ambos juegan lo mejor; ningún otro color es mejor.
hint-value-exact-level = Acaba en tablas si ambos juegan lo mejor.
hint-value-estimate-ahead = Estimación: { $whose ->
    [you] acabas
   *[mover] { $name } acaba
} con cerca de { $lead } más.
hint-value-estimate-behind = Estimación: { $whose ->
    [you] acabas
   *[mover] { $name } acaba
} con cerca de { $lead } menos.
hint-value-estimate-level = Estimación: sigue igualado.
hint-value-many-ahead = Estimación: { $whose ->
    [you] acabas
   *[mover] { $name } acaba
} cerca de { $lead } por encima de la media de los rivales.
hint-value-many-behind = Estimación: { $whose ->
    [you] acabas
   *[mover] { $name } acaba
} cerca de { $lead } por debajo de la media de los rivales.
hint-value-many-level = Estimación: { $whose ->
    [you] acabas
   *[mover] { $name } acaba
} en la media de los rivales.

# La línea que espera el ordenador.
expected-title = Lo que espera el ordenador
expected-close = Volver a la pista
expected-move = { $number }. { $name }: color { $colour }
expected-hint = Pulsa una jugada para ver el tablero tras ella, y otra vez para volver.
expected-after = { $moves ->
    [one] Tras 1 jugada
   *[other] Tras { $moves } jugadas
}: { $sides }.
expected-side = { $name } { $worth }
expected-between = {", "}

# Falla el segundo programa de trabajo.
thinker-no-move = El ordenador no puede pensar en este momento.
thinker-no-hint = No hay pista en este momento.
thinker-kept = La partida queda como está y no se pierde nada.

# En la ayuda de la mesa.
help-practice = Contra el ordenador
help-practice-hint = La lámpara muestra el mejor color, qué habla a su favor y cómo espera el ordenador que siga la partida.
help-practice-back = La flecha curva deshace tu última jugada, junto con la respuesta; si hay reloj, en su lugar hay una pausa.
help-practice-level = Las barras junto al nombre de un ordenador muestran cómo de bien juega. Puedes cambiarlo cuando quieras, en las opciones.

# En el inicio.
lobby-mode = Cómo jugar
lobby-mode-practice = Práctica
lobby-mode-shared = En un dispositivo
lobby-practise = Practicar
lobby-practice-levels = Contra
lobby-practice-rival = Ordenador
lobby-practice-partner = Tu compañero
lobby-practice-rival-1 = A la izquierda
lobby-practice-rival-2 = Enfrente
lobby-practice-rival-3 = A la derecha
lobby-begins = Quién empieza
lobby-begins-you = Tú
lobby-begins-computer = Ordenador
lobby-begins-lot = Sorteo
lobby-practice-note = No puntúa. Pistas y deshacer, cuanto quieras.
lobby-level-of = Nivel del jugador { $number }
lobby-summary-level = { $variant } contra el ordenador: { $level }
lobby-summary-levels = { $variant } contra ordenadores
lobby-summary-shared = { $variant } en un dispositivo
