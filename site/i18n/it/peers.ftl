# Un tavolo tra dispositivi.

# Prima che ci sia la tavola.
meeting-title = In attesa al tavolo
meeting-dealing = Ci siete tutti. Sorteggiate la tavola insieme, così nessuno può sceglierla.
meeting-open = ancora atteso
meeting-here = presente
meeting-text = Il match comincia appena ci sono tutti.
meeting-cut-off = Non hai più connessione. Chiedi un nuovo link.
meeting-title-ended = Questo match non si è fatto

# Chi c'è.
presence-here = connesso
presence-trip = connesso, { $milliseconds } ms
presence-away = assente
rating-beside = ({ NUMBER($rating, useGrouping: 0) })

# Nessuno vede la tavola finché qualcuno è assente, e finché non la guardano tutti.
set-up-title = In attesa di { $names }
set-up-text = Il match comincia appena tutti guardano il tavolo.
set-up-soon = Si comincia
away-title = { $count ->
    [one] Assente: { $names }
   *[other] Assenti: { $names }
}
away-title-you = Non hai connessione
away-text = Tutti gli orologi sono fermi e nessuno vede la tavola.
away-patience = { $name } può assentarsi ancora per { $time } in questo match.
away-spent = { $name } manca da troppo tempo. Puoi reclamare il match o continuare ad aspettare.
away-claim = Reclama il match
away-wait = Continua ad aspettare
away-waiting = Stai aspettando. Puoi ancora reclamare il match.
away-reviving = La connessione prova a tornare da sola.
away-invite = Riprendi con un nuovo link
away-invite-text = Se la pagina è stata ricaricata, o se la connessione non torna, incontratevi di nuovo: il match continua da dov'era.
away-host-invites = Chi ti ha invitato può mandare a { $name } un nuovo link.
away-join-text = Oppure apri il link che ti manda { $name }.

# Detto e fatto.
pending = In viaggio verso gli altri
came = { $name } è qui
gone = { $name } è assente
back = { $name } è di nuovo qui
left = { $name } ha lasciato il tavolo
overtaken = Prima è successo altro: la tua ultima azione non conta.
take-back-declined = { $name } preferisce non ritirare la mossa
rematch-declined = { $name } ora non vuole la rivincita
take-back-asked = { $name } chiede di ritirare l'ultima mossa.
take-back-waits = Hai chiesto di ritirare la tua ultima mossa.
answer-yes = Sì
answer-no = No
ready-other = Pronto: { $name }
ready-other-not = Non ancora pronto: { $name }

# Frasi.
emotes = Di' qualcosa
emotes-title = Di' qualcosa
emotes-mute = Nascondi quel che dicono gli altri
emote-0 = Ciao
emote-1 = Buona fortuna
emote-2 = Bella mossa
emote-3 = Grazie
emote-4 = Ops
emote-5 = Caspita
emote-6 = Un momento
emote-7 = Bella partita
emote-said = { $name }: { $words }

# La fine.
ended-disputed = Il match è contestato
ended-interrupted = Il match è stato interrotto
ended-open = Conta appena gli altri l'hanno confermato.
ended-why = Non conta per il rating. Quel che è stato detto resta come prova nella registrazione firmata.
rated-change = { $name }: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rated-change-by = ({ $change })
rated-title = Rating
rated-narrow = Hai vinto solo per le caselle. Questo conta 0,6, e contro questo avversario ci si aspettava di più: perciò se ne va qualche punto.
rated-meanwhile = Il tuo rating era cambiato dall'inizio del match: continua da dov'è ora.
unrated-friendly = Un match amichevole: non conta per il rating.
unrated-computer = Non classificato: al tavolo c'era un computer.
unrated-no-clock = Non classificato: non c'era l'orologio.
unrated-same-device = Non classificato: due posti sono stati giocati dallo stesso dispositivo.
unrated-variant = Non classificato: questa tavola non ha rating.
unrated-rules = Non classificato: le vostre pagine non hanno le stesse regole. Uno di voi dovrebbe ricaricare per aggiornare.
rematch = Rivincita
rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita
   *[other] { $names } vogliono la rivincita
}
rematch-accept = Gioca ancora
rematch-decline = Non ora
rematch-asked = Vuoi la rivincita. In attesa di { $names }.
rematch-go = Al prossimo match
rematch-begun = { $count ->
    [one] { $names } vuole giocare ancora: il match è cominciato.
   *[other] { $names } vogliono giocare ancora: il match è cominciato.
}
rematch-nobody = Per la rivincita devono esserci tutti.
proof-save = Salva la registrazione firmata
proof-link = Registrazione firmata

# Chi si è assentato troppo a lungo.
figures-absent = assente troppo a lungo
match-why-absent = Assenza troppo lunga di { $name }.
match-why-absent-you = La tua assenza è stata troppo lunga.
end-reason-absent = Assenza troppo lunga di { $name }.
score-reason-absent = assenza

# Perché non c'è un risultato valido.
error-trouble-peer-signature = Un messaggio non era firmato da chi avrebbe dovuto.
error-trouble-peer-claim = { $name } ha reclamato il match benché tu non fossi via da tanto.
error-trouble-peer-flag = { $name } ha detto che il tuo tempo era scaduto, e non era vero.
error-trouble-peer-illegal = { $name } ha mandato una mossa che le regole non permettono.
error-trouble-peer-both-claim = Avete reclamato entrambi il match mentre non riuscivate a raggiungervi.
error-trouble-peer-two-moves = { $name } ha firmato due mosse diverse per lo stesso turno.
error-trouble-peer-fork = Le registrazioni dei vostri dispositivi non concordano.
error-trouble-peer-time = { $name } ha preteso per una mossa più tempo di quanto ne sia servito.
error-trouble-peer-state = Dopo le stesse mosse la tavola è diversa sull'altro dispositivo.
error-trouble-peer-terms = L'altro dispositivo vuole giocare qualcosa di diverso da quanto concordato.
error-trouble-peer-commits = L'altro dispositivo non ha rispettato il modo di sorteggiare la tavola.
error-trouble-peer-nonce = L'altro dispositivo non ha rispettato il modo di sorteggiare la tavola.
error-trouble-peer-board = All'altro dispositivo è uscita un'altra tavola.
error-trouble-peer-left-early = { $name } se n'è andato prima che il match cominciasse.

# Perché qualcuno è stato rifiutato.
error-peer-signature = L'altro dispositivo non ha potuto dimostrare chi è. Prova un nuovo link.
error-peer-version = L'altro dispositivo ha un'altra versione di Filler. Uno di voi dovrebbe ricaricare la pagina per aggiornare.
error-peer-other-match = L'altro dispositivo vuole continuare un altro match. Apri quello giusto o cominciane uno nuovo.
error-peer-unreadable = L'altro dispositivo ha mandato cose senza senso. Prova un nuovo link.
error-peer-full = Tutti i posti sono occupati.
error-peer-resume-unknown = Questo dispositivo non fa parte di quel match, perciò qui non può continuare. Usa il dispositivo su cui hai giocato.

# Nella lista dei match in corso.
running-delete-peer = Gli altri possono reclamarlo se non torni.
running-peer = con { $count ->
    [one] un amico
   *[other] amici
}
