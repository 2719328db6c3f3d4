/**
 * Rows of a table of shops in which those of one main account stand together under one cell of that account,
 * to be folded and unfolded. Pure; any shop that names its account can be shown so.
 */

export type AccountShop = {
  readonly platform: 'TEMU' | 'SHEIN';
  /** The marketplace's id of the main account; null for a shop without one. */
  readonly temuUid: string | null;
};

export type AccountRow<Shop> = {
  readonly shop: Shop;
  readonly accountKey: string;
  /** On the first row of an account: how many rows its cell spans. 0 on the others, which have no such cell. */
  readonly rowSpan: number;
  /** How many shops the account has, folded ones too. */
  readonly shopCount: number;
  /** Whether the row is drawn: all of an unfolded account, the first one of a folded account. */
  readonly isDrawn: boolean;
  /** Whether the account is unfolded. */
  readonly isUnfolded: boolean;
};

/** What tells a main account: its phone for whoever is told it, else its number. Null for a shop without one. */
export const accountName = ({
  phone,
  temuUid,
}: Pick<AccountShop, 'temuUid'> & { readonly phone: string | null }): string | null =>
  phone ?? temuUid;

export const accountKey = ({ platform, temuUid }: AccountShop): string =>
  `${platform}:${temuUid ?? ''}`;

const platforms = ['TEMU', 'SHEIN'] as const;

/** Platform by platform, account by account in the order of their first shops, each with its shops. */
export const accountRows = <Shop extends AccountShop>(
  shops: readonly Shop[],
  folded: ReadonlySet<string>,
): AccountRow<Shop>[] => {
  const byAccount = Map.groupBy(shops, accountKey);
  return platforms.flatMap((platform) =>
    [...byAccount.entries()]
      .filter(([, [first]]) => first?.platform === platform)
      .flatMap(([key, members]) => rowsOf(key, members, !folded.has(key))),
  );
};

const rowsOf = <Shop>(
  key: string,
  members: readonly Shop[],
  isUnfolded: boolean,
): AccountRow<Shop>[] =>
  members.map((shop, index) => ({
    shop,
    accountKey: key,
    rowSpan: index > 0 ? 0 : isUnfolded ? members.length : 1,
    shopCount: members.length,
    isDrawn: isUnfolded || index === 0,
    isUnfolded,
  }));

export const toggled = (folded: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(folded);
  if (!next.delete(key)) next.add(key);
  return next;
};
