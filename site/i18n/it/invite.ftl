# Invitare, essere invitati, e la risposta in mezzo.

page-title-invite = Invita · Filler
page-title-invite-came = Connesso · Filler
page-title-join = Invito · Filler
page-title-reply = Risposta · Filler
page-title-servers = Server · Filler

# Quel che si è concordato.
meet-between = { " · " }
meet-games = { $games ->
    [one] una partita
   *[other] due partite
}
meet-rated = classificato
meet-unrated = non classificato
meet-seat-open = ancora atteso
meet-seat-missing = { $name }: ancora atteso

# Desideri.
invite-title = Invita un amico
invite-again-title = Invita di nuovo
invite-board = Tavola
invite-seat-own = Io
invite-seat-guest = Amico
invite-seat-computer = Computer
invite-whom = Chi è invitato al posto { $number }
invite-anybody = Chiunque abbia il link
invite-name = Il tuo nome
invite-rated = Classificato
invite-rated-text = Il match conta per il rating di entrambi.
invite-unrated-variant = Questa tavola non ha rating.
invite-unrated-games = Un match classificato ha due partite. Attiva questo per giocarle entrambe.
invite-unrated-clock = Un match classificato ha bisogno dell'orologio. Attiva questo per sceglierne uno.
invite-unrated-computer = Un match con un computer non è mai classificato. Attiva questo per dare il suo posto a un amico.
invite-reach = Fin dove arriva il link
invite-anywhere = Ovunque
invite-network = Stessa rete
invite-anywhere-text = Un server pubblico dice a ogni dispositivo il suo indirizzo. Il match non ci passa mai.
invite-network-text = Non si chiede a nessuno. Il link funziona solo tra dispositivi della stessa rete, per esempio un Wi-Fi.
invite-servers = Server
invite-make = { $guests ->
    [one] Crea il link
   *[other] Crea { $guests } link
}
invite-making = { $guests ->
    [one] Creo il link
   *[other] Creo i link
}
relay-choose = Basta un link
relay-choose-text = La risposta torna da sola, attraverso un ripetitore pubblico.
relay-sees = Il ripetitore ({ $hosts }) vede che due dispositivi si incontrano, quando, e i loro indirizzi internet. Non può leggere la risposta, e il match non ci passa mai.
relay-join = La tua risposta torna da sola, attraverso un ripetitore pubblico.

# Link.
invite-waiting-title = Inviti
invite-waiting-own-reply = La tua risposta aspetta di essere presa
invite-waiting = Un invito aspetta la sua risposta
invite-show = Mostra
invite-stay = Tieni aperta questa pagina finché il match comincia: l'invito vive qui.
invite-friend = il tuo amico
invite-guest = Ospite { $number }
invite-link = Link al tuo tavolo
invite-message = Gioca con me a { $variant } su Filler.
invite-step-send = Manda questo link a { $name }
invite-step-send-friend = Manda questo link al tuo amico
invite-step-reply = Aspetta la risposta
invite-step-reply-text = Il tuo amico apre il link, accetta e ti manda una risposta. Toccala o incollala qui.
invite-step-friend = { $name } lo apre, e basta così
invite-friend-reply = { $name } manda comunque una risposta
invite-step-relay = Il tuo amico lo apre, e basta così
invite-relay-reply = Il tuo amico manda comunque una risposta
invite-step-wait = Il match comincia da solo
invite-reply-label = Risposta: il link o il solo codice
invite-reply-take = Prendila
invite-goes-anywhere = Questo link funziona da ovunque.
invite-goes-network = Questo link funziona solo nella rete in cui si trova questo dispositivo.
invite-goes-offline = Nessun server ha risposto: forse non hai connessione. Questo link funziona solo nella rete in cui si trova questo dispositivo.
invite-waiting-reply = In attesa della risposta
invite-waiting-friend = In attesa: { $name }
invite-connecting = Connessione, ci vuole qualche secondo
invite-connected = Connesso
invite-still-trying = Si continua a provare
invite-begins = Il match si sta preparando
invite-slow = Ancora nessuna connessione ({ $name }). Che cosa può aiutare:
invite-slow-open = Chiedi se la pagina con la risposta è ancora aperta lì, e in primo piano.
invite-slow-fresh = Chiedi una risposta nuova: si crea aprendo di nuovo il tuo link. Prendila qui sopra.
invite-slow-network = I due dispositivi devono essere nella stessa rete, per esempio un Wi-Fi. Altrimenti serve un link che funzioni da ovunque.
invite-slow-offline = Il tuo link funziona in una sola rete, perché nessun server ha risposto. Controlla la connessione e creane uno nuovo.
invite-slow-other = Alcune reti non lasciano passare connessioni dirette. Un'altra, per esempio i dati mobili, forse sì.
invite-slow-turn = Un server TURN tuo arriva quasi dappertutto.
invite-new-link = Crea un nuovo link
invite-reach-anywhere = Creane uno che funzioni da ovunque
invite-to-table = Vai al tavolo
invite-lost = Questa pagina è stata ricaricata. I link mandati prima non funzionano più: creane di nuovi e manda quelli.
invite-lost-match = Questa pagina è stata ricaricata. I link mandati prima non funzionano più: torna al match e creane lì di nuovi.
invite-cancel = Rinuncia a questo invito
invite-cancel-again = Torna al tavolo

