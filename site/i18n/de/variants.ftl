# Die elf Bretter der Startseite: ein Name und eine Zeile, die sagt, was besonders ist.

variant-quick-name = Schnell 8×7
variant-quick-text = Eine kurze Partie. Am Anfang haben nie zwei Nachbarn dieselbe Farbe.
variant-classic-name = Klassisch 15×15
variant-classic-text = Das Spiel, wie die meisten es kennen.
variant-hex-name = Sechsecke 13×11
variant-hex-text = Sechs Nachbarn statt vier: Farben breiten sich schneller aus.
variant-vinco-name = Vinco
variant-vinco-text = Sechsecke in einem Sechseck. Beide Enden sind genau gleich.
variant-rhombi-name = Rauten
variant-rhombi-text = Zellen, die auf der Spitze stehen. Sie berühren sich an Kanten, nie an Spitzen.
variant-big-name = Großes Feld 21×21
variant-big-text = Doppelt so groß und acht Farben, für einen langen Abend.
variant-obstacles-name = Hindernisse und Wände
variant-obstacles-text = Löcher im Brett und Wände zwischen Zellen: Finde den Weg herum.
variant-treasure-name = Wertvolle Zellen und Farbtöpfe
variant-treasure-text = Zellen mit Punkten zählen 3 oder 5. Ein eroberter Farbtopf nimmt jede Gruppe mit, die ihn berührt.
variant-three-name = Drei Startpunkte
variant-three-text = Alle beginnen an drei Stellen, die zusammen umgefärbt werden.
variant-four-name = Zu viert
variant-four-text = Vier Spieler, jeder für sich, neun Farben.
variant-pairs-name = Paare
variant-pairs-text = Zwei gegen zwei. Partner sitzen sich schräg gegenüber und zählen ihre Zellen zusammen.
variant-practice-name = Übung
