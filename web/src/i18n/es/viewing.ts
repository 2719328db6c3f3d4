import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Viendo como {{name}} ({{role}}): puede mirar, pero no modificar nada',
  end: 'Dejar de ver',
  gone: '{{name}} ya no está en su equipo y la vista ha terminado. La página puede mostrar todavía lo que veía; no podrá modificar nada hasta que continúe',
  goOn: 'Continuar como yo',
  endFailed: 'No se pudo terminar. Inténtelo de nuevo.',
  question:
    'Verá el producto como {{name}}, con las mismas tiendas y permisos, sin poder modificar nada mientras tanto. Quedará en el registro de actividad.',
  begin: 'Empezar a ver',
  beginFailed: 'No se pudo empezar. Inténtelo de nuevo.',
} satisfies CompleteTranslation<'viewing'>;
