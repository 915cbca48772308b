# Un match: partite, punti, orologi, essere pronti, abbandonare, scegliere in anticipo, conservare.

# Quale partita è e come sta il match.
score-game = Partita { $number } di { $games }
score-side = { $name } { $points }
score-caption = Le partite del match: punti e caselle
score-games = Partita
score-why = Motivo
score-number = Partita { $number }
score-sum = Somma
score-cell = { $points } · { $counted }
score-reason-decided = decisa
score-reason-full = tavola piena
score-reason-stalled = nessun guadagno
score-reason-resigned = abbandono
score-reason-time = tempo scaduto

# La fine di un match.
match-won = { $name } vince il match
match-won-you = Hai vinto il match
match-draw = Il match finisce patta
match-shared = Primo posto a pari merito: { $names }
match-why-points = { $points } ai punti.
match-why-worth = { $points } ai punti e { $sums } in caselle: vittoria di misura, 0,6 a 0,4.
match-why-draw = { $points } ai punti e { $sums } in caselle.
match-why-time = Tempo scaduto per { $name }.
match-why-time-you = Il tuo tempo è scaduto.
match-why-resigned = { $name } ha abbandonato il match.
match-why-resigned-you = Hai abbandonato il match.
result-unrated = Non conta per il rating: contano solo i match tra dispositivi.

# Tra le due partite.
between-next = Nella prossima partita vi scambiate gli angoli sulla stessa tavola.
ready = Pronto per la prossima partita
ready-named = { $name }: pronto per la prossima partita
ready-done = { $name }: pronto
ready-done-you = Sei pronto
ready-grace = Gli orologi di chi non è pronto partono tra { $seconds ->
    [one] 1 secondo.
   *[other] { $seconds } secondi.
}
ready-grace-over = Gli orologi di chi non è pronto corrono.
swapped = Angoli scambiati: comincia { $name }.
swapped-you = Angoli scambiati: cominci tu.

# Gli orologi.
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $minutes }:{ $seconds },{ $tenths }
clock-none = Senza orologio
clock-words = { $minutes } min + { $seconds } s/mossa
clock-away = L'orologio corre anche con questa pagina chiusa, a meno che tu non metta in pausa.
alarm = { $name }, resta poco tempo.
alarm-you = Ti resta poco tempo.
figures-out-of-time = tempo scaduto
end-reason-time = Tempo scaduto per { $name }.

# Prima dell'inizio e in pausa.
turn-set-up = In attesa
turn-paused = In pausa
start-title = Comincia { $name }
start-title-you = Cominci tu
start-button = Avvia l'orologio
pause = Pausa
pause-title = In pausa
pause-text = Nessun orologio corre e nessuno può studiare la tavola.
pause-go-on = Continua

# Abbandonare.
resign-match = Abbandona il match
resign-match-title = Abbandonare il match?
resign-who = Chi abbandona
resign-nobody = In questo momento nessuno può abbandonare.
resign-match-text = { $name } abbandona l'intero match e lo perde.
resign-match-text-you = Abbandoni l'intero match e lo perdi.
resign-match-text-pair = { $name } vuole abbandonare l'intero match. La { $pair } lo perde appena entrambi i compagni hanno abbandonato.
resign-waits = { $name } vuole abbandonare la partita. Conta quando abbandona anche { $partner }.
resign-match-rated = Il match è classificato: conta come sconfitta per il tuo rating.
resign-match-waits = { $name } vuole abbandonare il match. Conta quando abbandona anche { $partner }.
resign-withdraw = Ritira

# Ritirare una mossa, suggerimenti, scegliere in anticipo.
take-back = Ritira l'ultima mossa
hint = Suggerimento
hint-gain = Prova il colore { $colour }: { $gain }
colour-ahead = giocalo quando tocca a te
ahead-chosen = Poi: colore { $colour }. Premilo di nuovo per ritirarlo.
ahead-dropped = Il colore { $colour }, che avevi scelto in anticipo, ora è vietato.

# Al ritorno.
away-counted = Bentornato. Sei stato via { $time }, e quel tempo è contato.
away-paused = Bentornato. Il match è in pausa: il tempo passato via non è contato.

# Un'altra scheda, e guai nel conservare.
watching = Questo match è aperto in un'altra scheda. Qui puoi solo guardarlo, si aggiorna da sé.
watching-free = L'altra scheda è chiusa. Puoi giocare qui.
watching-take-over = Gioca qui
table-read-again = Rileggilo
table-not-kept = Non conservato
table-not-kept-why = Fino ad allora questa mossa non è conservata e il match aspetta.
table-go-on-unkept = Continua senza conservarla
damaged-title = Una parte di questo match non si può leggere
damaged-text = Le prime { $sound } annotazioni su { $lines } sono integre. Puoi continuare da lì; il resto rimane su questo dispositivo così com'è.
damaged-peer = Rimane su questo dispositivo così com'è. Forse il tuo avversario ce l'ha ancora tutto.
damaged-continue = Continua dall'ultima mossa integra
damaged-save = Salva i dati grezzi

# I match in corso, nella pagina iniziale.
running-title = Match in corso
running-between = {" – "}
running-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
running-continue = Continua
running-delete = Elimina
running-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
}
running-delete-title = Eliminare questo match?
running-delete-text = { $variant }, { $moves ->
    [one] 1 mossa.
   *[other] { $moves } mosse.
} È perso per sempre e non va nella cronologia.
running-delete-yes = Elimina
running-delete-no = Tienilo
