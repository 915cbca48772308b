# Le undici tavole della pagina iniziale: un nome e una riga che dice che cosa hanno di speciale.

variant-quick-name = Veloce 8×7
variant-quick-text = Una partita breve. All'inizio due caselle vicine non hanno mai lo stesso colore.
variant-classic-name = Classica 15×15
variant-classic-text = Il gioco come lo conoscono quasi tutti.
variant-hex-name = Esagoni 13×11
variant-hex-text = Sei vicine invece di quattro: i colori si allargano più in fretta.
variant-vinco-name = Vinco
variant-vinco-text = Esagoni dentro un esagono. I due estremi sono perfettamente uguali.
variant-rhombi-name = Rombi
variant-rhombi-text = Caselle in piedi su una punta. Si toccano per i lati, mai per le punte.
variant-big-name = Tavola grande 21×21
variant-big-text = Grande il doppio e con otto colori, per una lunga serata.
variant-obstacles-name = Ostacoli e muri
variant-obstacles-text = Buchi nella tavola e muri tra le caselle: trova la strada.
variant-treasure-name = Caselle preziose e vernici
variant-treasure-text = Le caselle con i puntini valgono 3 o 5. Un barattolo di vernice catturato prende ogni gruppo che lo tocca.
variant-three-name = Tre partenze
variant-three-text = Ogni giocatore parte da tre punti, ridipinti insieme.
variant-four-name = In quattro
variant-four-text = Quattro giocatori, ognuno per sé, nove colori.
variant-pairs-name = Coppie
variant-pairs-text = Due contro due. I compagni stanno in diagonale e sommano le caselle.
variant-practice-name = Allenamento
