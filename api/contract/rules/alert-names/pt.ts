/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'Prazo de envio no fim',
  shortage: 'Falta a responder',
  fine: 'Nova multa',
  soldOut: 'Mais vendido esgotado',
  sessionLost: 'Autorização perdida',
  digest: 'Resumo diário',
  importDone: 'Importação concluída',
  importFailed: 'Falha na importação',
  exportReady: 'Exportação pronta',
  shopExpiring: 'Loja prestes a vencer',
  announcement: 'Novo comunicado',
};
