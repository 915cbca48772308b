# Il tavolo durante la partita.

# Chi è chi.
player-you = Tu
player-person = Giocatore { $number }
player-yourself = Giocatore { $number } (tu)
player-computer = Computer
player-with-level = { $name } ({ $level })
player-computer-numbered = Computer { $number }
pair-name = Coppia { $letter }
pair-members = { $pair }: { $first } + { $second }

# I colori si chiamano con il loro tasto; i nomi valgono per le due tavolozze.
colour-name = { $number ->
    [1] 1, rosso
    [2] 2, giallo
    [3] 3, verde
    [4] 4, celeste
    [5] 5, viola
    [6] 6, rosa
    [7] 7, blu scuro
    [8] 8, bianco
   *[9] 9, grigio scuro
}

table-opening = Preparo la tavola
table-board = Tavola di { $variant }
table-board-number = Tavola { $seed }
table-options = Opzioni
table-help = Aiuto
table-needed = { $needed } per vincere
table-needed-mover = { $name }: { $needed } per vincere
table-unreachable = La vittoria è fuori portata
table-unreachable-mover = { $name }: ancora lontano dalla vittoria
table-unreachable-why = Per ora fuori portata: il miglior rivale potrebbe avere ancora di più. Scende man mano che la tavola si riempie.
table-over = La partita è finita
table-stall = { $left ->
    [one] Senza guadagno nella prossima mossa la partita finisce così com'è.
   *[other] Senza guadagno nelle prossime { $left } mosse la partita finisce così com'è.
}
table-equator = Equatore: { $parts }
table-equator-part = { $name } { $worth } di { $total }

# Accanto a ogni giocatore.
figures-worth = { $worth ->
    [one] casella
   *[other] caselle
}
figures-distance = { $distance } all'equatore
figures-distance-many = mancano { $distance }
figures-crossed = oltre l'equatore
figures-crossed-many = bastano
figures-unreachable = fuori portata
figures-unreachable-yet = ancora lontano
figures-ahead = { $lead } in più
figures-behind = { $lead } in meno
figures-level = pari
figures-to-move = di turno
figures-thinking = sta pensando
figures-retired = abbandono

# A chi tocca.
turn-you = Tocca a te
turn-person = Tocca a { $name }
turn-computer = { $name } sta pensando
turn-confirm = Ancora una volta per giocarlo

# I pulsanti dei colori.
colours-label = Colori
hint-pointing = Punta un colore per guardarlo, premilo per giocarlo.
hint-touching = Tieni un colore: guardi; tocca: giochi.
colour-takes = prende { $worth }
colour-takes-closed = prende { $worth } ({ $closed } come regione propria)
colour-takes-nothing = non prende niente, ma toglie il colore agli altri
colour-own = il tuo colore
colour-own-named = il colore di { $name }
colour-rival = il colore di { $name }
colour-waits = non tocca a te

# Le caselle, per i lettori di schermo.
cell-free = Riga { $row }, colonna { $column }: colore { $colour }, libera
cell-owned = Riga { $row }, colonna { $column }: colore { $colour }, { $name }
cell-free-worth = Riga { $row }, colonna { $column }: colore { $colour }, libera, vale { $worth }
cell-owned-worth = Riga { $row }, colonna { $column }: colore { $colour }, { $name }, vale { $worth }
cell-free-pot = Riga { $row }, colonna { $column }: colore { $colour }, libera, barattolo di vernice
cell-obstacle = Riga { $row }, colonna { $column }: ostacolo

# Direzioni da una casella alle vicine, in senso orario.
cell-neighbours = { $cell }. Accanto: { $list }
cell-neighbour = { $way } { $what }
cell-way-up = sopra
cell-way-up-right = in alto a destra
cell-way-right = a destra
cell-way-down-right = in basso a destra
cell-way-down = sotto
cell-way-down-left = in basso a sinistra
cell-way-left = a sinistra
cell-way-up-left = in alto a sinistra

# Quel che i lettori di schermo annunciano dopo una mossa.
announce-takes = { $name } ha scelto il colore { $colour } e ha preso { $worth }.
announce-takes-you = Hai scelto il colore { $colour } e hai preso { $worth }.
announce-closed = { $cells ->
    [one] Una delle caselle si è chiusa come regione propria.
   *[other] { $cells } delle caselle si sono chiuse come regione propria.
}
announce-barred = Il colore { $colour } è { $reason }.
announce-looked = Colore { $colour }: { $gain }.

# Il punteggio e gli orologi, letti a richiesta.
speak = Leggi il punteggio
speak-clocks = Leggi il punteggio e gli orologi
spoken-side = { $name }: { $figures }.
spoken-worth = { $worth ->
    [one] { $worth } casella
   *[other] { $worth } caselle
}
spoken-time = { $time } sull’orologio
spoken-time-of = { $name } { $time } sull’orologio
spoken-match = { $game }: { $points }.

# Abbandonare.
resign-game = Abbandona la partita
resign-title = Abbandonare la partita?
resign-text = { $name } abbandona questa partita. Ogni casella libera conta per il rivale.
resign-text-you = Abbandoni questa partita. Ogni casella libera conta per il rivale.
resign-text-many = { $name } abbandona questa partita, tiene le sue caselle e non muove più. Gli altri continuano.
resign-text-many-you = Abbandoni questa partita, tieni le tue caselle e non muovi più. Gli altri continuano.
resign-text-pair = { $name } vuole abbandonare questa partita. La { $pair } la perde appena entrambi i compagni hanno abbandonato; ogni casella libera conta per i rivali.
resign-yes = Abbandona
resign-no = Continua
