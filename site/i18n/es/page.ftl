# Lo que rodea cada página.

page-title-lobby = Filler
page-title-table = { $variant } · Filler
page-title-licences = Licencias · Filler
page-name = Filler
page-back = Volver al inicio
page-close = Cerrar
page-try-again = Reintentar
page-details = Detalles
page-dismiss = De acuerdo

# El arranque del motor.
engine-starting = Preparando
engine-fetching = Descargando el juego: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-fetching-unknown = Descargando el juego: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-python = Arrancando Python
engine-engine = Colocando las reglas
engine-ready = Listo
engine-failed-title = El juego no pudo arrancar
engine-died-title = El juego se ha detenido
