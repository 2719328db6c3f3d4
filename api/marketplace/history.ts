import { setImmediate as nextTurn } from 'node:timers/promises';
import { findShopsOfAccount, insertMainAccount } from '../../db/binding/binding.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Shop } from '../../db/schema.ts';
import { findShopsById, insertShops } from '../../db/shops/shops.ts';
import { addDays, dayMs, dayStart, hourMs, shanghaiDay } from '../contract/rules/calendar.ts';
import { isPhone } from '../contract/rules/phones.ts';
import { syncAssessments, syncDelivery } from './delivery-sync.ts';
import type { Marketplace } from './marketplace.ts';
import { inTransaction, syncCatalogue, syncLines } from './shop-sync.ts';
import { type AccountIdentity, type Platform, simulatedAccounts } from './simulator/identity.ts';
import { createSimulator } from './simulator/simulator.ts';

export interface HistoryRequest {
  /** The boss whose shops they will be, by row id. */
  readonly ownerId: number;
  /** Part of the seed: bosses of different phones never share a shop. */
  readonly phone: string;
  readonly seed: number;
  readonly shops: number;
  /** Whole days before today; today is added up to this moment. */
  readonly days: number;
  /**
   * About so many lines in all, returns and stock orders included. Without it a shop of few sells some
   * 80 a day and a shop of many fewer, so that a boss of any size is made in seconds.
   */
  readonly lines?: number;
  /** Without it, about three shops in five are on temu. */
  readonly platform?: Platform;
  /** Lets the second shop expire within a day, and the last one have expired two days ago. */
  readonly withExpiring?: boolean;
  readonly marketplace?: Marketplace;
}

export interface SimulatedHistory {
  readonly shops: readonly Shop[];
  readonly lines: number;
}

const usualLinesADay = 80;
/** Order lines a day of a boss above which more shops mean smaller shops. */
const mostLinesADay = 2_400;
/** Lines in all for each line that a customer buys in a usual season: returns, stock orders, seasons. */
const linesPerSale = 1.1;

/**
 * Makes a boss's accounts, shops, products and their past, up to now. Streams: memory does not grow with
 * the days. Interrupted, it can be run again and completes what is missing.
 */
export async function simulateHistory(
  deps: { readonly db: DbOrTransaction; readonly now: () => number },
  request: HistoryRequest,
): Promise<SimulatedHistory> {
  const { db } = deps;
  const marketplace = request.marketplace ?? createSimulator();
  const until = deps.now();
  const after = historyStart(until, request.days) - 1;
  const accounts = simulatedAccounts({ ...request, linesADay: linesADay(request) });

  const shops: Shop[] = [];
  for (const account of accounts) {
    const bound = await bindAccount(db, marketplace, request, account, shops.length, until);
    shops.push(...bound);
  }
  let lines = 0;
  for (const shop of shops) {
    // Nothing of a shop is taken over that happened after its paid time.
    const period = { after, until: Math.min(until, (shop.expire_at ?? until + 1) - 1) };
    await syncCatalogue(db, marketplace, shop, period);
    await syncDelivery(db, marketplace, shop, period);
    await syncAssessments(db, marketplace, shop, period);
    lines += await syncLines(db, marketplace, shop, period);
    await nextTurn();
  }
  const fresh = await findShopsById(
    db,
    shops.map((shop) => shop.id),
  );
  return { shops: fresh, lines };
}

/** The first instant of the day, in Asia/Shanghai, that lies so many days back. */
export const historyStart = (now: number, days: number): number =>
  dayStart(addDays(shanghaiDay(now), -days));

function linesADay({ lines, shops, days }: HistoryRequest): number {
  if (lines === undefined) return Math.min(usualLinesADay, mostLinesADay / shops);
  return lines / linesPerSale / (shops * Math.max(1, days));
}

/** Stores an account and its shops, or finds them stored. */
function bindAccount(
  db: DbOrTransaction,
  marketplace: Marketplace,
  request: HistoryRequest,
  account: AccountIdentity,
  firstSort: number,
  now: number,
): Promise<Shop[]> {
  return inTransaction(db, async (trx) => {
    const known = await findShopsOfAccount(trx, account.platform, account.uid);
    if (known.length > 0) return known;
    const createdAt = historyStart(now, request.days);
    const id = await insertMainAccount(trx, {
      owner_id: request.ownerId,
      platform: account.platform,
      phone: accountPhone(request.phone, account),
      external_uid: account.uid,
      created_at: createdAt,
    });
    const shops = await marketplace.shops(account.uid);
    return insertShops(
      trx,
      shops.map((shop, index) => ({
        owner_id: request.ownerId,
        platform: shop.platform,
        mall_id: shop.mallId,
        mall_name: shop.name,
        mall_name_dis: shop.name,
        mall_name_native: shop.nativeName,
        is_semi_managed: shop.isSemiManaged ? 1 : 0,
        is_closed: 0,
        main_account_id: id,
        origin: 'simulated',
        sort: firstSort + index,
        expire_at: expiry(request, firstSort + index, now),
        review_score: null,
        delivery_rating: null,
        abnormal_count: 0,
        refund_count: 0,
        specification_count: 0,
        created_at: createdAt,
      })),
    );
  });
}

/** The boss's own phone for the first account of a platform, made-up ones (no network has 120) for others. */
function accountPhone(phone: string, account: AccountIdentity): string {
  return account.platform === 'temu' && isPhone(phone)
    ? phone
    : `120${String(account.seed).padStart(8, '0')}`;
}

/** The end of the paid time: most have one to twelve months left. */
function expiry(request: HistoryRequest, place: number, now: number): number {
  if (request.withExpiring && place === request.shops - 1) return now - 2 * dayMs;
  if (request.withExpiring && place === 1) return now + 20 * hourMs;
  return now + (30 + ((place * 47) % 330)) * dayMs;
}
