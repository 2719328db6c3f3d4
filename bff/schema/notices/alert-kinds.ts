import { type AlertKind, expirySteps } from '../../../api/contract/rules/alerts.ts';
import { bestSellerPieces, digestAt } from '../../../api/contract/rules/push.ts';

/** The kinds of alerts, whether they are found in the centre or pushed. */
export const alertKindValues = {
  SHIP_SOON: {
    value: 'shipSoon',
    description: 'A shipping order that has not left, two hours before its deadline.',
  },
  SHORTAGE: {
    value: 'shortage',
    description:
      'A warehouse shipper has told that pieces are missing for a shipping order. For those who answer: bosses, managers and operators.',
  },
  FINE: { value: 'fine', description: 'A new fine of a shop.' },
  SOLD_OUT: {
    value: 'soldOut',
    description: `A SKU that sold ${bestSellerPieces} pieces in seven days has no piece left.`,
  },
  SESSION_LOST: {
    value: 'sessionLost',
    description: 'A main account must be bound again. For bosses.',
  },
  DIGEST: {
    value: 'digest',
    description: `The figures of yesterday and what waits, at ${digestAt} in Asia/Shanghai; for a warehouse shipper what waits.`,
  },
  IMPORT_DONE: { value: 'importDone', description: 'A sales file is imported. For bosses.' },
  IMPORT_FAILED: {
    value: 'importFailed',
    description: 'The import of a sales file has failed or was interrupted. For bosses.',
  },
  EXPORT_READY: {
    value: 'exportReady',
    description: 'A file that the viewer has asked for in a session can be fetched.',
  },
  SHOP_EXPIRING: {
    value: 'shopExpiring',
    description: `The paid time of a shop ends in ${expirySteps.join(', ')} days or less, told once each.`,
  },
  ANNOUNCEMENT: { value: 'announcement', description: 'A new announcement of this product.' },
} as const satisfies Record<string, { value: AlertKind; description: string }>;
