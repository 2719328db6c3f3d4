import type { TFunction } from 'i18next';
import { yuanText } from '../../../../api/contract/rules/money.ts';
import { isPartUncosted } from '../../../../api/contract/rules/prices.ts';
import { fullCount, fullMoney, shortMoney, toFen } from '../../shared/kpi/money.ts';
import { productsAddress } from './doors.ts';

/** What moved without a cost: it is in no profit. */
export type Uncosted = {
  readonly sold: number;
  readonly returned: number;
  /** Net, in yuan. */
  readonly amount: string;
};

type Words = TFunction<'statistics'>;

/** The part of a figure that has no cost; null where all of it has one, and where it may not be seen. */
export const uncostedOf = (
  figure: { readonly uncosted?: Uncosted | null } | null,
): Uncosted | null => {
  const uncosted = figure?.uncosted ?? null;
  return uncosted !== null && isPartUncosted(uncosted) ? uncosted : null;
};

/** All of some parts; null where there is nothing in them. */
export const sumOfUncosted = (parts: readonly (Uncosted | null)[]): Uncosted | null => {
  let [sold, returned, fen] = [0, 0, 0];
  for (const part of parts) {
    sold += part?.sold ?? 0;
    returned += part?.returned ?? 0;
    fen += toFen(part?.amount ?? '0');
  }
  const pieces = { sold, returned };
  return isPartUncosted(pieces) ? { ...pieces, amount: yuanText(fen) } : null;
};

/** `31 件`, the pieces sold; where nothing was sold, those that came back. */
const piecesOf = (t: Words, { sold, returned }: Uncosted): string =>
  sold === 0
    ? t('uncosted.returned', { returned: fullCount(returned) })
    : t('uncosted.pieces', { sold: fullCount(sold) });

const partsOf = (t: Words, uncosted: Uncosted) => ({
  pieces: piecesOf(t, uncosted),
  amount: shortMoney(toFen(uncosted.amount)),
});

/** `31 件 ¥348.64`. */
export const uncostedFigures = (t: Words, uncosted: Uncosted): string =>
  t('uncosted.figures', partsOf(t, uncosted));

/** `另 31 件 ¥348.64 缺成本`. */
export const uncostedNote = (t: Words, uncosted: Uncosted): string =>
  t('uncosted.note', partsOf(t, uncosted));

/** `31 件缺成本`, where there is no room for what they come to. */
export const uncostedShort = (t: Words, uncosted: Uncosted): string =>
  t('uncosted.short', { pieces: piecesOf(t, uncosted) });

/** The same as a sentence, with what came back and the amount in full. */
export const uncostedTitle = (t: Words, { sold, returned, amount }: Uncosted): string =>
  t('uncosted.title', {
    sold: fullCount(sold),
    returned: fullCount(returned),
    amount: fullMoney(toFen(amount)),
  });

/**
 * The products without a cost, those that sold most first: of what the address looks at, or only those of a
 * shop, or one product.
 */
export const missingCostsAddress = (
  search: string,
  { shop, product }: { readonly shop?: string; readonly product?: string } = {},
): string =>
  productsAddress(
    search,
    { ...(product !== undefined && { q: product }), level: 'sku', cost: 'without', sort: 'amount' },
    { ...(shop !== undefined && { shop }) },
  );
