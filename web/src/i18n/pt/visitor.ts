import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Demonstração com dados simulados',
  bannerHint: 'Todos os dados abaixo são simulados. Entre para ver suas próprias lojas.',
  tipsTitle: 'Entre para usar isto',
  tipsText:
    'Você está vendo dados simulados e esta ação precisa de uma conta. Entre ou cadastre-se para importar e ver suas próprias lojas.',
  login: 'Entrar',
  register: 'Cadastrar-se',
  sampleHint: 'Dados simulados de lojas de exemplo, só para ver. As suas lojas não mudam.',
  sampleTipsTitle: 'As lojas de exemplo são só para ver',
  sampleTipsText:
    'Você está vendo dados simulados de lojas de exemplo. Volte à sua página e vincule uma loja ou importe um arquivo de vendas para usar isto.',
  sampleStay: 'Continuar vendo',
} satisfies CompleteTranslation<'visitor'>;
