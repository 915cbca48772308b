# Las opciones y la ayuda de la mesa.

options-title = Opciones
options-symbols = Símbolos de color
options-symbols-text = Una figura en cada color, para distinguirlos mejor.
options-big-symbols = Símbolos grandes
options-animation = Animación
options-animation-text = Las capturas se extienden por el tablero.
options-confirm = Confirmar
options-confirm-text = Elige un color una vez para verlo y otra para jugarlo.
options-board-link = Enlace a este tablero: { $seed }
options-sound = Sonido
options-sound-text = Un aviso cuando a alguien le queda poco tiempo.
options-theme = Página
options-theme-system = Como el dispositivo
options-theme-light = Clara
options-theme-dark = Oscura
options-palette = Colores
options-palette-standard = Madera pintada
options-palette-tuned = Fáciles de distinguir
options-language = Idioma
options-language-system = El del navegador
options-corner = Abajo a la izquierda
options-corner-own = Mi propia esquina

help-title = Cómo se juega
help-move = Elige un color. Todo tu territorio lo toma y se le une cada casilla libre de ese color que lo toca, y así sucesivamente por toda la cadena.
help-barred = Tu propio color y los de tus rivales están vedados.
help-region = Una región libre que solo tocas tú pasa a ser tuya al instante.
help-win = Gana quien tiene más de lo que los demás aún pueden alcanzar. Con dos bandos eso es más de la mitad: el ecuador.
help-bar-two = La barra muestra los dos bandos, cada uno desde su extremo: en color pleno lo que tiene, en pálido lo que aún podría alcanzar. Su centro es el ecuador.
help-bar-many = Cada barra muestra un bando: en color pleno lo que tiene, en pálido lo que aún podría alcanzar. La marca es lo que necesita para ganar; se mueve según ganan o pierden terreno los demás, y al principio está fuera del alcance de todos.
help-leaving = Cuando alguien se va
help-leaving-text = Mientras alguien está ausente, todos los relojes se paran y nadie ve el tablero. Cada cual puede ausentarse tres minutos por match; después, los demás pueden reclamarlo. Tras recargar la página, o si la conexión no vuelve, abre la mesa y reanuda con un enlace nuevo: el match sigue donde estaba.
help-choosing = Elegir un color
help-mouse = Señala un color para ver qué se llevaría. Púlsalo para jugarlo.
help-touch = En una pantalla táctil, mantén pulsado un color para mirarlo: al soltarlo no se juega. Toca para jugar.
help-keys = Las teclas 1 a { $last } eligen un color. Las flechas recorren el tablero.
help-preview = Mientras miras, las casillas que te llevarías se ven claras, y rayadas donde vendrían como región propia. Los puntos quedan en las casillas de la última jugada.

help-example-territory = Un territorio: su contorno es el de su jugador, tome el color que tome.
help-example-worth = Los puntos cuentan: esta casilla vale { $worth }.
help-example-pot = Un bote de pintura: quien se lo lleva captura también todos los grupos que lo tocan, sean del color que sean.
help-example-obstacle = Un hueco: ni casilla ni paso.
help-example-wall = Un muro: las casillas a sus dos lados no se tocan.
