import kinds from '../../contract/rules/alert-names/pt.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'Assistente do Vendedor',
  codeSubject: 'Código de confirmação {code}',
  codeText:
    'Você vai receber avisos neste endereço. Seu código é {code}. Ele vale por {minutes} minutos; não o informe a ninguém.',
  codeIgnore: 'Se não foi você, ignore esta mensagem.',
  testSubject: 'Mensagem de teste',
  testText: 'Os avisos podem chegar a você neste endereço.',
  several: 'Novos avisos ({count}): {kinds}',
  view: 'Ver aviso',
  more: 'Mais na central de avisos: {count}',
  salesOf: 'Vendas de {day}',
  quantity: 'Peças vendidas',
  profit: 'Lucro',
  packing: 'A embalar',
  shipping: 'A enviar',
  late: 'Atrasados',
  why: 'Você escolheu receber avisos neste endereço nas configurações de avisos. Os horários são de Pequim.',
  unsubscribe: 'Não receber mais avisos por e-mail',
  unsubscribeAsk: 'Nenhum aviso será mais enviado para {address}, e o endereço será apagado.',
  unsubscribed:
    'Nenhum aviso será mais enviado a você por e-mail. Você pode adicionar o endereço de novo nas configurações de avisos.',
  kinds,
  text: {
    shipSoon: 'Envie a ordem {name} até {deadline}',
    shortage: 'Falta da ordem {name} a responder, peças em falta: {detail}',
    fine: '{amount} · {name}',
    soldOut: '{name} ({detail}) esgotou; deixa-se de vender cerca de {amount} por dia',
    sessionLost: 'A conta {detail} da {platform} precisa ser vinculada de novo',
    digest: 'Os dados de {name} estão prontos',
    importDone: '{name} foi importado; linhas novas ou atualizadas: {detail}',
    importFailed: '{name} não foi importado: {detail}',
    exportReady: 'Sua exportação está pronta; linhas: {detail}. O arquivo fica guardado um dia',
    shopExpiring: 'Vence em {deadline}; dias restantes: menos de {detail}',
    announcement: '{name}',
  },
  interrupted: 'a importação foi interrompida; importe de novo',
} satisfies MailTexts;
