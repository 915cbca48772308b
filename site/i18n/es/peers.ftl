# Una mesa entre dispositivos.

# Antes de que esté el tablero.
meeting-title = Esperando en la mesa
meeting-dealing = Ya están todos. Sorteáis el tablero juntos, para que nadie pueda elegirlo.
meeting-open = se le espera
meeting-here = presente
meeting-text = El match empieza en cuanto estén todos.
meeting-cut-off = Ya no tienes conexión. Pide un enlace nuevo.
meeting-title-ended = Este match no llegó a empezar

# Quién está.
presence-here = conectado
presence-trip = conectado, { $milliseconds } ms
presence-away = ausente
rating-beside = ({ NUMBER($rating, useGrouping: 0) })

# Nadie ve el tablero mientras alguien está ausente, y hasta que todos lo miran.
set-up-title = Esperando a { $names }
set-up-text = El match empieza en cuanto todos miren la mesa.
set-up-soon = Allá vamos
away-title = { $count ->
    [one] Ausente: { $names }
   *[other] Ausentes: { $names }
}
away-title-you = No tienes conexión
away-text = Todos los relojes están parados y nadie ve el tablero.
away-patience = { $name } puede ausentarse otros { $time } en este match.
away-spent = { $name } lleva ausente demasiado tiempo. Puedes reclamar el match o seguir esperando.
away-claim = Reclamar el match
away-wait = Seguir esperando
away-waiting = Estás esperando. Aún puedes reclamar el match.
away-reviving = La conexión intenta volver por sí sola.
away-invite = Reanudar con un enlace nuevo
away-invite-text = Tras recargar la página, o si la conexión no vuelve, encontraos de nuevo: el match sigue donde estaba.
away-host-invites = Quien te invitó puede enviar a { $name } un enlace nuevo.
away-join-text = O abre el enlace que te envíe { $name }.

# Dicho y hecho.
pending = De camino a los demás
came = { $name } está aquí
gone = { $name } se ha ausentado
back = { $name } ha vuelto
left = { $name } ha dejado la mesa
overtaken = Antes pasó otra cosa: lo último que hiciste no cuenta.
take-back-declined = { $name } prefiere no deshacer la jugada
rematch-declined = { $name } no quiere revancha ahora
take-back-asked = { $name } pide deshacer la última jugada.
take-back-waits = Has pedido deshacer tu última jugada.
answer-yes = Sí
answer-no = No
ready-other = Listo: { $name }
ready-other-not = Aún no está listo: { $name }

# Frases.
emotes = Decir algo
emotes-title = Decir algo
emotes-mute = Ocultar lo que dicen los demás
emote-0 = Hola
emote-1 = Suerte
emote-2 = Buena jugada
emote-3 = Gracias
emote-4 = Ups
emote-5 = Vaya
emote-6 = Un momento
emote-7 = Buena partida
emote-said = { $name }: { $words }

# El final.
ended-disputed = El match está en disputa
ended-interrupted = El match se interrumpió
ended-open = Cuenta en cuanto los demás lo confirmen.
ended-why = No puntúa. Lo que se dijo se guarda como prueba en el registro firmado.
rated-change = { $name }: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rated-change-by = ({ $change })
rated-title = Puntuaciones
rated-narrow = Has ganado solo por casillas. Eso cuenta 0,6, y contra este rival se esperaba más: por eso se van unos puntos.
rated-meanwhile = Tu puntuación había cambiado desde que empezó el match: sigue desde donde está ahora.
unrated-friendly = Un match amistoso: no puntúa.
unrated-computer = No puntúa: en la mesa había un ordenador.
unrated-no-clock = No puntúa: no había reloj.
unrated-same-device = No puntúa: dos puestos se jugaron desde un mismo dispositivo.
unrated-variant = No puntúa: este tablero no tiene puntuación.
unrated-rules = No puntúa: vuestras páginas no tienen las mismas reglas. Uno de los dos debería recargar para actualizar.
rematch = Revancha
rematch-wanted = { $count ->
    [one] { $names } quiere la revancha
   *[other] { $names } quieren la revancha
}
rematch-accept = Jugar otra vez
rematch-decline = Ahora no
rematch-asked = Quieres la revancha. Esperando a { $names }.
rematch-go = Ir al siguiente match
rematch-begun = { $count ->
    [one] { $names } quiere jugar otra vez: el match ha empezado.
   *[other] { $names } quieren jugar otra vez: el match ha empezado.
}
rematch-nobody = Para la revancha tienen que estar todos.
proof-save = Guardar el registro firmado
proof-link = Registro firmado

# Quién se ausentó demasiado tiempo.
figures-absent = ausente demasiado tiempo
match-why-absent = { $name } se ausentó demasiado tiempo.
match-why-absent-you = Te ausentaste demasiado tiempo.
end-reason-absent = { $name } se ausentó demasiado tiempo.
score-reason-absent = ausencia

# Por qué no hay un resultado válido.
error-trouble-peer-signature = Un mensaje no estaba firmado por quien debía enviarlo.
error-trouble-peer-claim = { $name } reclamó el match aunque no te habías ausentado tanto.
error-trouble-peer-flag = { $name } dijo que se te había acabado el tiempo, y no era así.
error-trouble-peer-illegal = { $name } envió una jugada que las reglas no permiten.
error-trouble-peer-both-claim = Los dos reclamasteis el match mientras no había conexión entre vosotros.
error-trouble-peer-two-moves = { $name } firmó dos jugadas distintas para un mismo turno.
error-trouble-peer-fork = Los registros de vuestros dispositivos no coinciden.
error-trouble-peer-time = { $name } exigió más tiempo para una jugada del que costó.
error-trouble-peer-state = Tras las mismas jugadas, el tablero está distinto en el otro dispositivo.
error-trouble-peer-terms = El otro dispositivo quiere jugar algo distinto de lo acordado.
error-trouble-peer-commits = El otro dispositivo no respetó la forma de sortear el tablero.
error-trouble-peer-nonce = El otro dispositivo no respetó la forma de sortear el tablero.
error-trouble-peer-board = Al otro dispositivo le ha salido otro tablero.
error-trouble-peer-left-early = { $name } se fue antes de que empezara el match.

# Por qué se rechazó a alguien.
error-peer-signature = El otro dispositivo no pudo demostrar quién es. Prueba con un enlace nuevo.
error-peer-version = El otro dispositivo tiene otra versión de Filler. Uno de los dos debería recargar la página para actualizar.
error-peer-other-match = El otro dispositivo quiere seguir con otro match. Abre el que corresponde o empieza uno nuevo.
error-peer-unreadable = El otro dispositivo envió cosas sin sentido. Prueba con un enlace nuevo.
error-peer-full = Todos los puestos están ocupados.
error-peer-resume-unknown = Este dispositivo no participa en ese match, así que aquí no puede seguir. Usa el dispositivo en el que jugaste.

# En la lista de matches en curso.
running-delete-peer = Los demás pueden reclamarlo si no vuelves.
running-peer = con { $count ->
    [one] un amigo
   *[other] amigos
}
