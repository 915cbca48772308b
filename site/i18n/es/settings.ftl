# La página de los ajustes, sus grupos y las teclas.

page-title-settings = Ajustes · Filler
settings-title = Ajustes
settings-back = Atrás
settings-kept = Lo que cambias vale al instante, y este dispositivo lo recuerda.
settings-look = Aspecto
settings-board = Tablero
settings-playing = Juego
settings-sound = Sonido y tacto
settings-keys = Teclas
settings-language = Idioma
settings-data = Datos en este dispositivo

settings-silent = Este navegador no puede emitir sonidos.
settings-still = Este dispositivo o su navegador no puede vibrar.
settings-samples = Escucha:
settings-sample-own = tu jugada
settings-sample-others = la de un rival
settings-sample-region = una región propia
settings-sample-low = poco tiempo
settings-sample-won = una victoria
sound-mute = Silenciar
sound-unmute = Activar el sonido

settings-data-profile = Perfil y copia de todo
settings-data-profile-text = Tu nombre y tus puntuaciones; guárdalo todo en un archivo, recupéralo o bórralo.
settings-data-history = Historial
settings-data-history-text = Los matches que se terminaron aquí, para verlos otra vez.
settings-data-friends = Amigos
settings-data-friends-text = A quién ha conocido este dispositivo, para cambiarle el nombre u olvidarlo.
settings-data-servers = Servidores para conectar
settings-data-servers-text = Quién ayuda a dos dispositivos a encontrarse.

settings-reset = Restablecer los ajustes
settings-reset-text = Todos los ajustes de esta página como en tu primera visita. Los matches y los nombres se quedan. Puedes deshacerlo.
settings-untouched = Todos los ajustes están como en tu primera visita.
settings-were-reset = Los ajustes están como en tu primera visita.
settings-undo = Deshacer

# Qué hacen las teclas.
keys-title-table = En la mesa
keys-title-replay = En la repetición
keys-how = Pulsa uno de los botones y después la tecla que quieras: una letra, una cifra o un signo. Supr la deja sin tecla, Escape como estaba.
keys-press = Pulsa una tecla
keys-none = ninguna
keys-shift = Mayús + { $key }
keys-clash = { $key } es la tecla de «{ $action }». Pulsa otra, o intercambia las dos.
keys-exchange = Intercambiarlas
keys-fixed = Las flechas, Inicio, Fin, Espacio, Intro, Tab y Escape hacen siempre lo mismo, también con estas teclas desactivadas.
keys-reset = Teclas habituales
keys-off = Las teclas de un solo carácter están desactivadas.
keys-change = Cambiar las teclas

keys-colours = elegir un color
keys-colour = elegir el color { $colour }
keys-sound = silenciar y volver a oír
keys-speak = leer el marcador y los relojes
keys-help = ayuda
keys-flip = girar el tablero a otra esquina
keys-mistake = al error siguiente
keys-mistake-before = al error anterior
keys-best = qué habría sido lo mejor, y volver
keys-arrows = Flechas
keys-arrows-text = recorrer el tablero
keys-enter = Intro
keys-enter-text = jugar el color que captura esta casilla
keys-escape = Escape
keys-escape-text = retirar lo elegido y no jugado
