export { BillingHost } from './BillingHost.tsx';
export { ExpiredNotice } from './ExpiredNotice.tsx';
export { ExpiryReminder } from './ExpiryReminder.tsx';
export { ExpiryStrip } from './ExpiryStrip.tsx';
export { endingShops, expiringShops } from './expiring-shops.ts';
export { billingDialog, closeBilling, openBilling, openRenew } from './renew-dialog.ts';
export { stripText } from './strip-text.ts';
