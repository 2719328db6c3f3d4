import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Demostración con datos simulados',
  bannerHint: 'Todos los datos siguientes son simulados. Inicie sesión para ver sus tiendas.',
  tipsTitle: 'Inicie sesión para usar esto',
  tipsText:
    'Está viendo datos simulados y esta acción requiere una cuenta. Inicie sesión o regístrese para importar y ver sus propias tiendas.',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  sampleHint:
    'Datos simulados de tiendas de ejemplo, solo para ver. Sus propias tiendas no cambian.',
  sampleTipsTitle: 'Las tiendas de ejemplo son solo para ver',
  sampleTipsText:
    'Está viendo datos simulados de tiendas de ejemplo. Vuelva a su página y vincule una tienda o importe un archivo de ventas para usar esto.',
  sampleStay: 'Seguir viendo',
} satisfies CompleteTranslation<'visitor'>;