# Mandare.
send-device = Manda
send-qr = Codice QR
send-qr-label = Codice QR del link
send-elsewhere = Il link si apre nel posto sbagliato?
send-elsewhere-text = I link si aprono nel browser e, su iPhone e iPad, mai nell'app installata. Chi gioca lì copia il codice e lo incolla.
send-code = Il solo codice
send-copy-code = Copia il codice
send-copied-code = Il codice è negli appunti.

# Scansionare.
scan-camera = Scansiona codice QR
scan-picture = Da un'immagine
scan-reading = Guardo l'immagine
scan-video = Quel che vede la fotocamera
scan-look = Tieni il codice QR davanti alla fotocamera.
scan-stop = Chiudi la fotocamera

# Essere invitati.
invited-page = Entra con un invito
invited-title = Ti hanno invitato?
invited-text = Apri il link che ti hanno mandato o incollalo qui. Nell'app installata si incolla.
invited-label = Invito: il link o il solo codice
invited-open = Apri
join-title = Hai un invito
join-reading = Leggo l'invito
join-somebody = Qualcuno
join-invites = { $name } ti invita a { $variant }
join-invites-back = { $name } vuole continuare il vostro match su { $variant }
join-friend = { $meetings ->
    [one] Vi siete già incontrati una volta.
   *[other] Vi siete già incontrati { $meetings } volte.
}
join-about = Filler è un gioco da tavolo: a turno scegliete un colore, e la vostra area prende ogni casella di quel colore che tocca. Vince chi ha più di quanto gli altri possano ancora raggiungere.
join-rated-text = Conta per il rating di entrambi.
join-own = Questo invito è stato creato proprio in questo browser. Manda il link a un amico; se lo accetti qui, giochi contro te stesso.
join-accept = Accetta
join-decline = No, grazie
join-leave = Rinuncia
join-making = Preparo la tua risposta
join-coming = Verso il tavolo di { $name }
join-reply = La tua risposta
join-message = La mia risposta per { $variant } su Filler.
join-stay = Tieni aperta questa pagina finché il match comincia: la tua risposta vive qui.
join-step-send = Manda la tua risposta a { $name }
join-step-send-friend = Manda la tua risposta al tuo amico
join-step-send-text = Meglio da dove è arrivato l'invito: a { $name } serve per raggiungerti.
join-step-relay = La tua risposta è in viaggio verso { $name }
join-relay-instead = Mandala tu
join-relay-failed = Il ripetitore non ha trovato { $name }. Manda tu la risposta, meglio da dove è arrivato l'invito.
join-step-wait = Il match comincia da solo
join-waiting = In attesa che { $name } prenda la tua risposta
join-slow = Ancora nessuna connessione con { $name }. Che cosa può aiutare:
join-slow-opened = Chiedi se { $name } ha aperto la tua risposta.
join-slow-table = Chiedi se la pagina con l'invito è ancora aperta lì. Se no, ti serve un nuovo invito.
join-slow-fresh = Crea una risposta nuova e manda quella.
join-slow-network = Questo invito funziona in una sola rete, per esempio un Wi-Fi. Altrimenti { $name } deve creare un link che funzioni da ovunque.
join-slow-other = Alcune reti non lasciano passare connessioni dirette. Un'altra, per esempio i dati mobili, forse sì.
join-fresh = Crea una risposta nuova
join-connected = Connessione con { $name } riuscita
join-others = In attesa degli altri: il match comincia appena ogni posto è occupato

