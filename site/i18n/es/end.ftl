# El final de una partida.

end-won = Gana { $name }
end-won-you = Has ganado
end-won-pair = Gana la { $pair }
end-draw = Tablas
end-reason-decided = Los demás ya no pueden alcanzar.
end-reason-decided-two = Se ha cruzado el ecuador.
end-reason-full = No queda ninguna casilla libre a la que llegar.
end-reason-stalled = Hace mucho que nadie gana nada, así que la partida acaba como está.
end-reason-resigned = { $name } ha abandonado.
end-reason-resigned-you = Has abandonado.
end-reason-resigned-many = Los demás han abandonado.
end-reason-equal = Ambos tienen lo mismo.
end-reason-equal-many = Los primeros tienen lo mismo.
end-rank = { $rank }
end-worth = { $worth }
end-counted = { $worth }, cuentan como { $counted }
end-table = Clasificación
end-place = Puesto
end-side = Jugador
end-cells = Casillas
end-again = Otra vez, mismo tablero
end-replay = Repetición
end-new-board = Tablero nuevo
end-lobby = Volver al inicio
