# Allenamento: i livelli del computer, i suggerimenti, quel che il computer si aspetta, e quando non può pensare.

level-beginner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-perfect = perfetto
level-beginner-text = Prende quel che sembra di più, e spesso sbaglia i conti. Adatto a una prima partita.
level-easy-text = Guarda avanti di una mossa. Non vede la tua risposta e sbaglia quando si è vicini.
level-medium-text = Guarda avanti di qualche mossa; ogni tanto gioca a occhio.
level-hard-text = Guarda più lontano di quasi tutti. Fa solo piccole sviste.
level-expert-text = Guarda molto lontano e sbaglia solo in quel che sta oltre.
level-perfect-text = Il più forte che c'è: le tavole piccole le calcola fino in fondo.
level-title = Livello: { $level }
level-of = Livello: { $name }
levels-title = Quanto gioca bene il computer

# Segni al tavolo.
practice-mark = Allenamento,
practice-unrated = non classificato
practice-unrated-why = Contro il computer niente conta per il rating: suggerimenti e mosse ritirate sono liberi.
turn-getting-ready = { $name } si prepara
turn-cannot-think = { $name } non può pensare

# Un suggerimento.
hint-thinking = Cerco il colore migliore
hint-starting = Preparo il primo suggerimento
hint-cancel = Annulla
hint-close = Chiudi il suggerimento
hint-best = Il migliore: colore { $colour }
reason-wins = Vince la partita.
reason-region = Chiude una regione: { $closed ->
    [one] 1 casella diventa subito tua
   *[other] { $closed } caselle diventano subito tue
}.
reason-denial = Toglie { $denied } { $denied ->
    [one] casella
   *[other] caselle
} a { $name }.
reason-gain = Prende { $gained } { $gained ->
    [one] casella
   *[other] caselle
}.
reason-opens = Apre la strada verso { $opened } { $opened ->
    [one] nuova casella
   *[other] nuove caselle
}.
reason-waits = Non prende niente: qui è meglio aspettare.
reason-nothing = Per ora nessun colore prende qualcosa.
hint-value-exact-ahead = { $whose ->
    [you] Vinci
   *[mover] { $name } vince
} per { $lead } se entrambi giocano al meglio.
hint-value-exact-behind = { $whose ->
    [you] Perdi
   *[mover] { $name } perde
} per { $lead } se entrambi giocano al meglio; nessun altro colore è migliore.
hint-value-exact-level = È patta se entrambi giocano al meglio.
hint-value-estimate-ahead = Stima: { $whose ->
    [you] finisci
   *[mover] { $name } finisce
} con circa { $lead } in più.
hint-value-estimate-behind = Stima: { $whose ->
    [you] finisci
   *[mover] { $name } finisce
} con circa { $lead } in meno.
hint-value-estimate-level = Stima: si resta pari.
hint-value-many-ahead = Stima: { $whose ->
    [you] finisci
   *[mover] { $name } finisce
} circa { $lead } sopra la media dei rivali.
hint-value-many-behind = Stima: { $whose ->
    [you] finisci
   *[mover] { $name } finisce
} circa { $lead } sotto la media dei rivali.
hint-value-many-level = Stima: { $whose ->
    [you] finisci
   *[mover] { $name } finisce
} nella media dei rivali.

# La linea che il computer si aspetta.
expected-title = Che cosa si aspetta il computer
expected-close = Torna al suggerimento
expected-move = { $number }. { $name }: colore { $colour }
expected-hint = Premi una mossa per vedere la tavola dopo di essa, di nuovo per tornare.
expected-after = { $moves ->
    [one] Dopo 1 mossa
   *[other] Dopo { $moves } mosse
}: { $sides }.
expected-side = { $name } { $worth }
expected-between = {", "}

# Il secondo programma che pensa non funziona.
thinker-no-move = In questo momento il computer non può pensare.
thinker-no-hint = In questo momento non c'è nessun suggerimento.
thinker-kept = La partita resta com'è e non si perde niente.

# Nell'aiuto del tavolo.
help-practice = Contro il computer
help-practice-hint = La lampada mostra il colore migliore, che cosa parla a suo favore e come il computer si aspetta che la partita continui.
help-practice-back = La freccia curva ritira la tua ultima mossa, insieme alla risposta; con un orologio al suo posto c'è una pausa.
help-practice-level = Le barre accanto al nome di un computer mostrano quanto gioca bene. Puoi cambiarlo in ogni momento, nelle opzioni.

# Nella pagina iniziale.
lobby-mode = Come giocare
lobby-mode-practice = Allenamento
lobby-mode-shared = Un dispositivo
lobby-practise = Allenati
lobby-practice-levels = Contro
lobby-practice-rival = Computer
lobby-practice-partner = Il tuo compagno
lobby-practice-rival-1 = A sinistra
lobby-practice-rival-2 = Di fronte
lobby-practice-rival-3 = A destra
lobby-begins = Chi comincia
lobby-begins-you = Tu
lobby-begins-computer = Computer
lobby-begins-lot = A sorte
lobby-practice-note = Non classificato. Suggerimenti e mosse ritirate sono liberi.
lobby-level-of = Livello del giocatore { $number }
lobby-summary-level = { $variant } contro il computer: { $level }
lobby-summary-levels = { $variant } contro i computer
lobby-summary-shared = { $variant } su un dispositivo
