import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';
import { type Goods, linesOf } from './goods.ts';

/** Goods that the platform sends back to the supplier. */
export interface ToldPackage {
  readonly packageNo: string;
  readonly reason: string;
  readonly courier: string;
  /** Null until it is sent. */
  readonly trackingNo: string | null;
  readonly createdAt: number;
  readonly sentAt: number | null;
  readonly signedAt: number | null;
  /** Each SKU once. */
  readonly goods: readonly Goods[];
}

/** Adds packages that are new and follows the others on their way. */
export async function savePackages(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  skuRefs: ReadonlyMap<string, number>,
  packages: readonly ToldPackage[],
): Promise<void> {
  const listed = packages.filter((one) => linesOf(one.goods, skuRefs).length > 0);
  const saved = await insertRows<{ id: number; package_no: string }>(
    trx,
    'return_package',
    'shop_id, package_no, reason, courier, tracking_no, created_at, sent_at, signed_at',
    listed.map((one) => [
      shop.id,
      one.packageNo,
      one.reason,
      one.courier,
      one.trackingNo,
      one.createdAt,
      one.sentAt,
      one.signedAt,
    ]),
    `on conflict (shop_id, package_no) do update set
       tracking_no = excluded.tracking_no, sent_at = excluded.sent_at,
       signed_at = excluded.signed_at
     returning id, package_no`,
  );
  const refs = new Map(saved.map((row) => [row.package_no, row.id]));
  await insertRows(
    trx,
    'return_package_line',
    'package_ref, sku_ref, quantity',
    listed.flatMap(({ packageNo, goods }) => {
      const ref = refs.get(packageNo);
      return ref === undefined ? [] : linesOf(goods, skuRefs).map((line) => [ref, ...line]);
    }),
    'on conflict do nothing',
  );
}
