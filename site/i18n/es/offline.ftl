# La página como programa del dispositivo: jugar sin red, versiones nuevas, instalar.

offline-getting = Preparando sin red
offline-getting-title = Filler se está guardando en este dispositivo, para que se juegue sin red
offline-ready = Listo sin red
offline-ready-title = Todo está en este dispositivo: Filler se juega sin red
offline-failed = Solo con red
offline-failed-title = No se pudo guardar Filler en este dispositivo: falló la red o no hay sitio. Se intentará de nuevo en la próxima visita

update-waits = Hay una versión nueva de Filler. Tus matches y opciones se conservan.
update-elsewhere = Hay una versión nueva de Filler, pero en otra pestaña sigue un match. Termínalo o cierra antes esa pestaña.
update-came = En otra pestaña ha empezado una versión nueva de Filler. Cárgala también aquí; tus matches y opciones se conservan.
update-mixed = Esta página y los archivos de tu dispositivo son de versiones distintas, y cargarla otra vez no ha servido. Hay que descargar todo de nuevo, menos tus matches y opciones.
update-take = Cargarla
update-taking = Cargando
update-repair = Descargar de nuevo
update-later = Más tarde

install-offer = Puedes poner Filler en tu dispositivo: se abre con su propio icono y se juega sin red.
install-by-hand = Pulsa el botón de compartir de tu navegador y después «Añadir a pantalla de inicio».
install-do = Instalar
install-decline = No, gracias
