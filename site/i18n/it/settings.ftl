# La pagina delle impostazioni, i suoi gruppi e i tasti.

page-title-settings = Impostazioni · Filler
settings-title = Impostazioni
settings-back = Indietro
settings-kept = Ciò che cambi vale subito, e questo dispositivo lo ricorda.
settings-look = Aspetto
settings-board = Tavola
settings-playing = Gioco
settings-sound = Suono e tatto
settings-keys = Tasti
settings-language = Lingua
settings-data = Dati su questo dispositivo

settings-silent = Questo browser non può emettere suoni.
settings-still = Questo dispositivo o il suo browser non può vibrare.
settings-samples = Ascolta:
settings-sample-own = la tua mossa
settings-sample-others = quella di un rivale
settings-sample-region = una regione propria
settings-sample-low = poco tempo
settings-sample-won = una vittoria
sound-mute = Silenzia
sound-unmute = Attiva i suoni

settings-data-profile = Profilo e copia di tutto
settings-data-profile-text = Il tuo nome e i tuoi punteggi; salva tutto in un file, riportalo o eliminalo.
settings-data-history = Cronologia
settings-data-history-text = I match finiti qui, da rivedere.
settings-data-friends = Amici
settings-data-friends-text = Chi ha incontrato questo dispositivo, da rinominare o dimenticare.
settings-data-servers = Server per le connessioni
settings-data-servers-text = Chi aiuta due dispositivi a trovarsi.

settings-reset = Ripristina le impostazioni
settings-reset-text = Ogni impostazione di questa pagina come alla prima visita. I match e i nomi restano. Puoi annullare.
settings-untouched = Ogni impostazione è come alla prima visita.
settings-were-reset = Le impostazioni sono come alla prima visita.
settings-undo = Annulla

# Che cosa fanno i tasti.
keys-title-table = Al tavolo
keys-title-replay = Nel replay
keys-how = Premi uno dei pulsanti, poi il tasto che vuoi: una lettera, una cifra o un segno. Canc lo lascia senza, Esc com'era.
keys-press = Premi un tasto
keys-none = nessuno
keys-shift = Maiusc + { $key }
keys-clash = { $key } è il tasto per «{ $action }». Premine un altro, o scambia i due.
keys-exchange = Scambiali
keys-fixed = Le frecce, Inizio, Fine, Spazio, Invio, Tab ed Esc fanno sempre lo stesso, anche quando questi tasti sono disattivati.
keys-reset = Tasti abituali
keys-off = I tasti di un solo carattere sono disattivati.
keys-change = Cambia i tasti

keys-colours = scegliere un colore
keys-colour = scegliere il colore { $colour }
keys-sound = silenziare, e sentire di nuovo
keys-speak = leggere il punteggio e gli orologi
keys-help = aiuto
keys-flip = girare la tavola verso un altro angolo
keys-mistake = al prossimo errore
keys-mistake-before = all'errore precedente
keys-best = che cosa sarebbe stato meglio, e ritorno
keys-arrows = Frecce
keys-arrows-text = muoversi sulla tavola
keys-enter = Invio
keys-enter-text = giocare il colore che prende questa casella
keys-escape = Esc
keys-escape-text = ritirare ciò che è scelto ma non giocato
