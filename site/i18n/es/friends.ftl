# Las personas cuyos dispositivos ha conocido este.

page-title-friends = Amigos · Filler
friends-title = Amigos
friends-text = Con quien ya has jugado en otro dispositivo. Desde ahora os basta un solo enlace, mientras ambos conservéis vuestros datos.
friends-none = Todavía nadie. Aquí aparece con quien juegues en otro dispositivo, y entonces basta un enlace.
friend-unnamed = Alguien sin nombre
friend-name = Nombre nuevo para { $name }
friend-met = { $meetings ->
    [one] un encuentro, { $date }
   *[other] { $meetings } encuentros, el último el { $date }
}
friend-invite = Invitar otra vez
friend-rename = Cambiar nombre
friend-rename-no = Dejarlo
friend-forget = Olvidar
friend-forgotten = Se ha olvidado a { $name }.
friend-undo = Deshacer
