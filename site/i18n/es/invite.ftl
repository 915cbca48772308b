# Invitar, ser invitado, y la respuesta entre ambas cosas.

page-title-invite = Invitar · Filler
page-title-invite-came = Conectado · Filler
page-title-join = Invitación · Filler
page-title-reply = Respuesta · Filler
page-title-servers = Servidores · Filler

# Lo acordado.
meet-between = { " · " }
meet-games = { $games ->
    [one] una partida
   *[other] dos partidas
}
meet-rated = puntuado
meet-unrated = no puntuado
meet-seat-open = se le espera
meet-seat-missing = { $name }: se le espera

# Deseos.
invite-title = Invitar a un amigo
invite-again-title = Volver a invitar
invite-board = Tablero
invite-seat-own = Yo
invite-seat-guest = Amigo
invite-seat-computer = Ordenador
invite-whom = A quién se invita al puesto { $number }
invite-anybody = A quien tenga el enlace
invite-name = Tu nombre
invite-rated = Puntuado
invite-rated-text = El match cuenta para la puntuación de ambos.
invite-unrated-variant = Este tablero no tiene puntuación.
invite-unrated-games = Un match puntuado tiene dos partidas. Activa esto para jugar ambas.
invite-unrated-clock = Un match puntuado necesita reloj. Activa esto para elegir uno.
invite-unrated-computer = Un match con un ordenador nunca puntúa. Activa esto para dar su puesto a un amigo.
invite-reach = Hasta dónde llega el enlace
invite-anywhere = A todas partes
invite-network = Misma red
invite-anywhere-text = Un servidor público le dice a cada dispositivo su propia dirección. El match nunca pasa por él.
invite-network-text = No se pregunta a nadie. El enlace solo sirve entre dispositivos de la misma red, por ejemplo una wifi.
invite-servers = Servidores
invite-make = { $guests ->
    [one] Crear el enlace
   *[other] Crear { $guests } enlaces
}
invite-making = { $guests ->
    [one] Creando el enlace
   *[other] Creando los enlaces
}
relay-choose = Basta un enlace
relay-choose-text = La respuesta vuelve sola, por un repetidor público.
relay-sees = El repetidor ({ $hosts }) ve que dos dispositivos se encuentran, cuándo, y sus direcciones de internet. No puede leer la respuesta, y el match nunca pasa por él.
relay-join = Tu respuesta vuelve sola, por un repetidor público.

# Enlaces.
invite-waiting-title = Invitaciones
invite-waiting-own-reply = Tu respuesta espera a que la recojan
invite-waiting = Una invitación espera su respuesta
invite-show = Mostrar
invite-stay = Deja esta página abierta hasta que empiece el match: la invitación vive aquí.
invite-friend = tu amigo
invite-guest = Invitado { $number }
invite-link = Enlace a tu mesa
invite-message = Juega conmigo a { $variant } en Filler.
invite-step-send = Envía este enlace a { $name }
invite-step-send-friend = Envía este enlace a tu amigo
invite-step-reply = Espera la respuesta
invite-step-reply-text = Tu amigo abre el enlace, acepta y te envía una respuesta. Tócala o pégala aquí.
invite-step-friend = { $name } lo abre, y ya está
invite-friend-reply = { $name } envía una respuesta de todos modos
invite-step-relay = Tu amigo lo abre, y ya está
invite-relay-reply = Tu amigo envía una respuesta de todos modos
invite-step-wait = El match empieza solo
invite-reply-label = Respuesta: el enlace o el código solo
invite-reply-take = Recogerla
invite-goes-anywhere = Este enlace sirve desde cualquier sitio.
invite-goes-network = Este enlace solo sirve en la red en la que está este dispositivo.
invite-goes-offline = Ningún servidor respondió: quizá no tengas conexión. Este enlace solo sirve en la red en la que está este dispositivo.
invite-waiting-reply = Esperando la respuesta
invite-waiting-friend = Esperando a { $name }
invite-connecting = Conectando, tarda unos segundos
invite-connected = Conectado
invite-still-trying = Se sigue intentando
invite-begins = Se está preparando el match
invite-slow = Todavía no hay conexión con { $name }. Qué puede ayudar:
invite-slow-open = Pregunta si la página con la respuesta sigue abierta allí, y en primer plano.
invite-slow-fresh = Pide una respuesta nueva: se crea al abrir tu enlace otra vez. Recógela arriba.
invite-slow-network = Ambos dispositivos tienen que estar en la misma red, por ejemplo una wifi. Para otro caso necesitas un enlace que sirva desde cualquier sitio.
invite-slow-offline = Tu enlace solo sirve en una red, porque ningún servidor respondió. Comprueba tu conexión y crea uno nuevo.
invite-slow-other = Algunas redes no dejan pasar conexiones directas. Otra, como los datos móviles, quizá sí.
invite-slow-turn = Un servidor TURN propio llega a casi todas partes.
invite-new-link = Crear otro enlace
invite-reach-anywhere = Crear uno que sirva desde cualquier sitio
invite-to-table = Ir a la mesa
invite-lost = Esta página se ha recargado. Los enlaces que enviaste antes ya no sirven: crea otros y envía esos.
invite-lost-match = Esta página se ha recargado. Los enlaces que enviaste antes ya no sirven: vuelve al match y crea allí otros.
invite-cancel = Descartar esta invitación
invite-cancel-again = Volver a la mesa

