# Lo que rodea el libro de reglas. Su texto está en la carpeta rules.

page-title-rules = Reglas: { $topic } · Filler
rules-title = Reglas
rules-topics = Temas
rules-fundamentals = Fundamentos
rules-boards = Tableros
rules-loading = Abriendo las reglas
rules-print = Imprimir
rules-to-table = Volver a la mesa
rules-all = Todas las reglas
rules-of-board = Reglas: { $variant }
rules-next = Siguiente: { $topic }
rules-facts = { $cells } casillas · { $colours } colores · { $players } jugadores

# Los tableros en los que se prueba.
lesson-board = Un tablero para probarlo
lesson-rival = Rival
lesson-rival-numbered = Rival { $number }
lesson-partner = Compañero
lesson-mark = Tú: { $cells } · { $needed } para ganar
lesson-mark-unreachable = Tú: { $cells } · ganar está por ahora fuera de alcance
lesson-other = Las reglas también permiten eso. Pero lo que aquí importa se ve con otro color: inténtalo otra vez.
lesson-again = Otra vez
lesson-wait = El tablero cobra vida en cuanto el juego esté listo.
lesson-answer = Qué pasa entonces

# La partida guiada.
tour-title = Tu primera partida
tour-offer = ¿Primera vez aquí? Una partida de dos minutos te enseña cómo se juega.
tour-begin = Enséñame
tour-decline = No, gracias
tour-skip = Saltar
tour-play = A los tableros
