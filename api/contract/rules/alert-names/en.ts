/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'Shipping about to be late',
  shortage: 'Shortage to answer',
  fine: 'New fine',
  soldOut: 'Bestseller sold out',
  sessionLost: 'Shop authorisation lost',
  digest: 'Daily digest',
  importDone: 'Import complete',
  importFailed: 'Import failed',
  exportReady: 'Export ready',
  shopExpiring: 'Shop expiring soon',
  announcement: 'New announcement',
};
