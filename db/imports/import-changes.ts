import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { LineChange } from './import-lines.ts';
import type { LineValues } from './match-lines.ts';

/** What an import changed of lines that were there: what was, and what is. */

export interface ImportChange {
  readonly rowNo: number;
  readonly orderNo: string;
  /** Null when the shop, or the product, is no longer there. */
  readonly shopName: string | null;
  readonly productCode: string | null;
  readonly before: LineValues;
  readonly after: LineValues;
}

export async function insertChanges(
  db: DbOrTransaction,
  importId: number,
  changes: readonly LineChange[],
): Promise<void> {
  await insertRows(
    db,
    'import_change',
    `import_id, change_no, row_no, shop_id, order_no, sku_ref,
      old_sold_at, old_kind, old_quantity, old_amount,
      new_sold_at, new_kind, new_quantity, new_amount`,
    changes
      .toSorted((a, b) => a.line.rowNo - b.line.rowNo)
      .map(({ line, before }, index) => [
        importId,
        index + 1,
        line.rowNo,
        line.shopId,
        line.orderNo,
        line.skuRef,
        before.soldAt,
        before.kind,
        before.quantity,
        before.amount,
        line.soldAt,
        line.kind,
        line.quantity,
        line.amount,
      ]),
  );
}

/** The changes that were kept, in the order of the file. */
export async function listChanges(
  db: DbOrTransaction,
  importId: number,
  page: { offset: number; limit: number },
): Promise<{ total: number; rows: ImportChange[] }> {
  const all = db.selectFrom('import_change').where('import_id', '=', importId);
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .leftJoin('shop', 'shop.id', 'import_change.shop_id')
    .leftJoin('sku', 'sku.id', 'import_change.sku_ref')
    .selectAll('import_change')
    .select(['shop.mall_name', 'sku.ext_code'])
    .orderBy('change_no')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      rowNo: row.row_no,
      orderNo: row.order_no,
      shopName: row.mall_name,
      productCode: row.ext_code,
      before: {
        soldAt: row.old_sold_at,
        kind: row.old_kind,
        quantity: row.old_quantity,
        amount: row.old_amount,
      },
      after: {
        soldAt: row.new_sold_at,
        kind: row.new_kind,
        quantity: row.new_quantity,
        amount: row.new_amount,
      },
    })),
  };
}
