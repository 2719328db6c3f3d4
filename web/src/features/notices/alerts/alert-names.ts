import type { AlertKind as Kind } from '../../../../../api/contract/rules/alerts.ts';
import type { AlertKind } from '../../../graphql/schema.generated.ts';

/** By which name messages and pages call a kind (`api/contract/rules/alert-names`). */
export const alertName = {
  SHIP_SOON: 'shipSoon',
  SHORTAGE: 'shortage',
  FINE: 'fine',
  SOLD_OUT: 'soldOut',
  SESSION_LOST: 'sessionLost',
  DIGEST: 'digest',
  IMPORT_DONE: 'importDone',
  IMPORT_FAILED: 'importFailed',
  EXPORT_READY: 'exportReady',
  SHOP_EXPIRING: 'shopExpiring',
  ANNOUNCEMENT: 'announcement',
} as const satisfies Record<AlertKind, Kind>;
