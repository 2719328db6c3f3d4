import type { CompleteTranslation } from '../translation.ts';

export default {
  bindTemu: 'Vincular temu',
  bindShein: 'Vincular shein',
  bindTitle: 'Vincular conta principal',
  bindHint:
    'Informe a conta principal e a senha da sua Central do Vendedor da temu. A senha é guardada criptografada e usada só para sincronizar suas lojas.',
  rebindTitle: 'Vincular a conta principal de novo',
  rebindHint:
    'A sessão da temu desta conta principal expirou. Vincule-a de novo para retomar a atualização; os dados anteriores não são afetados.',
  account: 'Conta',
  accountPlaceholder: 'Telefone da conta principal',
  passwordPlaceholder: 'Senha da Central do Vendedor',
  codePlaceholder: 'SMS recebido na conta principal',
  sendAgain: 'Reenviar',
  asking: 'Enviando, aguarde',
  confirmBind: 'Vincular',
  codeTaken: 'Código enviado. Vinculando, aguarde.',
  authorizeInstead: 'Prefere não digitar a senha? Vincule pela página de autorização da temu',
  accountRequired: 'Informe a conta',
  passwordRequired: 'Informe a senha',
  accountAndPasswordRequired: 'Informe a conta e a senha',
  codeNotFetched: 'Erro ao vincular. Peça o código de novo.',
  accountChanged:
    'A conta ou a senha não são as mesmas de quando o código foi pedido. Peça o código de novo.',
  codeMissing: 'Informe o código de verificação',
  bindFailed: 'Não foi possível vincular',
  bound: 'Conta vinculada',
  boundHint:
    'As lojas da conta principal {{phone}} estão na sua lista. As vendas estão sendo sincronizadas e aparecerão em breve.',
  bindMore: 'Vincular outra conta principal',
  done: 'Ver dados das lojas',
  later: 'Mais tarde',
  rebind: 'Vincular de novo',
  rebindWarningTitle: 'Vincule de novo suas contas principais',
  rebindWarning:
    'A sessão destas contas principais expirou. Desvincule e vincule-as de novo para ver dados atuais:',
  toUnbind: 'Ir para desvincular',
  reminderTitle: 'Importante',
  reminder:
    'Você ainda não tem lojas. Vincule ao menos uma conta principal ou importe um arquivo de vendas exportado da Central do Vendedor para ver vendas e lucro.',
  reminderHint:
    'Contas vinculadas sincronizam sozinhas; uma importação contém só o que está no arquivo.',
  authorizationTitle: 'Autorização {{platform}}',
  authorization: {
    starting: 'Obtendo a página de autorização',
    blocked: 'O navegador bloqueou a janela de autorização',
    waiting: 'Autorize na janela que se abriu',
    windowClosed: 'A janela de autorização foi fechada',
    failed: 'A autorização não foi concluída',
  },
  authorizationHint: {
    starting: 'Aguarde, a página está prestes a aparecer na janela.',
    blocked: 'Permita pop-ups deste site na barra de endereço ou use o botão abaixo.',
    waiting: 'Ao terminar, a janela fecha sozinha e a loja aparece na sua lista.',
    windowClosed:
      'Se você concluiu, a loja aparecerá na sua lista; caso contrário, abra a janela de novo.',
    failed: 'Abra a janela de autorização e tente novamente.',
  },
  openWindow: 'Abrir janela de autorização',
  openWindowAgain: 'Abrir de novo a janela de autorização',
  authorizationFailed: 'Não foi possível obter a página de autorização',
  unbindTitle: 'Desvincular contas',
  unbindTabs: 'Tipo de conta',
  temuTab: 'Contas principais temu',
  sheinTab: 'Contas shein',
  mainAccountPhone: 'Telefone da conta',
  shopId: 'ID da loja',
  shopName: 'Nome da loja',
  signedOut: 'Sessão expirada',
  expired: 'Vencida',
  expiredShop: '{{name}} ({{id}}, vencida)',
  boundShop: '{{name}} ({{id}})',
  unbind: 'Desvincular',
  unbindThing: 'Desvincular {{name}}',
  unbindAccountText:
    'Ao desvincular a conta principal {{phone}}, estas lojas saem da lista e deixam de ser atualizadas. Vincule de novo em até 7 dias para recuperar os dados anteriores:',
  unbindShopText:
    'Ao desvincular, a loja {{shop}} sai da lista e deixa de ser atualizada. Vincule de novo em até 7 dias para recuperar os dados anteriores.',
  unbindAlso:
    'As datas de vencimento não mudam. As lojas saem dos grupos e deixam de estar atribuídas a pessoas; ao vincular de novo, é preciso configurar tudo outra vez.',
  unbound: 'Conta desvinculada',
  unbindFailed: 'Não foi possível desvincular',
  nothingBound: 'Nenhuma conta vinculada ainda',
} satisfies CompleteTranslation<'binding'>;
