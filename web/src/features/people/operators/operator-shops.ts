import { accountKey } from '../../../shop-scope/account-rows.ts';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';

/** A main account as an operator may get it: what a choice of it stands for. Pure. */

export type OwnAccount = {
  readonly key: string;
  readonly platform: 'TEMU' | 'SHEIN';
  /** Null where shops of the platform have no main account. */
  readonly phone: string | null;
  /** The marketplace's own id: one phone may have several accounts. */
  readonly uid: string | null;
  readonly firstShop: string;
  readonly shopCount: number;
};

type Shop = Pick<DirectoryShop, 'id' | 'name' | 'platform' | 'temuUid' | 'phone'>;

/** The main accounts of the shops, in the order of their first shops; those without one together. */
export const accountsOf = (shops: readonly Shop[]): OwnAccount[] =>
  [...Map.groupBy(shops, accountKey)].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const { platform, phone, temuUid: uid, name: firstShop } = first;
    return [{ key, platform, phone, uid, firstShop, shopCount: members.length }];
  });

/** The shops of the chosen accounts. */
export const shopsOf = <Any extends Shop>(
  shops: readonly Any[],
  accounts: ReadonlySet<string>,
): Any[] => shops.filter((shop) => accounts.has(accountKey(shop)));

/** The accounts that shops belong to. */
export const accountsAmong = (
  shops: readonly Shop[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(shops.filter(({ id }) => chosen.has(id)).map((shop) => accountKey(shop)));
