# Lo que el sistema muestra de la página al instalarla: la compilación lo pone en el manifiesto.

manifest-description = El juego de tablero de conquistar colores: elige un color, llévate las casillas vecinas y cruza el ecuador. Se juega sin red.
manifest-table-phone = Una mesa en un teléfono: dos territorios en un tablero de hexágonos
manifest-lobby = El vestíbulo: once tableros para elegir
manifest-table-desktop = Una mesa en un ordenador: dos territorios sobre cuadrados
manifest-practice = Jugar contra el ordenador
manifest-invite-short = Invitar
manifest-invite = Envía un enlace a un amigo y jugad en dos dispositivos
