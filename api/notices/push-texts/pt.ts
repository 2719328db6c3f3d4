import type { PushTexts } from './index.ts';

export default {
  testTitle: 'Notificação de teste',
  testBody: 'Este dispositivo pode receber avisos. Toque em um deles para abrir sua lista.',
  several: { one: '{count} tipo de novos avisos', other: '{count} tipos de novos avisos' },
  titled: '{title}: {body}',
  inAll: '{count} no total',
  shipSoon: {
    one: '{count} ordem de envio prestes a atrasar',
    other: '{count} ordens de envio prestes a atrasar',
  },
  overdue: {
    one: '{count} ordem de envio atrasada',
    other: '{count} ordens de envio atrasadas',
  },
  comma: ', ',
  shipBy: 'enviar até {time}',
  shortage: { one: '{count} falta a responder', other: '{count} faltas a responder' },
  fine: 'Nova multa de {amount}',
  fines: { one: '{count} nova multa, {amount}', other: '{count} novas multas, {amount} no total' },
  soldOut: {
    one: '{count} SKU mais vendido esgotado',
    other: '{count} SKUs mais vendidos esgotados',
  },
  sessionLost: 'Autorização da loja perdida',
  digest: 'Vendas de ontem ({day})',
  sales: 'Vendas {amount}',
  pieces: { one: '{count} peça vendida', other: '{count} peças vendidas' },
  tasks: 'Tarefas de envio de hoje',
  importDone: 'Arquivo de vendas importado',
  importFailed: 'Falha na importação de um arquivo de vendas',
  exportReady: 'Exportação pronta',
  exported: {
    one: '{count} linha, guardada por um dia',
    other: '{count} linhas, guardadas por um dia',
  },
  shopExpiring: { one: '{count} loja prestes a vencer', other: '{count} lojas prestes a vencer' },
  expires: 'vence em {moment}',
  announcement: 'Novo comunicado',
} satisfies PushTexts<'pt'>;
