import { type Codec, listOf, optionalOf, text } from '../../../shared/url-state/codec.ts';

/** Which dialog stands over the page of all shops: `?dialog=renew&shops=temu:634418`. */

const kinds = [
  'renew',
  'orders',
  'redeem',
  'rename',
  'groups',
  'settings',
  'permissions',
  'addManager',
  'addOperator',
  'editOperator',
  'bindTemu',
  'bindShein',
  'authorizeTemu',
  'unbindTemu',
  'unbindShein',
  'rebind',
] as const;

export type ShopDialog = {
  readonly kind: (typeof kinds)[number];
  /** The shops that it is about, where it is about some. */
  readonly shopIds: readonly string[];
  /** The operator that it is about, by an id that names no phone. */
  readonly operatorId?: string;
};

/** So many shops an address can name. */
export const MOST_NAMED = 50;

const kind = optionalOf('dialog', kinds);
const shopIds = listOf('shops', MOST_NAMED);
const operatorId = text('operator');

export const dialogCodec: Codec<ShopDialog | null> = {
  read: (params) => {
    const one = kind.read(params);
    return (
      one && {
        kind: one,
        shopIds: shopIds.read(params),
        ...(one === 'editOperator' && { operatorId: operatorId.read(params) }),
      }
    );
  },
  write: (dialog) => ({
    ...kind.write(dialog?.kind ?? null),
    ...shopIds.write(dialog?.shopIds ?? []),
    ...operatorId.write(dialog?.operatorId ?? ''),
  }),
};
