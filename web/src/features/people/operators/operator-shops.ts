import { accountKey } from '../../shops/manage/account-rows.ts';
import type { DirectoryShop } from '../../shops/use-directory.ts';

/** A main account as an operator may get it: what a choice of it stands for. Pure. */

export type OwnAccount = {
  readonly key: string;
  readonly platform: 'TEMU' | 'SHEIN';
  /** Null where shops of the platform have no main account. */
  readonly phone: string | null;
  readonly shopCount: number;
};

type Shop = Pick<DirectoryShop, 'id' | 'platform' | 'temuUid' | 'phone'>;

/** The main accounts of the shops, in the order of their first shops; those without one together. */
export const accountsOf = (shops: readonly Shop[]): OwnAccount[] =>
  [...Map.groupBy(shops, accountKey)].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    return [{ key, platform: first.platform, phone: first.phone, shopCount: members.length }];
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
