import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: 'Los encargados de envíos entran en el panel móvil con teléfono y contraseña. No ven datos de tiendas.',
  add: 'Añadir encargado de envíos',
  addDo: 'Añadir',
  added: 'Encargado de envíos añadido',
  none: 'Aún no hay nada que gestionar. Añada un encargado de envíos.',
  pickFirst: 'Seleccione antes los encargados de envíos que quiere eliminar',
  removePicked: 'Eliminar selección',
  removeCount: 'Eliminar selección ({{count}})',
  empty: 'Aún no hay encargados de envíos',
  emptyHint:
    'Una vez añadido, entra en el móvil con la contraseña que usted fije, y embala y envía para las tiendas asignadas.',
  table: 'Encargados de envíos',
  pick: 'Seleccionar {{phone}}',
  pickAll: 'Seleccionar todos los encargados de envíos',
  shops: 'Tiendas asignadas',
  signIn: 'Contraseña',
  state: {
    SET: 'Fijada',
    ONE_TIME: 'Contraseña de un uso sin usar',
    NONE: 'Sin fijar, no puede entrar',
  },
  password: 'Cambiar contraseña',
  passwordOf: 'Cambiar la contraseña de {{phone}}',
  assign: 'Asignar tiendas',
  shopsOf: 'Asignar tiendas a {{phone}}',
  issueShort: 'Contraseña de un uso',
  issueOf: 'Crear una contraseña de un uso para {{phone}}',
  removeText_one:
    '¿Eliminar {{count}} encargado de envíos ({{phones}})? Se cierra su sesión de inmediato y ya no podrá entrar.',
  removeText_other:
    '¿Eliminar {{count}} encargados de envíos ({{phones}})? Se cierran sus sesiones de inmediato y ya no podrán entrar.',
  signInPassword: 'Contraseña',
  passwordHint: '6–12 caracteres, sin caracteres chinos ni espacios',
  passwordText:
    'Fije una contraseña nueva para el encargado de envíos {{phone}}. Después se cierra la sesión en sus dispositivos.',
  changeDo: 'Guardar contraseña nueva',
  changed: 'Contraseña cambiada',
  shopChoiceHint:
    'Están seleccionadas todas las tiendas actuales; las que se vinculen después habrá que asignarlas.',
  assignText:
    'El encargado de envíos {{phone}} solo gestiona órdenes de envío de las tiendas seleccionadas.',
  assignHint: 'Puede no seleccionar ninguna; la cuenta se conserva.',
  issue: 'Crear contraseña de un uso',
  issueText:
    'Se crea para {{phone}} una contraseña nueva que sirve para entrar una vez. La anterior deja de valer de inmediato y se cierra la sesión en sus dispositivos.',
  issuedText:
    'Comunique esta contraseña a {{phone}}. Sirve una sola vez y no se puede volver a ver tras cerrar.',
  copy: 'Copiar contraseña',
  copied: 'Contraseña copiada',
  copyFailed: 'No se pudo copiar. Seleccione la contraseña a mano.',
  noted: 'Ya la anoté',
  phoneRequired: 'Escriba un teléfono',
  phoneLength: 'Escriba un teléfono válido',
  phoneInvalid: 'Escriba un teléfono válido',
  phoneKnown: 'Este teléfono ya es de un encargado de envíos. Cambie su contraseña directamente.',
  passwordEmpty: 'Escriba una contraseña',
  passwordLength: 'La contraseña debe tener 6–12 caracteres',
} satisfies CompleteTranslation<'shippers'>;
