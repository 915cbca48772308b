# Il problema del giorno.

page-title-puzzle = Problema del giorno · Filler
puzzle-title = Problema del giorno
puzzle-lobby = Problema del giorno
puzzle-rival = Rivale

# Il compito, e dove porta un tentativo. I valori sono caselle alla fine, se da lì entrambi giocano al meglio.
puzzle-task = Trova l'unico colore che vince.
puzzle-begin = Tocca a te. Gli altri al massimo pattano. Ogni pressione è un tentativo.
puzzle-loses = Il colore { $colour } perde per { $cells }.
puzzle-draws = Il colore { $colour } al massimo patta.
puzzle-again = { $again ->
    [no] Provane un altro.
   *[yes] L'avevi già provato. Provane un altro.
}
puzzle-solved-line = Sì: il colore { $colour } vince per { $cells }.
puzzle-shown-line = Il colore { $colour } vince per { $cells }.
puzzle-chosen = Ancora una volta per provarlo.
puzzle-tried-loses = provato, perde per { $cells }
puzzle-tried-draws = provato, al massimo patta

# I suoi tentativi, finché non è risolto.
puzzle-tries = { $tries ->
    [0] Ancora nessun tentativo
    [one] 1 tentativo
   *[other] { $tries } tentativi
}
puzzle-proven = Dove porta un colore è dimostrato: quante caselle hai alla fine in più o in meno, se da lì entrambi giocano al meglio.
puzzle-give-up = Mostra la soluzione
puzzle-give-up-title = Mostrare la soluzione?
puzzle-give-up-text = Il problema conta come non risolto, e una serie di giorni finisce lì.
puzzle-give-up-yes = Mostrala
puzzle-give-up-no = Cerco ancora

# Quando è finito.
puzzle-solved = { $tries ->
    [one] Risolto al primo tentativo
   *[other] Risolto al tentativo { $tries }
}
puzzle-gave-up = Soluzione mostrata
puzzle-why = { $line ->
    [one] Finisce subito la partita.
   *[other] Se da lì entrambi giocano al meglio, la partita finisce dopo { $line } mosse e hai { $cells } in più.
}
puzzle-line = Il gioco migliore
puzzle-line-move = Mossa { $move }: { $name }, colore { $colour }, prende { $worth }
puzzle-line-start = La posizione
puzzle-line-start-short = inizio
puzzle-line-play = Riproduci
puzzle-line-pause = Pausa
puzzle-line-begin = La posizione prima della soluzione
puzzle-line-words = { $name } ha scelto il colore { $colour } e ha preso { $worth }
puzzle-line-words-you = Hai scelto il colore { $colour } e hai preso { $worth }
puzzle-play-out = Giocalo fino in fondo
puzzle-play-out-text = Gioca da qui contro un computer che non sbaglia
puzzle-former = { $solved ->
    [yes] Hai risolto il problema di questo giorno prima di un aggiornamento, al tentativo { $tries }. Questo resta. Da allora il problema è un altro, perciò questo è per piacere.
   *[no] Hai visto la soluzione del problema di questo giorno prima di un aggiornamento. Da allora il problema è un altro, perciò questo è per piacere.
}

# Giorni di fila, e altri giorni.
puzzle-streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] 1 giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-streak-why = Un giorno conta quando il suo problema è risolto quel giorno stesso (UTC) e senza vedere la soluzione. La serie è conservata su questo dispositivo.
puzzle-days = Gli ultimi sette giorni
puzzle-day = { $date }: { $fate ->
    [solved] risolto
    [late] risolto dopo
    [shown] soluzione mostrata
    [tried] cominciato
   *[open] aperto
}
puzzle-late = Risolto un altro giorno: non conta per la serie.
puzzle-before = Il giorno prima
puzzle-after = Il giorno dopo
puzzle-today = Problema di oggi
puzzle-new-day = È cominciato un nuovo giorno (UTC), e c'è un nuovo problema.
puzzle-new-day-go = Vacci
puzzle-new = Nuovo problema

# Condividere. Il testo non dice niente della soluzione.
puzzle-share = Condividi il tuo risultato
puzzle-share-copy = Copia
puzzle-share-device = Condividi
puzzle-share-copied = Il testo è negli appunti.
puzzle-share-select = Il browser non ha permesso alla pagina di copiarlo. Il testo è selezionato: copialo a mano.
puzzle-share-title = Problema di Filler, { $date }
puzzle-share-solved = { $tries ->
    [one] Risolto al primo tentativo
   *[other] Risolto al tentativo { $tries }
}
puzzle-share-shown = { $tries ->
    [0] Ho guardato la soluzione
    [one] Ho guardato la soluzione dopo un tentativo
   *[other] Ho guardato la soluzione dopo { $tries } tentativi
}
puzzle-share-streak = { $days ->
    [one] 1 giorno di fila
   *[other] { $days } giorni di fila
}

# Mentre viene fatto, e che cosa può andare storto.
puzzle-opening = Cerco il problema
puzzle-making = Faccio il problema
puzzle-making-text = Il tuo browser gioca una partita dopo l'altra finché esce una posizione in cui vince esattamente un colore, e lo dimostra. Tutti ricevono la stessa nello stesso giorno. Ci vuole qualche secondo.
puzzle-cancel = Annulla
puzzle-stopped = Il problema non è ancora fatto.
puzzle-make = Fallo
puzzle-unkept = Il tuo risultato non è conservato su questo dispositivo. { $why }
error-puzzle-no-day = Questo link non indica nessun giorno. Un giorno si scrive così: 2026-11-30.
error-puzzle-future = Il problema del { $date } non esiste ancora: secondo l'orologio di questo dispositivo è il { $today } (UTC). Se non è così, regola l'orologio.
