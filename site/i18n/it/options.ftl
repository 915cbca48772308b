# Le opzioni e l'aiuto del tavolo.

options-title = Opzioni
options-symbols = Simboli dei colori
options-symbols-text = Una figura su ogni colore, per distinguerli meglio.
options-big-symbols = Simboli grandi
options-animation = Animazione
options-animation-text = Le catture si allargano sulla tavola.
options-confirm = Conferma
options-confirm-text = Scegli un colore una volta per vederlo, un'altra per giocarlo.
options-board-link = Link a questa tavola: { $seed }
options-sound = Suono
options-sound-text = Un avviso quando a qualcuno resta poco tempo.
options-theme = Pagina
options-theme-system = Come il dispositivo
options-theme-light = Chiara
options-theme-dark = Scura
options-palette = Colori
options-palette-standard = Legno dipinto
options-palette-tuned = Facili da distinguere
options-language = Lingua
options-language-system = Quella del browser
options-corner = In basso a sinistra
options-corner-own = Il mio angolo

help-title = Come si gioca
help-move = Scegli un colore. Tutta la tua area lo prende e le si unisce ogni casella libera di quel colore che la tocca, e così via lungo tutta la catena.
help-barred = Il tuo colore e quelli dei tuoi rivali sono vietati.
help-region = Una regione libera che tocchi solo tu diventa subito tua.
help-win = Vince chi ha più di quanto gli altri possano ancora raggiungere. Con due schieramenti è più della metà: l'equatore.
help-bar-two = La barra mostra i due schieramenti, ciascuno dal suo estremo: a colore pieno quel che ha, pallido quel che potrebbe ancora raggiungere. Il suo centro è l'equatore.
help-bar-many = Ogni barra mostra uno schieramento: a colore pieno quel che ha, pallido quel che potrebbe ancora raggiungere. Il segno è quel che gli serve per vincere; si sposta quando gli altri guadagnano o perdono terreno, e all'inizio è fuori portata per tutti.
help-leaving = Quando qualcuno se ne va
help-leaving-text = Finché qualcuno è assente tutti gli orologi sono fermi e nessuno vede la tavola. Ognuno può assentarsi per tre minuti in un match; dopo, gli altri possono reclamarlo. Se la pagina viene ricaricata, o se la connessione non torna, apri il tavolo e riprendi con un nuovo link: il match continua da dov'era.
help-choosing = Scegliere un colore
help-mouse = Punta un colore per vedere che cosa prenderebbe. Premilo per giocarlo.
help-touch = Su uno schermo tattile tieni premuto un colore per guardarlo: se poi lo lasci, non si gioca. Tocca per giocare.
help-keys = I tasti da 1 a { $last } scelgono un colore. Le frecce si muovono sulla tavola.
help-preview = Mentre guardi, le caselle che prenderesti sono chiare, e a righe dove arriverebbero come regione propria. I puntini restano sulle caselle dell'ultima mossa.

help-example-territory = Un'area: il contorno è del suo giocatore, qualunque colore prenda.
help-example-worth = I puntini contano: questa casella vale { $worth }.
help-example-pot = Un barattolo di vernice: chi lo prende cattura anche ogni gruppo che lo tocca, di qualunque colore.
help-example-obstacle = Un buco: nessuna casella, e di lì non si passa.
help-example-wall = Un muro: le caselle ai suoi due lati non si toccano.