# Una risposta aperta.
reply-title = Una risposta
reply-looking = Cerco il tavolo che aspetta questa risposta
reply-taken = Il tuo tavolo ce l'ha
reply-taken-text = Torna al tuo tavolo: è aperto in un'altra scheda. Questa puoi chiuderla.
reply-late = Questo posto è occupato
reply-late-text = Con questo invito è già entrato qualcuno, perciò questa risposta non serve più. Torna al tuo tavolo; per un'altra persona crea un nuovo invito.
reply-none = Qui nessun tavolo aspetta questa risposta
reply-none-why = Un invito vive solo nella scheda in cui è stato creato, e solo finché quella scheda è aperta.
reply-none-elsewhere = L'invito è aperto in un altro browser o nell'app installata: copia il codice e incollalo lì.
reply-none-closed = La sua scheda è stata chiusa o ricaricata: crea un nuovo invito.
reply-again = Guarda di nuovo

# Server.
servers-title = Server per le connessioni
servers-text = Per gli inviti che arrivano ovunque, ogni dispositivo chiede a un server STUN pubblico quale indirizzo ha su internet. Il server conosce quell'indirizzo e nient'altro; il match va direttamente da dispositivo a dispositivo.
servers-turn = Un server TURN inoltra anche il match cifrato, dove una rete non permette connessioni dirette. Non ce n'è nessuno se non lo inserisci tu.
servers-copies = Quel che inserisci resta su questo dispositivo e fa parte delle copie dei tuoi dati, password comprese.
servers-field = Server da interrogare
servers-format = Uno per riga. A STUN basta un indirizzo, a TURN servono anche utente e password. Un campo vuoto non interroga nessuno.
servers-credentials = utente password
servers-own = Si interrogano questi server invece di quelli del sito.
servers-shipped = Questi sono quelli del sito.
servers-shipped-none = Il sito non ne indica, o non è stato possibile scaricarne l'elenco.
servers-reset = Usa di nuovo quelli del sito
servers-loading = Cerco i server

# Chi è questo dispositivo.
identity-not-kept = Questo browser non conserva niente per questa pagina, forse perché la finestra è privata. Puoi giocare con gli amici, ma dopo una ricarica nessuno ti riconosce e i rating vanno persi.

# Che cosa è andato storto.
error-invalid-invitation = Questo invito non si può leggere: ne manca una parte o è stato cambiato. Chiedi di nuovo il link.
error-newer-invitation = Questo invito è stato fatto da una versione più nuova della pagina. Ricarica questa pagina e apri di nuovo l'invito.
error-code-unreadable = Questo non è né un invito né una risposta, o ne manca una parte. Copialo di nuovo, per intero.
error-code-version = Questa pagina non può leggerlo. Copialo di nuovo, per intero; se è stato fatto con una versione più nuova, ricarica questa pagina.
error-code-too-long = È troppo lungo per un invito o una risposta. Copia solo il link.
error-code-wrong-kind = { $wanted ->
    [reply] Questo è un invito, non una risposta. Il tuo amico deve aprire il tuo link, accettare e rimandarti quel che compare.
   *[other] Questa è una risposta, non un invito. Va nella pagina in cui hai creato l'invito.
}
error-code-other-invite = Questa risposta è di un altro invito. Chiedi al tuo amico di aprire questo link e mandare la risposta a questo.
error-code-invite-used = A questo invito è già stato risposto, e questo browser accetta una sola risposta. Crea un nuovo invito e manda il suo link.
error-net-missing = Questo browser non può connettersi ad altri dispositivi. Provane un altro.
error-net-gathering = Questo dispositivo non è in nessuna rete. Connettilo, poi riprova.
error-net-timeout = Non è stato possibile raggiungere l'altro dispositivo.
error-net-closed = La connessione è stata chiusa dall'altra parte.
error-server-invalid = Questo non è un server da interrogare: { $text }
error-servers-many = Al massimo { $most } server: di più rallentano la connessione.
error-qr-none = In questa immagine non si vede nessun codice QR. Falla più da vicino e dritta.
error-camera-refused = La fotocamera non si può usare. Permettila per questa pagina nelle impostazioni del browser, o leggi da un'immagine.
error-camera-missing = Qui non c'è fotocamera, o la usa un altro programma. Leggi da un'immagine o incolla il codice.
