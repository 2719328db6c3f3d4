import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { hasShippingOrders } from '../../db/delivery/shipping-orders.ts';
import { stockBroughtTo } from '../../db/products/stock.ts';
import type { Shop } from '../../db/schema.ts';
import { findSellingShops, setSynced } from '../../db/shops/shops.ts';
import { shanghaiHour, shanghaiMinute } from '../contract/rules/calendar.ts';
import type { ApiDeps } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import type { Attention } from './attention.ts';
import { syncAssessments, syncDelivery } from './delivery-sync.ts';
import type { Marketplace } from './marketplace.ts';
import { syncCatalogue, syncLines } from './shop-sync.ts';
import { createSimulator } from './simulator/simulator.ts';

export type SellingDeps = Pick<ApiDeps, 'db' | 'now' | 'publish' | 'logger'>;

export interface SellingOptions {
  /** Milliseconds until the first tick; none unless said. */
  readonly firstMs?: number;
  /** Milliseconds between the end of one tick and the start of the next; 5 s unless said. */
  readonly intervalMs?: number;
  /** The same while nobody pays attention; a minute unless said. */
  readonly restMs?: number;
  /** Left out, somebody always looks. */
  readonly attention?: Pick<Attention, 'isPaid' | 'asked'>;
  readonly marketplace?: Marketplace;
  /** Shops whose paid time is over go on selling too: those of the preview, which nobody can renew. */
  readonly sellsExpired?: boolean;
}

export interface Selling {
  /** Ends after the shop that is being written, and resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** What one tick did. */
export interface Sold {
  readonly lines: number;
  /** The mall ids whose data changed, each of which was published. */
  readonly mallIds: readonly string[];
}

type SellingShop = Pick<Shop, 'id' | 'mall_id' | 'platform' | 'created_at'>;

/**
 * Sells and ships in every simulated shop from where it stands up to now; products and ratings follow by
 * the hour. What is sold follows from shop and time alone, so another process, a restart or days of standstill change nothing but when it is written.
 */
export class Seller {
  readonly #deps: SellingDeps;
  readonly #marketplace: Marketplace;
  readonly #sellsExpired: boolean;
  /** Up to which instant each shop was brought, by row id. */
  readonly #broughtTo = new Map<number, number>();

  constructor(
    deps: SellingDeps,
    marketplace: Marketplace = createSimulator(),
    { sellsExpired = false }: Pick<SellingOptions, 'sellsExpired'> = {},
  ) {
    this.#deps = deps;
    this.#marketplace = marketplace;
    this.#sellsExpired = sellsExpired;
  }

  /** A shop that fails is logged and tried again by the next tick; the others go on. */
  async tick(signal?: AbortSignal): Promise<Sold> {
    const { db, logger } = this.#deps;
    const until = this.#deps.now();
    const shops = await findSellingShops(db, this.#sellsExpired ? undefined : until);
    // A shop that rests may lose its data meanwhile: renewed, it begins from what is stored.
    const ids = new Set(shops.map((shop) => shop.id));
    for (const id of this.#broughtTo.keys()) if (!ids.has(id)) this.#broughtTo.delete(id);
    const mallIds: string[] = [];
    let lines = 0;
    for (const shop of shops) {
      if (signal?.aborted) break;
      // Lets requests in between: SQLite alone never leaves the event loop free.
      await nextTurn();
      try {
        const sold = await this.#sell(shop, until);
        lines += sold.lines;
        if (sold.isChanged) mallIds.push(shop.mall_id);
      } catch (error) {
        logger.error({ err: error, mallId: shop.mall_id }, 'Selling in a simulated shop failed');
      }
    }
    return { lines, mallIds };
  }

  async #sell(shop: SellingShop, until: number): Promise<{ lines: number; isChanged: boolean }> {
    const { db } = this.#deps;
    const remembered = this.#broughtTo.get(shop.id);
    const after = remembered ?? (await stockBroughtTo(db, shop.id)) ?? shop.created_at;
    if (after >= until) return { lines: 0, isChanged: false };
    const period = { after, until };
    const isNewHour = remembered === undefined || shanghaiHour(after) < shanghaiHour(until);
    const products = isNewHour ? await syncCatalogue(db, this.#marketplace, shop, period) : 0;
    if (isNewHour) await syncAssessments(db, this.#marketplace, shop, period);
    // Before the lines, which say how far the shop was brought: what is interrupted between is repeated.
    const isFirst = remembered === undefined && !(await hasShippingOrders(db, shop.id));
    const orders = await syncDelivery(db, this.#marketplace, shop, {
      // A shop from before there were any has a past too.
      after: isFirst ? shop.created_at : after,
      until,
    });
    const lines = await syncLines(db, this.#marketplace, shop, period);
    // Nothing new is news too, once a minute.
    if (lines === 0 && shanghaiMinute(after) < shanghaiMinute(until)) {
      await setSynced(db, [shop.id], until);
    }
    this.#broughtTo.set(shop.id, until);
    const isChanged = lines > 0 || products > 0 || orders > 0;
    if (isChanged) await shopsChanged(this.#deps, [shop.mall_id]);
    return { lines, isChanged };
  }
}

/** Ticks at once, or when it is said, and then again and again, until `stop`. */
export function startSelling(deps: SellingDeps, options: SellingOptions = {}): Selling {
  const { firstMs = 0, intervalMs = 5_000, restMs = 60_000, attention, marketplace } = options;
  const seller = new Seller(deps, marketplace, options);
  const ending = new AbortController();
  const pauseFor = (ms: number, ended: AbortSignal) =>
    pause(ms, undefined, { signal: ended }).catch(() => undefined);
  const rest = async (from: Pick<Attention, 'asked'>) => {
    const over = new AbortController();
    const either = AbortSignal.any([ending.signal, over.signal]);
    await Promise.race([pauseFor(restMs, either), from.asked(either)]);
    over.abort();
  };
  const running = (async () => {
    if (firstMs > 0) await pauseFor(firstMs, ending.signal);
    while (!ending.signal.aborted) {
      try {
        await seller.tick(ending.signal);
      } catch (error) {
        deps.logger.error({ err: error }, 'Selling in the simulated shops failed');
      }
      if (attention?.isPaid() === false) await rest(attention);
      // Whoever ends the rest is answered first.
      await pauseFor(intervalMs, ending.signal);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
