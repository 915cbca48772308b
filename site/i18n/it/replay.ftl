# Rivedere un match.

page-title-replay = Replay: { $variant } · Filler
page-title-replay-empty = Replay · Filler
replay-title = Replay
replay-opening = Leggo la registrazione
replay-back = Indietro
replay-controls = Replay
replay-first = All'inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-flip = Gira la tavola
replay-speed = Velocità
replay-speed-times = { $times }×
replay-speed-played = come giocato
replay-match-won = { $name } vince il match.
replay-match-drawn = Il match finisce patta.
replay-position = Posizione nel match
replay-share = Condivisione e file
replay-help = Aiuto per il replay

# Un computer e il suo livello, come dice la registrazione.
replay-computer = { $name } ({ $level })

# Che cosa è successo in un passo.
step-begin = L'inizio
step-begin-game = Comincia la partita { $number }.
step-move = { $name } ha scelto il colore { $colour } e ha preso { $worth }
step-resign-game = { $name } ha abbandonato la partita
step-resign-match = { $name } ha abbandonato il match
step-withdraw = { $name } ha ritirato l'abbandono
step-flag = Tempo scaduto per { $name }
step-absent = Assenza troppo lunga di { $name }
step-ready = Pronto per la prossima partita: { $name }
step-place = Mossa { $move } di { $moves }: { $words }
step-place-other = Dopo la mossa { $move } di { $moves }: { $words }

# La lista delle mosse.
steps-title = Mosse
steps-game = Partita { $number }
steps-begin = inizio
steps-gain = +{ $worth }
steps-resign-game = { $name }: abbandono
steps-resign-match = { $name }: abbandono del match
steps-withdraw = { $name }: ritirato
steps-flag = { $name }: tempo scaduto
steps-absent = { $name }: assente
steps-ready = { $name }: pronto

# Il grafico delle aree.
graph-label = Valore di ogni schieramento nel corso del match
graph-part = { $name } { $worth }
graph-game = La partita { $number } finisce con { $parts }.
graph-equator = equatore { NUMBER($worth, maximumFractionDigits: 1) }

# Condividere.
share-title = Condividi questo match
share-link = Link a questo match
share-text = Tutto il match sta nel link. Chi lo apre può guardare ogni mossa.
share-long = Questo link ha { $length } caratteri, e alcuni programmi tagliano link così lunghi. Il file funziona sempre.
share-copy = Copia il link
share-copied = Il link è negli appunti.
share-select = Il browser non ha permesso alla pagina di copiarlo. Il link è selezionato: copialo a mano.
share-device = Condividi
share-save = Salva come file
share-open = Apri un file

# Portare una registrazione.
open-title = Guarda un match
open-text = Apri un file salvato qui, lascialo cadere in un punto qualsiasi di questa pagina o incolla il link a un match.
open-paste = Link o registrazione
open-show = Mostra il match
open-drop = Lascia per aprire il file

# Aiuto.
replay-help-title = Il replay
replay-help-text = Scorri il match mossa per mossa, oppure premi in un punto qualsiasi del grafico o della lista delle mosse.
replay-help-keys = Tasti
replay-key-arrows = ← e →
replay-key-arrows-text = un passo indietro o avanti
replay-key-ends = Inizio e Fine
replay-key-ends-text = all'inizio e alla fine
replay-key-space = Spazio
replay-key-space-text = riproduci e metti in pausa
replay-help-graph = Il grafico mostra quanto ha ogni schieramento dopo ogni mossa. La linea tratteggiata orizzontale è l'equatore, metà della tavola; quella verticale separa le partite.
replay-help-played = «Come giocato» prende il tempo che hanno usato i giocatori.

# Che cosa può non andare in una registrazione.
error-record-no-record = Questo file non è la registrazione di un match: è troppo grande.
error-record-file = Il browser non è riuscito a leggere questo file. Sceglilo di nuovo.
error-record-unreadable = Questa registrazione non si può leggere: la riga { $line } dice qualcosa di ignoto dal carattere { $column } in poi. Forse è stata tagliata o cambiata per strada.
error-record-impossible = Questa registrazione racconta qualcosa che le regole non permettono: l'evento { $event }, alla riga { $line }. Forse è stata cambiata per strada.
error-record-contradicts-itself = Questa registrazione si contraddice: quel che dice la riga { $line } non segue dalle mosse. Forse è stata cambiata per strada.
error-record-too-long = Questa non è la registrazione di un match: ha più di { $longest } caratteri.
error-match-gone = Questo match non è nella cronologia di questo dispositivo. Forse è stato eliminato.
