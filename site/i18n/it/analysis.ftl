# Analisi di un match: quanto è valsa ogni mossa, e che cosa sarebbe stato meglio.

analysis-title = Analisi
analysis-start = Analizza
analysis-stop = Ferma
analysis-go-on = Continua
analysis-details = Riepilogo
analysis-details-title = Riepilogo, segni e fin dove arriva l'analisi
analysis-best = Migliore
analysis-best-title = Che cosa sarebbe stato meglio: { $colour }
analysis-best-back = Quel che è stato giocato
analysis-best-none = Niente era meglio di questa mossa
analysis-best-elsewhere = Vai a una mossa valutata per vedere che cosa sarebbe stato meglio
analysis-next = Prossimo errore
analysis-no-mistakes = Nessun errore noto
analysis-play-on = Continua a giocare da qui
analysis-play-on-short = Gioca da qui
analysis-play-on-over = Qui nessuno può muovere. Torna indietro per continuare a giocare.

analysis-column-taken = preso
analysis-column-value = valore
analysis-column-best = meglio

# Fin dove arriva.
analysis-none = Quanto è valsa ogni mossa?
analysis-none-long = Scopri quanto è valsa ogni mossa
analysis-nothing = Non c'è nessuna mossa da analizzare.
analysis-wakes = Si avvia
analysis-done = Tutte valutate
analysis-progress = { $judged } di { $count } mosse
analysis-progress-long = { $judged } di { $count ->
    [one] una mossa
   *[other] { $count } mosse
} con valore, dall'ultima alla prima
analysis-partial = { $judged } di { $count } con valore
analysis-left = { $minutes ->
    [0] meno di un minuto
    [one] ancora circa un minuto
   *[other] ancora circa { $minutes } minuti
}
analysis-early = Prima è la posizione nella partita, più tempo serve per dimostrarla.
analysis-others = Si sta analizzando un altro match. Quando comincia questo, l'altro si ferma e conserva quel che è già valutato.
analysis-others-short = Si sta analizzando un altro match
analysis-unkept = Quel che si scopre non può essere conservato su questo dispositivo: { $why }
analysis-background = Intanto puoi guardare altro, o giocare: la mossa di un computer passa avanti. Quel che è valutato resta su questo dispositivo.

# Una mossa.
analysis-mark-best = Ottima
analysis-mark-good = Buona
analysis-mark-inaccuracy = Imprecisione
analysis-mark-mistake = Errore
analysis-mark-blunder = Errore grave
analysis-sign-best = ✓
analysis-sign-good = ·
analysis-sign-inaccuracy = ?!
analysis-sign-mistake = ?
analysis-sign-blunder = ??
analysis-about = ≈ { $value }
analysis-change = { $before } → { $after }
analysis-move = { $mark }. Valore per { $name } prima della mossa { $before }, dopo { $after }, { $sure ->
    [exact] entrambi dimostrati
   *[estimate] entrambi stimati
}.
analysis-move-best = { $mark }. Valore per { $name } { $value }, { $sure ->
    [exact] dimostrato
   *[estimate] una stima
}; niente era meglio.
analysis-move-better = Il migliore era { $colour }.
analysis-best-takes = Il migliore: { $colour }. Avrebbe preso { $worth }.
analysis-best-takes-closed = Il migliore: { $colour }. Avrebbe preso { $worth }, { $closed } come regione propria.
analysis-best-takes-nothing = Il migliore: { $colour }. Senza prendere niente, solo per occuparlo.

# Il grafico.
analysis-graph-territory = Area
analysis-graph-value = Valore
analysis-graph-choice = Quale grafico
analysis-graph-label = Valore della posizione nel corso del match
analysis-graph-ahead = { $name } in vantaggio
analysis-graph-exact = dimostrato
analysis-graph-estimate = stimato
analysis-graph-begins = La partita { $number } comincia con { $value } per { $name }, { $sure ->
    [exact] dimostrato
   *[estimate] una stima
}.
analysis-graph-open = La parte ombreggiata non è ancora valutata.

