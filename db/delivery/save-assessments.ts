import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';

/** How a shop's deliveries were assessed. */
export interface ToldAssessment {
  /** Days of Asia/Shanghai, `YYYY-MM-DD`, both included. */
  readonly startDay: string;
  readonly endDay: string;
  /** 0 to 4: none, C, B, A, S. */
  readonly rating: number;
  readonly orders: number;
  readonly onTimeOrders: number;
  /** Reported as shipped, but handed over to nobody. */
  readonly fakeOrders: number;
}

/** Adds assessments that are new; one that counts more orders replaces the one before. */
export async function saveAssessments(
  db: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  assessments: readonly ToldAssessment[],
): Promise<void> {
  await insertRows(
    db,
    'delivery_assessment',
    'shop_id, start_day, end_day, rating, orders, on_time_orders, fake_orders',
    assessments.map((one) => [
      shop.id,
      one.startDay,
      one.endDay,
      one.rating,
      one.orders,
      one.onTimeOrders,
      one.fakeOrders,
    ]),
    `on conflict (shop_id, start_day) do update set
       rating = excluded.rating, orders = excluded.orders,
       on_time_orders = excluded.on_time_orders, fake_orders = excluded.fake_orders
     where delivery_assessment.orders < excluded.orders`,
  );
}
