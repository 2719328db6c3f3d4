import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Shop } from '../../db/schema.ts';
import type { ReportsOfShop } from '../../db/shops/save-reports.ts';
import { reportedAt } from '../../db/shops/shop-reports.ts';
import type { Marketplace, Period } from './marketplace.ts';

type ReportedShop = Pick<Shop, 'id' | 'mall_id'>;

const dayMs = 86_400_000;
/** What is as old as this may still change its state, and is read again. */
const rereadDays = 45;
/** The first reports of a shop reach back as far. */
const firstReportDays = 90;

/** Asks the marketplace for what happened since the last reports, and for what may have changed since. */
export async function readReports(
  db: DbOrTransaction,
  marketplace: Marketplace,
  { id, mall_id: mallId }: ReportedShop,
  { after, until }: Period,
): Promise<ReportsOfShop> {
  const known = await reportedAt(db, id);
  const since =
    known === undefined
      ? Math.min(after, until - firstReportDays * dayMs)
      : known - rereadDays * dayMs;
  const period: Period = { after: since, until };
  return {
    funds: await marketplace.funds(mallId, until),
    review: await marketplace.review(mallId, until),
    rules: await marketplace.rules(mallId),
    messages: await marketplace.messages(mallId, period),
    shelfChanges: await marketplace.shelfChanges(mallId, period),
  };
}
