import type { Translation } from '../translation.ts';

/** Words that every page uses, in Spanish. */
export default {
  close: 'Cerrar',
  toasts: 'Mensajes (Alt+T)',
  cancel: 'Cancelar',
  confirm: 'Aceptar',
  save: 'Guardar',
  retry: 'Reintentar',
  back: 'Volver',
  loading: 'Cargando',
  noData: 'Sin datos',
  loadFailed: 'No se pudo cargar',
  loadFailedHint: 'Inténtelo más tarde; si continúa, compruebe la red.',
  crashed: 'Se produjo un error en la página',
  crashedHint: 'Recargue para continuar; los datos guardados no se ven afectados.',
  reload: 'Recargar',
  connection: {
    cutOff: 'Sin conexión. Reconectando; los datos se actualizarán solos.',
    outdated: 'Hay una versión nueva. Recargue la página.',
    retry: 'Reintentar ahora',
    slow: 'Está tardando más de lo habitual.',
    waiting: {
      cutOff: 'No se puede conectar. Reintentando.',
      outdated: 'Hay una versión nueva. Recargue para abrir esta página.',
    },
  },
  unknownError: 'Error desconocido',
  networkError: 'Error de red, compruebe la conexión y reinténtelo ({{message}})',
  sessionOver: 'La sesión ha caducado, inicie sesión de nuevo',
  confirmTitle: '¿Confirma esta operación?',
  warningTitle: 'Aviso',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  sendCode: 'Obtener código',
  sendAgainIn: 'Reenviar en {{seconds}} s',
  acknowledge: 'Entendido',
} satisfies Translation<'common'>;
