import { expires, group, type Shop, shops } from './facts.ts';
import type { Speech } from './habits.ts';

/** What one server has been told to keep. */
export interface Kept {
  /** The layout, as the JSON that it was saved as; null before. */
  layout: string | null;
  readonly shops: (Shop & { mallName: string })[];
  readonly groups: { readonly groupId: string; readonly name: string; shops: readonly string[] }[];
  readonly accounts: { readonly temuUid: string; readonly phone: string }[];
  /** Phone of the account that is being bound. */
  begun: string;
}

const kept = new WeakMap<Speech, Kept>();

export function keptBy(say: Speech): Kept {
  const known = kept.get(say) ?? {
    layout: null,
    shops: shops.map((shop) => ({ ...shop })),
    groups: [{ ...group }],
    accounts: [{ temuUid: '55001', phone: '12000000001' }],
    begun: '',
  };
  kept.set(say, known);
  return known;
}

/** The account that can be bound, and its shop. */
export const boundUid = '55002';
export const boundShop = { mallId: '634421', mallName: '新绑的店' };

export function bound({ accounts, shops }: Kept, phone: string): void {
  accounts.push({ temuUid: boundUid, phone });
  shops.push({
    ...boundShop,
    platformType: 'temu',
    isSemiManagedMall: false,
    expireDate: expires,
    temuUid: boundUid,
    phone,
  });
}
