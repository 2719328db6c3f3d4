import type { CompleteTranslation } from '../translation.ts';

export default {
  bindTemu: 'Vincular temu',
  bindShein: 'Vincular shein',
  bindTitle: 'Vincular cuenta principal',
  bindHint:
    'Escriba la cuenta principal y la contraseña de su centro de vendedores de temu. La contraseña se guarda cifrada y solo se usa para sincronizar sus tiendas.',
  rebindTitle: 'Volver a vincular la cuenta principal',
  rebindHint:
    'La sesión de temu de esta cuenta principal ha caducado. Vincúlela de nuevo para reanudar la actualización; los datos anteriores no se ven afectados.',
  account: 'Cuenta',
  accountPlaceholder: 'Teléfono de la cuenta principal',
  passwordPlaceholder: 'Contraseña del centro de vendedores',
  codePlaceholder: 'SMS recibido en la cuenta principal',
  sendAgain: 'Reenviar',
  asking: 'Enviando, espere un momento',
  confirmBind: 'Vincular',
  codeTaken: 'Código enviado. Vinculando, espere un momento.',
  authorizeInstead:
    '¿Prefiere no escribir la contraseña? Vincule desde la página de autorización de temu',
  accountRequired: 'Escriba la cuenta',
  passwordRequired: 'Escriba la contraseña',
  accountAndPasswordRequired: 'Escriba la cuenta y la contraseña',
  codeNotFetched: 'Error al vincular. Pida el código de nuevo.',
  accountChanged:
    'La cuenta o la contraseña no son las de cuando se pidió el código. Pídalo de nuevo.',
  codeMissing: 'Escriba el código de verificación',
  bindFailed: 'No se pudo vincular',
  bound: 'Cuenta vinculada',
  boundHint:
    'Las tiendas de la cuenta principal {{phone}} ya están en su lista. Las ventas se están sincronizando y se verán en breve.',
  bindMore: 'Vincular otra cuenta principal',
  done: 'Ver datos de tiendas',
  later: 'Más tarde',
  rebind: 'Volver a vincular',
  rebindWarningTitle: 'Vincule de nuevo sus cuentas principales',
  rebindWarning:
    'La sesión de estas cuentas principales ha caducado. Desvincúlelas y vincúlelas de nuevo para ver datos actuales:',
  toUnbind: 'Ir a desvincular',
  reminderTitle: 'Importante',
  reminder:
    'Aún no tiene tiendas. Vincule al menos una cuenta principal o importe un archivo de ventas exportado del centro de vendedores para ver ventas y beneficios.',
  reminderHint:
    'Las cuentas vinculadas se sincronizan solas; una importación solo contiene lo que hay en el archivo.',
  authorizationTitle: 'Autorización de {{platform}}',
  authorization: {
    starting: 'Obteniendo la página de autorización',
    blocked: 'El navegador bloqueó la ventana de autorización',
    waiting: 'Autorice en la ventana que se abrió',
    windowClosed: 'La ventana de autorización se cerró',
    failed: 'La autorización no se completó',
  },
  authorizationHint: {
    starting: 'Espere un momento, la página está por aparecer en la ventana.',
    blocked:
      'Permita las ventanas emergentes de este sitio en la barra de direcciones o use el botón de abajo.',
    waiting: 'Al terminar, la ventana se cierra sola y la tienda aparece en su lista.',
    windowClosed:
      'Si terminó, la tienda aparecerá en su lista; si no, abra la ventana de autorización otra vez.',
    failed: 'Abra la ventana de autorización e inténtelo de nuevo.',
  },
  openWindow: 'Abrir ventana de autorización',
  openWindowAgain: 'Abrir de nuevo la ventana de autorización',
  authorizationFailed: 'No se pudo obtener la página de autorización',
  unbindTitle: 'Desvincular cuentas',
  unbindTabs: 'Tipo de cuenta',
  temuTab: 'Cuentas principales temu',
  sheinTab: 'Cuentas shein',
  mainAccountPhone: 'Teléfono de la cuenta',
  shopId: 'ID de tienda',
  shopName: 'Nombre de tienda',
  signedOut: 'Sesión caducada',
  expired: 'Vencida',
  expiredShop: '{{name}} ({{id}}, vencida)',
  boundShop: '{{name}} ({{id}})',
  unbind: 'Desvincular',
  unbindThing: 'Desvincular {{name}}',
  unbindAccountText:
    'Al desvincular la cuenta principal {{phone}}, estas tiendas salen de la lista y dejan de actualizarse. Si la vincula de nuevo en 7 días, se recuperan los datos anteriores:',
  unbindShopText:
    'Al desvincularla, la tienda {{shop}} sale de la lista y deja de actualizarse. Si la vincula de nuevo en 7 días, se recuperan los datos anteriores.',
  unbindAlso:
    'Las fechas de vencimiento no cambian. Las tiendas salen de sus grupos y dejan de estar asignadas a personas; al vincular de nuevo hay que volver a configurarlo.',
  unbound: 'Cuenta desvinculada',
  unbindFailed: 'No se pudo desvincular',
  nothingBound: 'Aún no hay cuentas vinculadas',
} satisfies CompleteTranslation<'binding'>;
