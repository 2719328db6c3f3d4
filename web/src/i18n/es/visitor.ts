import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Demostración con datos simulados',
  bannerHint: 'Todos los datos siguientes son simulados. Inicie sesión para ver sus tiendas.',
  signIn: 'Iniciar sesión / Registrarse',
  tipsTitle: 'Inicie sesión para usar esto',
  tipsText:
    'Está viendo datos simulados y esta acción requiere una cuenta. Inicie sesión o regístrese para importar y ver sus propias tiendas.',
  login: 'Iniciar sesión',
  register: 'Registrarse',
} satisfies CompleteTranslation<'visitor'>;
