# Los once tableros del inicio: un nombre y una línea que dice qué tienen de especial.

variant-quick-name = Rápido 8×7
variant-quick-text = Una partida corta. Al empezar, dos casillas vecinas nunca tienen el mismo color.
variant-classic-name = Clásico 15×15
variant-classic-text = El juego tal como lo conoce casi todo el mundo.
variant-hex-name = Hexágonos 13×11
variant-hex-text = Seis vecinas en lugar de cuatro: los colores se extienden más deprisa.
variant-vinco-name = Vinco
variant-vinco-text = Hexágonos dentro de un hexágono. Los dos extremos son exactamente iguales.
variant-rhombi-name = Rombos
variant-rhombi-text = Casillas de pie sobre una punta. Se tocan por los lados, nunca por las puntas.
variant-big-name = Tablero grande 21×21
variant-big-text = El doble de grande y ocho colores, para una tarde larga.
variant-obstacles-name = Obstáculos y muros
variant-obstacles-text = Huecos en el tablero y muros entre casillas: encuentra el camino.
variant-treasure-name = Casillas valiosas y pinturas
variant-treasure-text = Las casillas con puntos valen 3 o 5. Un bote de pintura capturado se lleva todos los grupos que lo tocan.
variant-three-name = Tres salidas
variant-three-text = Cada jugador empieza en tres sitios, que se repintan a la vez.
variant-four-name = A cuatro
variant-four-text = Cuatro jugadores, cada uno por su cuenta, nueve colores.
variant-pairs-name = Parejas
variant-pairs-text = Dos contra dos. Los compañeros juegan en diagonal y suman sus casillas.
variant-practice-name = Práctica