# Enviar.
send-device = Enviar
send-qr = Código QR
send-qr-label = Código QR del enlace
send-elsewhere = ¿El enlace se abre donde no debe?
send-elsewhere-text = Los enlaces se abren en el navegador y, en iPhone y iPad, nunca en la aplicación instalada. Quien juegue ahí copia el código y lo pega.
send-code = El código solo
send-copy-code = Copiar el código
send-copied-code = El código está en el portapapeles.

# Escanear.
scan-camera = Escanear código QR
scan-picture = Desde una imagen
scan-reading = Mirando la imagen
scan-video = Lo que ve la cámara
scan-look = Pon el código QR delante de la cámara.
scan-stop = Cerrar la cámara

# Ser invitado.
invited-page = Entrar con invitación
invited-title = ¿Te han invitado?
invited-text = Abre el enlace que te enviaron o pégalo aquí. En la aplicación instalada hay que pegarlo.
invited-label = Invitación: el enlace o el código solo
invited-open = Abrir
join-title = Te han invitado
join-reading = Leyendo la invitación
join-somebody = Alguien
join-invites = { $name } te invita a { $variant }
join-invites-back = { $name } quiere seguir con vuestro match en { $variant }
join-friend = { $meetings ->
    [one] Ya os habéis encontrado una vez.
   *[other] Ya os habéis encontrado { $meetings } veces.
}
join-about = Filler es un juego de tablero: elegid color por turnos, y tu territorio se lleva todas las casillas de ese color que toca. Gana quien tiene más de lo que los demás aún pueden alcanzar.
join-rated-text = Cuenta para la puntuación de ambos.
join-own = Esta invitación se creó en este mismo navegador. Envía el enlace a un amigo; si la aceptas aquí, juegas contra ti.
join-accept = Aceptar
join-decline = No, gracias
join-leave = Dejarlo
join-making = Preparando tu respuesta
join-coming = Yendo a la mesa de { $name }
join-reply = Tu respuesta
join-message = Mi respuesta para { $variant } en Filler.
join-stay = Deja esta página abierta hasta que empiece el match: tu respuesta vive aquí.
join-step-send = Envía tu respuesta a { $name }
join-step-send-friend = Envía tu respuesta a tu amigo
join-step-send-text = Mejor por donde llegó la invitación: { $name } la necesita para llegar hasta ti.
join-step-relay = Tu respuesta va de camino a { $name }
join-relay-instead = Enviarla tú
join-relay-failed = El repetidor no encontró a { $name }. Envía la respuesta tú, mejor por donde llegó la invitación.
join-step-wait = El match empieza solo
join-waiting = Esperando a que { $name } recoja tu respuesta
join-slow = Todavía no hay conexión con { $name }. Qué puede ayudar:
join-slow-opened = Pregunta si { $name } ha abierto tu respuesta.
join-slow-table = Pregunta si la página con la invitación sigue abierta allí. Si no, necesitas una invitación nueva.
join-slow-fresh = Crea una respuesta nueva y envía esa.
join-slow-network = Esta invitación solo sirve en una red, por ejemplo una wifi. Para otro caso, { $name } tiene que crear un enlace que sirva desde cualquier sitio.
join-slow-other = Algunas redes no dejan pasar conexiones directas. Otra, como los datos móviles, quizá sí.
join-fresh = Crear otra respuesta
join-connected = Conexión con { $name } establecida
join-others = Esperando a los demás: el match empieza en cuanto se ocupen todos los puestos

