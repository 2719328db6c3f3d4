import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'Este texto é publicado só em chinês; vale a redação em chinês.',
  contents: 'Índice',
  version: 'Versão de {{date}}',
  versionDate: '27 de novembro de 2026',
  operator: 'Operador do site',
  contact: {
    email: 'E-mail',
    phone: 'Telefone',
    address: 'Endereço',
    hours: 'Horário de atendimento',
    none: 'Este site ainda não publicou dados de contato. Fale com quem abriu sua conta.',
  },
  seeAlso: 'Veja também',
  preview: 'Ver a demonstração com dados simulados',
} satisfies CompleteTranslation<'articles', 'texts'>;
