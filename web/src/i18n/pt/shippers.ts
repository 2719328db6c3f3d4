import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: 'Expedidores entram no painel móvel com telefone e senha. Não veem dados das lojas.',
  add: 'Adicionar expedidor',
  addDo: 'Adicionar',
  added: 'Expedidor adicionado',
  none: 'Ainda não há nada a gerenciar. Adicione um expedidor.',
  pickFirst: 'Selecione antes os expedidores a excluir',
  removePicked: 'Excluir seleção',
  removeCount: 'Excluir seleção ({{count}})',
  empty: 'Ainda não há expedidores',
  emptyHint:
    'Depois de adicionado, o expedidor entra no celular com a senha que você definir, e embala e envia para as lojas atribuídas.',
  table: 'Expedidores',
  pick: 'Selecionar {{phone}}',
  pickAll: 'Selecionar todos os expedidores',
  shops: 'Lojas atribuídas',
  signIn: 'Senha',
  state: {
    SET: 'Definida',
    ONE_TIME: 'Senha de uso único ainda não usada',
    NONE: 'Não definida, não pode entrar',
  },
  password: 'Alterar senha',
  passwordOf: 'Alterar a senha de {{phone}}',
  assign: 'Atribuir lojas',
  shopsOf: 'Atribuir lojas a {{phone}}',
  issueShort: 'Senha de uso único',
  issueOf: 'Criar uma senha de uso único para {{phone}}',
  removeText_one:
    'Excluir {{count}} expedidor ({{phones}})? A sessão é encerrada na hora e ele não poderá mais entrar.',
  removeText_other:
    'Excluir {{count}} expedidores ({{phones}})? As sessões são encerradas na hora e eles não poderão mais entrar.',
  signInPassword: 'Senha',
  passwordHint: '6–12 caracteres, sem caracteres chineses nem espaços',
  passwordText:
    'Defina uma nova senha para o expedidor {{phone}}. Depois disso, os dispositivos dele são desconectados.',
  changeDo: 'Salvar nova senha',
  changed: 'Senha alterada',
  shopChoiceHint:
    'Todas as lojas atuais estão selecionadas; as vinculadas depois precisam ser atribuídas.',
  assignText: 'O expedidor {{phone}} só cuida de ordens de envio das lojas selecionadas.',
  assignHint: 'Você pode não selecionar nenhuma; a conta permanece.',
  issue: 'Criar senha de uso único',
  issueText:
    'Cria para {{phone}} uma nova senha que serve para entrar uma vez. A anterior deixa de valer na hora e os dispositivos são desconectados.',
  issuedText:
    'Informe esta senha a {{phone}}. Ela funciona uma só vez e não pode ser vista de novo depois de fechar.',
  copy: 'Copiar senha',
  copied: 'Senha copiada',
  copyFailed: 'Não foi possível copiar. Selecione a senha manualmente.',
  noted: 'Já anotei',
  phoneRequired: 'Informe um telefone',
  phoneLength: 'Informe um telefone válido',
  phoneInvalid: 'Informe um telefone válido',
  phoneKnown: 'Este telefone já é de um expedidor. Altere a senha dele diretamente.',
  passwordEmpty: 'Informe uma senha',
  passwordLength: 'A senha deve ter de 6 a 12 caracteres',
} satisfies CompleteTranslation<'shippers'>;
