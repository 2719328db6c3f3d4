import { accountKey } from '../../../shop-scope/account-rows.ts';

type Shop = {
  readonly id: string;
  readonly mallId: string;
  readonly name: string;
  readonly platform: 'TEMU' | 'SHEIN';
  readonly temuUid: string | null;
  readonly phone: string | null;
};

export type Account<S extends Shop = Shop> = {
  readonly key: string;
  readonly platform: 'TEMU' | 'SHEIN';
  /** Null for the shops that no main account was bound for. */
  readonly phone: string | null;
  readonly shops: readonly S[];
};

/** The main accounts of the shops, in the order of their first shops, each with its shops. */
export const accountsOf = <S extends Shop>(shops: readonly S[]): Account<S>[] =>
  [...Map.groupBy(shops, accountKey)].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, platform: first.platform, phone: first.phone, shops: members }] : [];
  });
