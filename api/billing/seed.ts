import { insertCoupons, redeemCoupon } from '../../db/billing/coupons.ts';
import { insertOrder } from '../../db/billing/renewal-orders.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { usualPrices } from '../contract/rules/prices.ts';
import { shopNameOf } from '../shops/shop-name.ts';

/** Codes that README names, for whoever tries the demo: each may be redeemed once. */
const demoCoupons = ['DEMOCOUPON01', 'DEMOCOUPON02', 'DEMOCOUPON03', 'DEMOCOUPON04'] as const;

export const seedDemoCoupons = async (db: DbOrTransaction, now: number): Promise<void> => {
  await insertCoupons(db, demoCoupons, usualPrices.coupon, now);
};

const dayMs = 24 * 60 * 60 * 1000;

/** What a visitor sees of renewal: two coupons that are free, and a renewal of a month ago. */
export async function seedPreviewBilling(
  db: DbOrTransaction,
  ownerId: number,
  now: number,
): Promise<void> {
  const codes = ['PREVIEWCPN01', 'PREVIEWCPN02'];
  if ((await insertCoupons(db, codes, usualPrices.coupon, now)) < codes.length) return;
  for (const code of codes) await redeemCoupon(db, code, ownerId, now - 3 * dayMs);
  const [shop] = await visibleShops(db, { id: ownerId, role: 'boss', boss_id: null });
  if (shop === undefined) return;
  const paidAt = now - 30 * dayMs;
  await insertOrder(
    db,
    {
      owner_id: ownerId,
      order_no: '2026010110300000000001',
      cert_no: 'preview',
      pay_type: 2,
      status: 'paid',
      month_price: usualPrices.month,
      total: 3 * usualPrices.month,
      page_url: null,
      code_url: '',
      created_at: paidAt - 60_000,
      expires_at: paidAt + 60_000,
      paid_at: paidAt,
      closed_at: null,
    },
    [
      {
        mall_id: shop.mall_id,
        shop_id: shop.id,
        shop_name: shopNameOf(shop),
        temu_uid: null,
        months: 3,
      },
    ],
  );
}
