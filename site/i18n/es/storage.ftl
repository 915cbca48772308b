# Lo que se guarda en este dispositivo, las copias, y lo que puede fallar con ambas cosas.

error-storage-unavailable = Este navegador no guarda nada para esta página, quizá porque la ventana es privada o el almacenamiento está desactivado. Puedes jugar, pero no se guarda nada.
error-storage-blocked = El navegador no abre lo que hay guardado aquí. Cierra las otras pestañas con esta página e inténtalo otra vez.
error-storage-newer = Hay una versión más nueva de esta página en otra pestaña, o la hubo aquí antes. Recarga esta página.
error-storage-quota = No queda sitio en este dispositivo. Borra algo e inténtalo otra vez.
error-storage-damaged = Lo guardado aquí no se puede leer. Inténtalo otra vez; si no sirve, borra todo en la página de tu perfil y trae tu última copia.
error-storage-failed = El navegador no pudo guardar esto. Inténtalo otra vez o recarga la página.
error-storage-conflict = En esta mesa se siguió jugando en otra pestaña. Recarga la página para ver cómo está.
error-storage-gone = Esta mesa ya no se guarda aquí. Se terminó o se borró en otra pestaña, o no había sitio en este dispositivo.
error-storage-taken = Ya hay una mesa con ese nombre. Inténtalo otra vez.

error-backup-large = Este archivo es demasiado grande para ser una copia. No se ha cambiado nada.
error-backup-foreign = Este archivo no es una copia hecha por esta página. No se ha cambiado nada.
error-backup-truncated = Falta el final de este archivo, así que se rechazó entero. No se ha cambiado nada. Descárgalo o cópialo otra vez.
error-backup-newer = Esta copia la hizo una versión más nueva de esta página. Recarga la página e inténtalo otra vez. No se ha cambiado nada.
error-backup-altered = Este archivo ya no está como se guardó: su suma de control no encaja, así que se rechazó entero. No se ha cambiado nada.
error-backup-damaged = { $part ->
    [matches] Un match de este archivo no tiene sentido, así que se rechazó entero. No se ha cambiado nada.
    [tables] Un match en curso de este archivo no tiene sentido, así que se rechazó entero. No se ha cambiado nada.
    [ratings] Una puntuación de este archivo no tiene sentido, así que se rechazó entero. No se ha cambiado nada.
   *[other] Una parte de este archivo no tiene sentido, así que se rechazó entero. No se ha cambiado nada.
}
error-backup-table-open = Un match que quieres sustituir está abierto en esta u otra pestaña. Conserva ambos, o recarga esta página, cierra las otras pestañas y trae el archivo otra vez. No se ha cambiado nada.

backup-title = Tus datos
backup-text = Todo queda en este dispositivo: matches, puntuaciones, amigos, resultados de los problemas, nombre y opciones. Una copia en un archivo lo protege y lo lleva a otro dispositivo. Los análisis no están en la copia, se pueden hacer otra vez. Solo las claves con las que este dispositivo firma matches puntuados no pueden salir de él: otro dispositivo tiene las suyas, y tus amigos necesitan otra vez una respuesta para reconocerlo.
backup-persisted = El navegador ha prometido conservarlo.
backup-not-persisted = El navegador puede borrarlo si falta sitio o si pasas mucho tiempo sin venir.
backup-never = Todavía no se ha hecho ninguna copia.
backup-last = Última copia: { $date }
backup-export = Guardar una copia
backup-exporting = Guardando una copia
backup-import = Traer una copia
backup-reading = Leyendo el archivo
backup-checking = Comprobando { $done } de { $total }
backup-importing = Trayéndola
backup-cancel = Cancelar
backup-export-failed = No se hizo ninguna copia.

backup-file = { $name }, guardada el { $date }
backup-holds = Contiene { $matches ->
    [one] un match terminado
   *[other] { $matches } matches terminados
} y { $tables ->
    [0] ninguno en curso.
    [one] uno en curso.
   *[other] { $tables } en curso.
}
backup-compared = { $fresh ->
    [0] Ninguno es nuevo aquí
    [one] Uno es nuevo aquí
   *[other] { $fresh } son nuevos aquí
}, { $same ->
    [0] ninguno estaba ya.
    [one] uno ya estaba.
   *[other] { $same } ya estaban.
}
backup-differing = { $count ->
    [one] Hay una cosa que aquí es distinta. ¿Cuál quieres?
   *[other] Hay { $count } cosas que aquí son distintas. ¿Cuáles quieres?
}
backup-for-all = Para todo
backup-mine = Conservar lo mío
backup-theirs = Tomar lo del archivo
backup-both = Conservar ambos
backup-item-match = { $variant }, terminado el { $date }
backup-item-table = { $variant }, en curso, empezado el { $date }
backup-item-profile = Tu nombre: { $mine } aquí, { $theirs } en el archivo
backup-item-setting = Opciones
backup-item-friend = Un amigo: { $mine } aquí, { $theirs } en el archivo
backup-item-rating = Una puntuación de { $variant }
backup-take = Añadir a este dispositivo
backup-done = { $added ->
    [0] No se añadió nada nuevo
    [one] Se añadió un match
   *[other] Se añadieron { $added } matches
}{ $skipped ->
    [0] .
    [one] , uno queda como estaba.
   *[other] , { $skipped } quedan como estaban.
}
backup-done-replaced = { $count ->
    [one] Se sustituyó uno.
   *[other] Se sustituyeron { $count }.
}
backup-done-copied = { $count ->
    [one] Uno queda junto al tuyo.
   *[other] { $count } quedan junto a los tuyos.
}
backup-done-more = También se trajeron el nombre, las opciones, las puntuaciones o los resultados de los problemas.

backup-reminder = Has terminado diez matches desde la última copia de tus datos. Si este navegador los pierde, una copia los recupera.
backup-reminder-never = Has terminado diez matches. Si este navegador los pierde, solo una copia los recupera.
backup-later = Más tarde
