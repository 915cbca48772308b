# La pagina come programma del dispositivo: giocare senza rete, versioni nuove, installazione.

offline-getting = Preparo l'uso offline
offline-getting-title = Filler viene messo su questo dispositivo, così si gioca senza rete
offline-ready = Pronto offline
offline-ready-title = Tutto è su questo dispositivo: Filler si gioca senza rete
offline-failed = Solo online
offline-failed-title = Non è stato possibile mettere Filler su questo dispositivo: la rete non ha funzionato o manca spazio. La prossima visita riprova

update-waits = È pronta una nuova versione di Filler. I tuoi match e le tue opzioni restano.
update-elsewhere = È pronta una nuova versione di Filler, ma in un'altra scheda c'è un match in corso. Finiscilo o chiudi prima quella scheda.
update-came = In un'altra scheda è partita una nuova versione di Filler. Caricala anche qui; i tuoi match e le tue opzioni restano.
update-mixed = Questa pagina e i file sul tuo dispositivo sono di versioni diverse, e ricaricarla non è servito. Bisogna scaricare di nuovo tutto, tranne i tuoi match e le tue opzioni.
update-take = Caricala
update-taking = Carico
update-repair = Scarica di nuovo
update-later = Più tardi

install-offer = Puoi mettere Filler sul tuo dispositivo: parte dalla sua icona e si gioca senza rete.
install-by-hand = Premi il pulsante di condivisione del tuo browser, poi «Aggiungi alla schermata Home».
install-do = Installa
install-decline = No, grazie