# Una respuesta que se abrió.
reply-title = Una respuesta
reply-looking = Buscando la mesa que espera esta respuesta
reply-taken = Tu mesa la tiene
reply-taken-text = Vuelve a tu mesa: está abierta en otra pestaña. Puedes cerrar esta.
reply-late = Este puesto está ocupado
reply-late-text = Alguien ha entrado ya con esta invitación, así que esta respuesta ya no sirve. Vuelve a tu mesa; para otra persona, crea una invitación nueva.
reply-none = Aquí ninguna mesa espera esta respuesta
reply-none-why = Una invitación vive solo en la pestaña en que se creó, y solo mientras esa pestaña está abierta.
reply-none-elsewhere = La invitación está abierta en otro navegador o en la aplicación instalada: copia el código y pégalo allí.
reply-none-closed = Su pestaña se cerró o se recargó: crea una invitación nueva.
reply-again = Mirar otra vez

# Servidores.
servers-title = Servidores para conectar
servers-text = Para invitaciones a todas partes, cada dispositivo pregunta a un servidor STUN público qué dirección tiene en internet. El servidor conoce esa dirección y nada más; el match va directo de dispositivo a dispositivo.
servers-turn = Un servidor TURN también reenvía el match cifrado donde una red no permite conexiones directas. No hay ninguno si no lo añades tú.
servers-copies = Lo que escribas queda en este dispositivo y entra en las copias de tus datos, contraseñas incluidas.
servers-field = Servidores a los que preguntar
servers-format = Uno por línea. STUN solo necesita una dirección; TURN, además, usuario y contraseña. Con el campo vacío no se pregunta a nadie.
servers-credentials = usuario contraseña
servers-own = Se pregunta a estos servidores en lugar de los del sitio.
servers-shipped = Estos son los del sitio.
servers-shipped-none = El sitio no indica ninguno, o no se pudo descargar su lista.
servers-reset = Usar los del sitio
servers-loading = Buscando los servidores

# Quién es este dispositivo.
identity-not-kept = Este navegador no guarda nada para esta página, quizá porque la ventana es privada. Puedes jugar con amigos, pero tras recargar nadie te reconoce y las puntuaciones se pierden.

# Qué ha fallado.
error-invalid-invitation = Esta invitación no se puede leer: falta una parte o se ha cambiado. Pide el enlace otra vez.
error-newer-invitation = Esta invitación se hizo con una versión más nueva de la página. Recarga esta página y abre la invitación otra vez.
error-code-unreadable = Esto no es una invitación ni una respuesta, o le falta una parte. Cópialo otra vez, entero.
error-code-version = Esta página no puede leer eso. Cópialo otra vez, entero; si se hizo con una versión más nueva, recarga esta página.
error-code-too-long = Esto es demasiado largo para una invitación o una respuesta. Copia solo el enlace.
error-code-wrong-kind = { $wanted ->
    [reply] Esto es una invitación, no una respuesta. Tu amigo tiene que abrir tu enlace, aceptar y devolverte lo que aparezca.
   *[other] Esto es una respuesta, no una invitación. Va en la página en la que creaste la invitación.
}
error-code-other-invite = Esta respuesta es de otra invitación. Pide a tu amigo que abra este enlace y envíe la respuesta a este.
error-code-invite-used = Esta invitación ya se respondió, y este navegador acepta una sola respuesta. Crea otra invitación y envía su enlace.
error-net-missing = Este navegador no puede conectarse con otros dispositivos. Prueba otro.
error-net-gathering = Este dispositivo no está en ninguna red. Conéctalo e inténtalo otra vez.
error-net-timeout = No se pudo llegar al otro dispositivo.
error-net-closed = La conexión se cerró en el otro lado.
error-server-invalid = Esto no es un servidor al que se pueda preguntar: { $text }
error-servers-many = Como mucho { $most } servidores: más harían la conexión más lenta.
error-qr-none = En esta imagen no se ve ningún código QR. Hazla más de cerca y recta.
error-camera-refused = No se puede usar la cámara. Permítelo para esta página en los ajustes del navegador, o lee desde una imagen.
error-camera-missing = Aquí no hay cámara, o la usa otro programa. Lee desde una imagen o pega el código.
