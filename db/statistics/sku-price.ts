import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { skuSums } from './sku-sums.ts';
import type { Selection } from './statistics.ts';

const part = (figure: 'amount' | 'quantity') =>
  sql`case when moved.sold_quantity > 0 then ${sql.ref(`moved.sold_${figure}`)} else ${sql.ref(`moved.returned_${figure}`)} end`;

/**
 * Whether the price of a SKU is so much or more, of a row of `moved`, which has one a SKU. It is what a piece brought
 * on average over the whole selection; where nothing was sold, the average of what came back.
 * @param price in fen
 */
export const reachesPrice = (price: RawBuilder<unknown>) =>
  // A price is `amount / pieces`; both sides times the pieces keep whole numbers.
  sql<SqlBool>`${part('amount')} >= ${price} * (${part('quantity')})`;

/** In fen. */
export interface PriceSpan {
  readonly from?: number | undefined;
  readonly below?: number | undefined;
}

/** The SKUs that moved in the selection at such a price: with the ends of a price band exactly those in it. */
export function skusAt(db: DbOrTransaction, selection: Selection, { from, below }: PriceSpan) {
  const reaches = (fen: number) => reachesPrice(sql`cast(${fen} as bigint)`);
  return sql<{ readonly id: number }>`
    select moved.sku_ref as id from ${skuSums(db, selection)} as moved
    where ${sql.join(
      [
        ...(from === undefined ? [] : [reaches(from)]),
        ...(below === undefined ? [] : [sql`not (${reaches(below)})`]),
      ],
      sql` and `,
    )}`;
}
