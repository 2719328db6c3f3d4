import { months as bounds } from '../../../../api/contract/rules/prices.ts';

/** What a renewal is made of while it is put together, pure. What it costs is a rule of all layers. */

export interface OwnCoupon {
  readonly id: string;
  readonly code: string;
  readonly couponNo: string;
  /** Yuan. */
  readonly value: string;
}

/** A place for a coupon: empty, a typed code, or a redeemed coupon. */
export interface CouponRow {
  readonly code: string;
  readonly coupon: OwnCoupon | null;
  /** What is wrong with it, as a sentence. */
  readonly problem: string | null;
}

export const emptyRow: CouponRow = { code: '', coupon: null, problem: null };

export interface ShopDraft {
  readonly shopId: string;
  /** As typed: digits only, empty while it is being changed. */
  readonly months: string;
  readonly rows: readonly CouponRow[];
}

/** What is left of what was typed: digits, within the bounds; empty stays empty. */
export function monthsText(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (digits === '') return '';
  return String(Math.min(bounds.most, Math.max(bounds.least, Number(digits))));
}

export const monthsOf = ({ months }: Pick<ShopDraft, 'months'>): number =>
  Number(months) || bounds.least;

/**
 * As many places for coupons as months. Redeemed coupons are never dropped: there may be more of them than
 * months, which the person has to settle.
 */
function resizeRows(rows: readonly CouponRow[], months: number): readonly CouponRow[] {
  if (rows.length < months) {
    return [...rows, ...Array.from({ length: months - rows.length }, () => emptyRow)];
  }
  let excess = rows.length - months;
  return rows
    .toReversed()
    .filter(({ coupon }) => {
      if (coupon !== null || excess === 0) return true;
      excess -= 1;
      return false;
    })
    .toReversed();
}

export const newDraft = (shopId: string): ShopDraft => ({
  shopId,
  months: String(bounds.least),
  rows: [emptyRow],
});

/** What is put together: it outlives its form, which makes room for the payment and the choice of shops. */
export interface Wish {
  readonly payType: 'QR' | 'PAGE';
  readonly drafts: readonly ShopDraft[];
}

export const noWish: Wish = { payType: 'QR', drafts: [] };

/** The drafts of these shops, begun where there are none; of other shops none stays. */
export const draftsOf = (
  { drafts }: Wish,
  shops: readonly { readonly id: string }[],
): readonly ShopDraft[] =>
  shops.map(({ id }) => drafts.find(({ shopId }) => shopId === id) ?? newDraft(id));

export const isTouched = ({ months, rows }: ShopDraft): boolean =>
  months !== String(bounds.least) ||
  rows.some(({ code, coupon }) => code !== '' || coupon !== null);

/** The draft with other months, typed or not; its places for coupons follow. */
export function withMonths(draft: ShopDraft, typed: string): ShopDraft {
  const months = monthsText(typed);
  const next = { ...draft, months };
  // While the field is empty the next digit is on its way: nothing is dropped for it.
  return months === '' ? next : { ...next, rows: resizeRows(draft.rows, monthsOf(next)) };
}

export const withRow = (draft: ShopDraft, index: number, row: CouponRow): ShopDraft => ({
  ...draft,
  rows: draft.rows.map((old, place) => (place === index ? row : old)),
});

/** Clears a place; one that is more than there are months goes. */
export const withoutRow = (draft: ShopDraft, index: number): ShopDraft => ({
  ...draft,
  rows: resizeRows(withRow(draft, index, emptyRow).rows, monthsOf(draft)),
});

export const couponsOf = ({ rows }: ShopDraft): OwnCoupon[] =>
  rows.flatMap(({ coupon }) => coupon ?? []);

/** Whether more coupons are redeemed than there are months to use them for. */
export const hasTooMany = (draft: ShopDraft): boolean => couponsOf(draft).length > monthsOf(draft);

/** Places whose code was typed and not redeemed. */
export const isUnredeemed = ({ code, coupon }: CouponRow): boolean =>
  coupon === null && code.trim() !== '';
