import type { Translation } from '../translation.ts';

/** Words that every page uses, in Portuguese. */
export default {
  close: 'Fechar',
  toasts: 'Mensagens (Alt+T)',
  cancel: 'Cancelar',
  confirm: 'OK',
  save: 'Salvar',
  retry: 'Tentar novamente',
  back: 'Voltar',
  loading: 'Carregando',
  noData: 'Sem dados',
  loadFailed: 'Falha ao carregar',
  loadFailedHint: 'Tente mais tarde; se persistir, verifique a rede.',
  crashed: 'Ocorreu um erro nesta página',
  crashedHint: 'Recarregue para continuar; os dados salvos não são afetados.',
  reload: 'Recarregar',
  connection: {
    cutOff: 'Sem ligação. A religar; os dados atualizam-se sozinhos.',
    outdated: 'Há uma nova versão. Recarregue a página.',
    retry: 'Tentar agora',
    slow: 'Está a demorar mais do que o habitual.',
    waiting: {
      cutOff: 'Não é possível ligar. A tentar de novo.',
      outdated: 'Há uma nova versão. Recarregue para abrir esta página.',
    },
  },
  unknownError: 'Erro desconhecido',
  networkError: 'Erro de rede, verifique a conexão e tente novamente ({{message}})',
  sessionOver: 'Sessão expirada, entre novamente',
  confirmTitle: 'Confirmar esta operação?',
  warningTitle: 'Aviso',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  sendCode: 'Obter código',
  sendAgainIn: 'Reenviar em {{seconds}} s',
  acknowledge: 'Entendi',
} satisfies Translation<'common'>;
