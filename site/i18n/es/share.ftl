# Un match camino de otros: imagen, desafío, enlace, texto.

share-open-dialog = Compartir
share-name = Nombre de { $name }
share-name-none = Sin nombre
share-painting = Pintando la imagen
share-unpainted = El navegador no pudo hacer la imagen ({ $detail }). El enlace y el texto funcionan igualmente.

# La imagen.
share-picture-title = Imagen
share-picture = Compartir la imagen
share-picture-save = Guardar la imagen
share-picture-copy = Copiar la imagen
share-game = Partida { $number }: { $score }
share-sum = { $worth ->
    [one] 1 casilla
   *[other] { $worth } casillas
} en total
share-dare = ¿Consigues más de { $target }?
share-unfinished = El match sigue en juego

# Lo que muestra la imagen, en palabras; también se envía con ella.
share-between = {", "}
share-side = { $name } { $worth }
share-side-match = { $name } { $points } { $count ->
    [one] punto
   *[other] puntos
} ({ $worth } casillas)
share-summary = { $head }. { $headline }: { $scores }.
share-alt = { $games ->
    [none] La imagen muestra el tablero tal como está, con sus { $total } casillas.
    [one] La imagen muestra el tablero final con sus { $total } casillas.
   *[other] La imagen muestra los tableros finales de las dos partidas, de { $total } casillas cada uno.
}

# Un desafío.
share-challenge-title = Desafío
share-challenge-link = Enlace al desafío
share-challenge-text = Quien abra este enlace juega en este mismo tablero, desde la misma esquina, { $against }, y tiene que conseguir más de { $target }.

# El resultado como texto.
share-words = Resultado en texto
share-words-copy = Copiar el texto
share-text-link = Todas las jugadas: { $link }
share-text-challenge = ¿Consigues más de { $target } en este tablero? { $link }

# Lo que se ha copiado.
share-said-copied = { $kind ->
    [picture] La imagen está en el portapapeles.
    [text] El texto está en el portapapeles.
   *[link] El enlace está en el portapapeles.
}
share-said-refused = { $kind ->
    [picture] El navegador no dejó que la página copiara la imagen. Guárdala en su lugar.
    [text] El navegador no dejó que la página lo copiara. El texto está seleccionado: cópialo a mano.
   *[link] El navegador no dejó que la página lo copiara. El enlace está seleccionado: cópialo a mano.
}
