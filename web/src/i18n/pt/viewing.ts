import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Vendo como {{name}} ({{role}}): você pode olhar, mas não alterar nada',
  end: 'Parar de ver',
  gone: '{{name}} não está mais na sua equipe e a visualização terminou. A página talvez ainda mostre o que essa pessoa via; nada pode ser alterado até você continuar',
  goOn: 'Continuar como eu',
  endFailed: 'Não foi possível encerrar. Tente novamente.',
  question:
    'Você verá o produto como {{name}}, com as mesmas lojas e permissões, sem poder alterar nada enquanto isso. Fica no registro de atividades.',
  begin: 'Começar a ver',
  beginFailed: 'Não foi possível começar. Tente novamente.',
} satisfies CompleteTranslation<'viewing'>;
