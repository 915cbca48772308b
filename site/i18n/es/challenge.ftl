# Un desafío: conseguir más en el mismo tablero.

page-title-challenge = Un desafío · Filler
challenge-title = Un desafío
challenge-from = { $name } te desafía
challenge-from-somebody = Alguien te desafía
challenge-beat = Supera { $target } en este tablero
challenge-how = Juega { $against } y consigue más de { $target } de { $total } casillas.
challenge-against = contra { $names }
challenge-with = con { $names } y { $against }
challenge-person = una persona en este dispositivo
challenge-partner = una persona en este dispositivo
challenge-place = En la imagen juegas desde abajo a la izquierda. { $place ->
    [1] Empiezas tú.
    [2] Mueves en segundo lugar.
    [3] Mueves en tercer lugar.
   *[other] Mueves en cuarto lugar.
}
challenge-free = Puedes intentarlo cuantas veces quieras.
challenge-play = Jugar

# En la mesa.
challenge-mark = Supera { $target }
challenge-mark-named = Supera { $target } · { $name }
challenge-back = Devolver el desafío
challenge-fate-met = { $whose ->
    [you] Tienes { $worth }: desafío superado.
   *[other] { $name } tiene { $worth }: desafío superado.
}
challenge-fate-equal = { $whose ->
    [you] Tú también tienes { $worth }: tantas, pero no más.
   *[other] { $name } también tiene { $worth }: tantas, pero no más.
}
challenge-fate-missed = { $whose ->
    [you] Se pedían más de { $target }; tienes { $worth }.
   *[other] Se pedían más de { $target }; { $name } tiene { $worth }.
}
challenge-fate-resigned = { $whose ->
    [you] Se pedían más de { $target }; has abandonado.
   *[other] Se pedían más de { $target }; { $name } ha abandonado.
}
challenge-fate-changed = { $whose ->
    [you] Tienes { $worth }, pero se cambió el nivel del ordenador: el desafío no cuenta.
   *[other] { $name } tiene { $worth }, pero se cambió el nivel del ordenador: el desafío no cuenta.
}

# Lo que falla en un enlace.
error-challenge-damaged = Este enlace no es un desafío que se pueda leer. Quizá se cortó o cambió por el camino: pídelo otra vez.
error-challenge-impossible = Este desafío no se puede superar: todo el tablero tiene { $total } casillas. Quizá el enlace cambió por el camino.
