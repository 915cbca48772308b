# La pagina che controlla le registrazioni firmate.

page-title-proof = Registrazione firmata – Filler
proof-title = Registrazione firmata
proof-intro = Ogni match tra dispositivi lascia una registrazione che tutti i giocatori hanno firmato, mossa per mossa. Qui puoi controllarne una.
proof-reading = Leggo la registrazione
proof-choose = Scegli un file
proof-checking = Controllo { $count } firme
proof-good = Tutte le { $count } firme sono valide
proof-bad = { $bad ->
    [one] Una firma su { $count } non è valida
   *[other] { $bad } firme su { $count } non sono valide
}
proof-bad-text = Qualcuno ha cambiato questa registrazione, o si è danneggiata. Non crederle in niente.
proof-match = Match { $match }
proof-entries = { $entries } annotazioni firmate
proof-verdict-rated = Classificato
proof-verdict-unrated = Non classificato
proof-verdict-disputed = Contestato: non conta
proof-verdict-interrupted = Interrotto: non conta
proof-players = Giocatori
proof-player = Giocatore
proof-key = Chiave
proof-receipt = Ha confermato il risultato
proof-yes = sì
proof-no = no
proof-computer = Computer, mosso dall'ospite
proof-own = questo dispositivo
proof-shows = Che cosa dimostra
proof-shows-agreed = I proprietari di queste chiavi si sono accordati su tavola, orologio e posti prima che la tavola fosse sorteggiata.
proof-shows-drawn = Nessuno ha potuto scegliere la tavola: deriva da numeri di tutti i giocatori, sigillati prima.
proof-shows-moves = Ogni mossa è stata firmata dal suo giocatore, in quest'ordine, e le regole portano da esse a questo risultato.
proof-not = Che cosa non dimostra
proof-not-name = Chi siano le persone: una chiave appartiene a un dispositivo, e un nome è quel che ha scritto il suo proprietario.
proof-not-time = Quanto qualcuno abbia davvero pensato: una pagina modificata può mentire su questo entro limiti stretti, e sul perché si sia assentata.
proof-not-help = Che nessuno abbia chiesto a un computer o a qualcun altro.
proof-not-rating = I rating prima del match: ogni giocatore ha dichiarato e firmato il proprio.
proof-ratings = Rating
proof-open = Guarda il match
proof-again = Controlla un altro file
error-proof-unreadable = Questa non è una registrazione firmata, o ne manca una parte.
error-proof-impossible = Questa registrazione racconta qualcosa che le regole non permettono. Non crederle in niente.
error-no-proof = Di questo match non c'è una registrazione firmata.
error-proof-gone = Questo match non è nella cronologia di questo dispositivo, o non ha una registrazione firmata.
error-proof-large = Questo file è troppo grande per essere una registrazione firmata.
history-rated = classificato
history-disputed = contestato
history-interrupted = interrotto
history-check = Controlla una registrazione firmata
history-proof = Registrazione firmata