# Il riepilogo a parole.
analysis-summary = Riepilogo
analysis-summary-later = Sarà qui quando tutte le mosse sono valutate.
analysis-start-won = Partita { $number }: col gioco migliore dall'inizio, { $name } vince per { $margin }.
analysis-start-drawn = Partita { $number }: col gioco migliore dall'inizio è patta.
analysis-start-about = Partita { $number }: all'inizio { $name } sembra avere un vantaggio di circa { $margin }.
analysis-start-level = Partita { $number }: all'inizio nessuno schieramento sembra in vantaggio.
analysis-flawless = { $name }: il colore migliore in tutte le { $moves } mosse, senza perdere niente.
analysis-player = { $name }: il colore migliore in { $best } di { $moves } mosse; in tutto ha perso { $exact ->
    [exact] { $lost }
   *[estimate] circa { $lost }
}.
analysis-player-idle = { $name } non ha fatto nessuna mossa.
analysis-costliest = La più costosa è stata la mossa { $move }{ $games ->
    [one] { "" }
   *[other] { " " }della partita { $game }
}: perdita { $lost }.
analysis-table-player = Giocatore
analysis-table-lost = Perdita
analysis-table-proven = Dimostrato
analysis-table-all = tutto
analysis-table-some = { $proven } di { $moves }
analysis-table-none = niente
analysis-table-label = Mosse per segno, e quanto ha perso ogni giocatore

# Mosse che sono costate qualcosa.
analysis-list = Mosse che sono costate qualcosa
analysis-list-none = Nessuna degna di nota.
analysis-list-move = { $games ->
    [one] Mossa { $move }
   *[other] Partita { $game }, mossa { $move }
}
analysis-list-lost = perdita: { $lost }

# Che cosa vogliono dire segni e valori. Le cifre sono quelle di filler_core/bots/analysis.py.
analysis-legend = Che cosa vogliono dire i segni
analysis-legend-value = Un valore è un vantaggio: quanto ha in più alla fine della partita lo schieramento di turno, se da lì entrambi giocano al meglio. Sotto 0 ha di meno. «Perdita» è il valore prima di una mossa meno quello dopo.
analysis-legend-value-many = Un valore dice quanto lo schieramento di turno avrà in più della media dei suoi rivali, per quel che si può dire. «Perdita» è il valore prima di una mossa meno quello dopo.
analysis-legend-best = niente era meglio
analysis-legend-good = costa meno del 2 % della tavola
analysis-legend-inaccuracy = costa il 2 % della tavola o più
analysis-legend-mistake = costa il 6 % o più, o regala una vittoria o una patta
analysis-legend-blunder = costa il 12 % o più, o il 6 % e con esso una vittoria o una patta
analysis-legend-exact = I valori senza segno sono dimostrati: la partita è stata seguita fino alla fine, con ogni risposta, e chi gioca al meglio ottiene esattamente quello.
analysis-legend-estimate = I valori con ≈ sono stime: la pagina ha guardato avanti di tante mosse quante ne ha potute vedere in un secondo. Possono sbagliare, soprattutto all'inizio di una partita.
analysis-legend-graph = Nel grafico la linea è continua dove i valori sono dimostrati e tratteggiata dove sono stime; i punti sono mosse che sono costate qualcosa, più grandi quanto più sono costate.
analysis-exact-all = Tutti i valori di questo match sono dimostrati.
analysis-exact-none = Tutti i valori di questo match sono stime.
analysis-exact-some = { $exact } di { $count } valori di questo match sono dimostrati, gli altri sono stime.
analysis-four = Con più di due schieramenti non si dimostra niente: quel che uno guadagna non è la perdita di un solo rivale, e quel che faranno gli altri è una congettura. I valori stimano quanto un giocatore avrà in più della media dei rivali, e ogni giocatore ha una linea nel grafico.

# Continuare a giocare.
play-on-title = Continua a giocare da qui
play-on-text = Un nuovo tavolo di una partita senza orologio, nel punto che la tavola mostra. Questo match resta com'è.
play-on-to-move = di turno
play-on-who = Chi gioca per { $name }
play-on-person = una persona
play-on-computer = computer, { $level }
play-on-go = Gioca
play-on-cancel = Annulla
error-analysis-failed = L'analisi non è riuscita a cominciare. Riprova.

# Tasti dell'analisi, nell'aiuto del replay.
replay-help-analysis = «Analizza» scopre quanto è valsa ogni mossa. Le tavole veloci vengono seguite fino in fondo, perciò i loro valori sono dimostrati; su quelle più grandi i primi valori sono stime, con il segno ≈.
