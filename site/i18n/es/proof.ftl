# La página que comprueba registros firmados.

page-title-proof = Registro firmado – Filler
proof-title = Registro firmado
proof-intro = Cada match entre dispositivos deja un registro que todos los jugadores han firmado, jugada a jugada. Aquí puedes comprobar uno.
proof-reading = Leyendo el registro
proof-choose = Elegir un archivo
proof-checking = Comprobando { $count } firmas
proof-good = Las { $count } firmas son correctas
proof-bad = { $bad ->
    [one] Una firma de { $count } no es correcta
   *[other] { $bad } firmas de { $count } no son correctas
}
proof-bad-text = Alguien ha cambiado este registro, o se ha dañado. No te fíes de nada de él.
proof-match = Match { $match }
proof-entries = { $entries } anotaciones firmadas
proof-verdict-rated = Puntuado
proof-verdict-unrated = No puntuado
proof-verdict-disputed = En disputa: no cuenta
proof-verdict-interrupted = Interrumpido: no cuenta
proof-players = Jugadores
proof-player = Jugador
proof-key = Clave
proof-receipt = Confirmó el resultado
proof-yes = sí
proof-no = no
proof-computer = Ordenador, llevado por el anfitrión
proof-own = este dispositivo
proof-shows = Qué demuestra
proof-shows-agreed = Los dueños de estas claves acordaron el tablero, el reloj y los puestos antes de sortear el tablero.
proof-shows-drawn = Nadie pudo elegir el tablero: sale de números de todos los jugadores que antes se sellaron.
proof-shows-moves = Cada jugada la firmó su jugador, en este orden, y las reglas llevan de ellas a este resultado.
proof-not = Qué no demuestra
proof-not-name = Quiénes son las personas: una clave pertenece a un dispositivo, y un nombre es lo que escribió su dueño.
proof-not-time = Cuánto pensó alguien de verdad: una página alterada puede mentir sobre eso dentro de límites estrechos, y sobre por qué se ausentó.
proof-not-help = Que nadie preguntara a un ordenador o a otra persona.
proof-not-rating = Las puntuaciones antes del match: cada jugador declaró y firmó la suya.
proof-ratings = Puntuaciones
proof-open = Ver el match
proof-again = Comprobar otro archivo
error-proof-unreadable = Esto no es un registro firmado, o le falta una parte.
error-proof-impossible = Este registro cuenta algo que las reglas no permiten. No te fíes de nada de él.
error-no-proof = No hay registro firmado de este match.
error-proof-gone = Este match no está en el historial de este dispositivo, o no tiene registro firmado.
error-proof-large = Este archivo es demasiado grande para ser un registro firmado.
history-rated = puntuado
history-disputed = en disputa
history-interrupted = interrumpido
history-check = Comprobar un registro firmado
history-proof = Registro firmado
