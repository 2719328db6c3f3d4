import { countShippingOrders } from '../../db/delivery/shipping-counts.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { totalSums } from '../../db/statistics/statistics.ts';
import { hasPermission } from '../caller.ts';
import { addDays } from '../contract/rules/calendar.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from '../shop-scope.ts';
import { profitOf } from '../statistics/figures.ts';
import type { Told } from './told.ts';

/** What a digest tells, as its person may see it now. */
export interface DigestFigures {
  /** Yesterday's day and figures; null for those who see no sales. Money in fen. */
  readonly sales: {
    readonly day: string;
    readonly amount: number;
    readonly quantity: number;
    /** Null for those who see no cost. */
    readonly profit: number | null;
  } | null;
  readonly packing: number;
  readonly shipping: number;
  readonly late: number;
}

/** Of the day before `today`; undefined without a shop. */
export async function digestFigures(
  deps: ApiDeps,
  told: Told,
  today: string,
): Promise<DigestFigures | undefined> {
  const { db, now } = deps;
  const { user, shopIds } = told;
  if (shopIds.length === 0) return undefined;
  const { packing, shipping, due } = await countShippingOrders(db, { shopIds }, now());
  const tasks = { packing, shipping, late: due.packing.overdue + due.shipping.overdue };
  if (user.role === 'shipper') return { sales: null, ...tasks };
  const day = addDays(today, -1);
  const scope = scopeOf(await visibleShops(db, user), deps);
  const sums = await totalSums(db, { ...scope, source: 'sales', start: day, end: day });
  return {
    sales: {
      day,
      amount: sums.soldAmount - sums.returnedAmount,
      quantity: sums.soldQuantity - sums.returnedQuantity,
      profit: hasPermission(told, 'lookCost') ? profitOf(sums) : null,
    },
    ...tasks,
  };
}
