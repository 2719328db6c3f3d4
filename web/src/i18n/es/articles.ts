import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'Este texto se publica solo en chino; prevalece la redacción china.',
  contents: 'Índice',
  version: 'Versión del {{date}}',
  versionDate: '27 de noviembre de 2026',
  operator: 'Operador del sitio',
  contact: {
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
    hours: 'Horario',
    none: 'Este sitio aún no ha publicado datos de contacto. Consulte a quien le abrió la cuenta.',
  },
  seeAlso: 'Véase también',
  preview: 'Ver la demostración con datos simulados',
} satisfies CompleteTranslation<'articles', 'texts'>;
