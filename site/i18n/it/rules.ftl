# Quel che sta intorno al libro delle regole. Il suo testo è nella cartella rules.

page-title-rules = Regole: { $topic } · Filler
rules-title = Regole
rules-topics = Argomenti
rules-fundamentals = Fondamenti
rules-boards = Tavole
rules-loading = Apro le regole
rules-print = Stampa
rules-to-table = Torna al tavolo
rules-all = Tutte le regole
rules-of-board = Regole: { $variant }
rules-next = Prossimo: { $topic }
rules-facts = { $cells } caselle · { $colours } colori · { $players } giocatori

# Le tavole su cui si prova.
lesson-board = Una tavola per provare
lesson-rival = Rivale
lesson-rival-numbered = Rivale { $number }
lesson-partner = Compagno
lesson-mark = Tu: { $cells } · { $needed } per vincere
lesson-mark-unreachable = Tu: { $cells } · la vittoria è per ora fuori portata
lesson-other = Le regole permettono anche questo. Ma ciò di cui si parla si vede con un altro colore: riprova.
lesson-again = Di nuovo
lesson-wait = La tavola prende vita appena il gioco è pronto.
lesson-answer = Che cosa succede allora

# La partita guidata.
tour-title = La tua prima partita
tour-offer = È la prima volta? Una partita di due minuti ti mostra come si gioca.
tour-begin = Fammi vedere
tour-decline = No, grazie
tour-skip = Salta
tour-play = Alle tavole
