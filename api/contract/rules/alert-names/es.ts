/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'Plazo de envío por vencer',
  shortage: 'Faltante por responder',
  fine: 'Multa nueva',
  soldOut: 'Más vendido agotado',
  sessionLost: 'Autorización perdida',
  digest: 'Resumen diario',
  importDone: 'Importación terminada',
  importFailed: 'Importación fallida',
  exportReady: 'Exportación lista',
  shopExpiring: 'Tienda por vencer',
  announcement: 'Comunicado nuevo',
};
