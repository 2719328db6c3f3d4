import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'Push en este dispositivo',
  deviceHint: 'Recibirá avisos aunque la página esté cerrada. Termina al cerrar sesión.',
  devices_one: 'Push activado en {{count}} dispositivo',
  devices_other: 'Push activado en {{count}} dispositivos',
  turnedOn: 'Push activado en este dispositivo',
  turnedOff: 'Push desactivado en este dispositivo',
  turnOnFailed: 'No se pudo activar. Compruebe la red e inténtelo de nuevo.',
  turnOffFailed: 'No se pudo desactivar. Inténtelo de nuevo.',
  test: 'Enviar notificación de prueba',
  testSent: 'Enviada. Mire las notificaciones de este dispositivo.',
  testFailed: 'La notificación de prueba no se envió. Inténtelo más tarde.',
  state: {
    unsupported: {
      title: 'Este navegador no admite push',
      hint: 'Use una versión actual de Chrome, Edge, Firefox o Safari y una dirección https. Las opciones de abajo valen para sus otros dispositivos.',
    },
    install: {
      title: 'Añada antes a la pantalla de inicio',
      hint: 'En iPhone o iPad, abra esta página en Safari, toque “Compartir” y luego “Añadir a pantalla de inicio”; ábrala desde allí y active el push (requiere iOS 17.4 o posterior).',
    },
    denied: {
      title: 'Las notificaciones están bloqueadas',
      hint: 'Permita las notificaciones de este sitio en los ajustes del sitio, a la izquierda de la barra de direcciones (en el móvil, en los ajustes de notificaciones del sistema), y vuelva a esta página.',
    },
  },
  kinds: 'Avisarme de',
  digestOfTasks: 'Cada día a las 8:00: lo que hay que embalar y enviar ese día',
  quiet: 'Horas de silencio',
  quietHint: 'Las notificaciones de esas horas se envían juntas al terminar. Hora de Pekín.',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  quietMissing: 'Escriba la hora',
  quietSame: 'El inicio y el fin no pueden ser iguales',
  saveFailed: 'No se guardó. Inténtelo de nuevo.',
} satisfies CompleteTranslation<'push'>;
