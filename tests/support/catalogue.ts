import type { Insertable } from 'kysely';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { ProductTable, Shop, ShopTable, User, UserTable } from '../../db/schema.ts';
import { insertShops } from '../../db/shops/shops.ts';
import type { NewSaleLine } from '../../db/statistics/sale-lines.ts';

/** Rows that many tests need, each with believable values where a test does not care. */

let made = 0;

export async function addUser(
  db: DbOrTransaction,
  user: Partial<Insertable<UserTable>> = {},
): Promise<User> {
  made += 1;
  const phone = `139${String(made).padStart(8, '0')}`;
  return db
    .insertInto('user')
    .values({ phone, username: phone, role: 'boss', register_time: 0, is_first: 0, ...user })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addShop(
  db: DbOrTransaction,
  owner: Pick<User, 'id'>,
  shop: Partial<Insertable<ShopTable>> = {},
): Promise<Shop> {
  made += 1;
  const name = `店铺${made}`;
  const [row] = await insertShops(db, [
    {
      owner_id: owner.id,
      platform: 'temu',
      mall_id: `6344${String(made).padStart(8, '0')}`,
      mall_name: name,
      mall_name_dis: name,
      mall_name_native: name,
      is_semi_managed: 0,
      is_closed: 0,
      origin: 'imported',
      sort: 0,
      abnormal_count: 0,
      refund_count: 0,
      specification_count: 0,
      created_at: 0,
      ...shop,
    },
  ]);
  if (!row) throw new Error('The shop was not inserted');
  return row;
}

export interface NewSku {
  readonly code: string;
  readonly cost?: number | null;
  readonly price?: number | null;
  readonly onHand?: number;
}

/** SKUs by the code of their SKC. */
export type NewSkcs = Readonly<Record<string, readonly NewSku[]>>;

/** A product with its SKCs and SKUs. Answers the SKUs' refs in the order given. */
export async function addProduct(
  db: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  skcs: NewSkcs,
  product: Partial<Insertable<ProductTable>> = {},
): Promise<number[]> {
  made += 1;
  const { id: product_ref } = await db
    .insertInto('product')
    .values({
      shop_id: shop.id,
      product_id: `6010${made}`,
      name: `产品${made}`,
      status: 'on_sale',
      created_at: 0,
      ...product,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refs: number[] = [];
  for (const [code, skus] of Object.entries(skcs)) {
    const { id: skc_ref } = await db
      .insertInto('skc')
      .values({ product_ref, skc_id: `C${code}`, ext_code: code, name: code })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const sku of skus) {
      const { id } = await db
        .insertInto('sku')
        .values({
          shop_id: shop.id,
          product_ref,
          skc_ref,
          sku_id: `S${sku.code}`,
          ext_code: sku.code,
          spec_name: '',
          supply_price: sku.price ?? null,
          cost: sku.cost ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      refs.push(id);
      if (sku.onHand !== undefined) {
        await db
          .insertInto('stock')
          .values({
            sku_ref: id,
            shop_id: shop.id,
            on_hand: sku.onHand,
            in_transit: 0,
            updated_at: 0,
          })
          .execute();
      }
    }
  }
  return refs;
}

/** A sale of one piece for 10.00 yuan at noon in Shanghai, where nothing else is said. */
export function lineOf(
  shop: Pick<Shop, 'id'>,
  skuRef: number,
  day: string,
  line: Partial<NewSaleLine> = {},
): NewSaleLine {
  made += 1;
  return {
    shopId: shop.id,
    source: 'sales',
    orderNo: `PO-${made}`,
    lineNo: 1,
    skuRef,
    soldAt: Date.parse(`${day}T12:00:00+08:00`),
    kind: 'sale',
    quantity: 1,
    amount: 1000,
    importId: null,
    ...line,
  };
}

/** As if a shop's sums over the last days had never been made, with rows left behind that nothing may read. */
export async function forgetWindows(db: DbOrTransaction, shopId: number): Promise<void> {
  await db
    .updateTable('shop')
    .set({ windows_day: null, splits_day: null })
    .where('id', '=', shopId)
    .execute();
}
