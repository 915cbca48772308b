# Ciò che il sistema mostra della pagina quando la si installa: la compilazione lo mette nel manifesto.

manifest-description = Il gioco da tavolo per conquistare colori: scegli un colore, prendi le caselle vicine e supera l’equatore. Si gioca senza rete.
manifest-table-phone = Un tavolo sul telefono: due territori su una tavola di esagoni
manifest-lobby = L’atrio: undici tavole fra cui scegliere
manifest-table-desktop = Un tavolo sul computer: due territori su quadrati
manifest-practice = Giocare contro il computer
manifest-invite-short = Invita
manifest-invite = Manda un link a un amico e giocate su due dispositivi
