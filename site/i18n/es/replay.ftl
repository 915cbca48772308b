# Ver un match otra vez.

page-title-replay = Repetición: { $variant } · Filler
page-title-replay-empty = Repetición · Filler
replay-title = Repetición
replay-opening = Leyendo el registro
replay-back = Atrás
replay-controls = Repetición
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-flip = Girar el tablero
replay-speed = Velocidad
replay-speed-times = { $times }×
replay-speed-played = como se jugó
replay-match-won = { $name } gana el match.
replay-match-drawn = El match acaba en tablas.
replay-position = Posición en el match
replay-share = Compartir y archivos
replay-help = Ayuda de la repetición

# Un ordenador y su nivel, como dice el registro.
replay-computer = { $name } ({ $level })

# Qué pasó en un paso.
step-begin = El principio
step-begin-game = Empieza la partida { $number }.
step-move = { $name } eligió el color { $colour } y se llevó { $worth }
step-resign-game = { $name } abandonó la partida
step-resign-match = { $name } abandonó el match
step-withdraw = { $name } retiró su abandono
step-flag = A { $name } se le acabó el tiempo
step-absent = { $name } se ausentó demasiado tiempo
step-ready = Listo para la siguiente partida: { $name }
step-place = Jugada { $move } de { $moves }: { $words }
step-place-other = Tras la jugada { $move } de { $moves }: { $words }

# La lista de las jugadas.
steps-title = Jugadas
steps-game = Partida { $number }
steps-begin = inicio
steps-gain = +{ $worth }
steps-resign-game = { $name }: abandono
steps-resign-match = { $name }: abandono del match
steps-withdraw = { $name }: lo retira
steps-flag = { $name }: sin tiempo
steps-absent = { $name }: ausente
steps-ready = { $name }: listo

# La gráfica de los territorios.
graph-label = Valor de cada bando a lo largo del match
graph-part = { $name } { $worth }
graph-game = La partida { $number } acaba con { $parts }.
graph-equator = ecuador { NUMBER($worth, maximumFractionDigits: 1) }

# Compartir.
share-title = Compartir este match
share-link = Enlace a este match
share-text = Todo el match está en el enlace. Quien lo abra puede ver cada jugada.
share-long = Este enlace tiene { $length } caracteres, y algunos programas recortan enlaces tan largos. El archivo siempre funciona.
share-copy = Copiar el enlace
share-copied = El enlace está en el portapapeles.
share-select = El navegador no dejó que la página lo copiara. El enlace está seleccionado: cópialo a mano.
share-device = Compartir
share-save = Guardar en archivo
share-open = Abrir un archivo

# Traer un registro.
open-title = Ver un match
open-text = Abre un archivo guardado aquí, suéltalo en cualquier parte de esta página o pega un enlace a un match.
open-paste = Enlace o registro
open-show = Mostrar el match
open-drop = Suelta para abrir el archivo

# Ayuda.
replay-help-title = La repetición
replay-help-text = Recorre el match jugada a jugada, o pulsa en cualquier punto de la gráfica o de la lista de jugadas.
replay-help-keys = Teclas
replay-key-arrows = ← y →
replay-key-arrows-text = un paso atrás o adelante
replay-key-ends = Inicio y Fin
replay-key-ends-text = al principio y al final
replay-key-space = Espacio
replay-key-space-text = reproducir y pausar
replay-help-graph = La gráfica muestra cuánto tiene cada bando tras cada jugada. La línea discontinua horizontal es el ecuador, la mitad del tablero; la vertical separa las partidas.
replay-help-played = «Como se jugó» tarda lo que tardaron los jugadores.

# Qué puede fallar en un registro.
error-record-no-record = Este archivo no es el registro de un match: es demasiado grande.
error-record-file = El navegador no pudo leer este archivo. Elígelo otra vez.
error-record-unreadable = Este registro no se puede leer: la línea { $line } dice algo desconocido a partir del carácter { $column }. Quizá se cortó o se cambió por el camino.
error-record-impossible = Este registro cuenta algo que las reglas no permiten: el suceso { $event }, en la línea { $line }. Quizá se cambió por el camino.
error-record-contradicts-itself = Este registro se contradice: lo que dice la línea { $line } no se sigue de las jugadas. Quizá se cambió por el camino.
error-record-too-long = Esto no es el registro de un match: tiene más de { $longest } caracteres.
error-match-gone = Este match no está en el historial de este dispositivo. Quizá se borró.
