import type {
  Marketplace,
  MarketplaceLine,
  MarketplaceSku,
  Period,
} from '../../../api/marketplace/marketplace.ts';
import {
  type AccountsRequest,
  simulatedAccounts,
} from '../../../api/marketplace/simulator/identity.ts';

export const dayMs = 86_400_000;
export const shanghai = (text: string): number => Date.parse(`${text}+08:00`);

/** Whole days of Asia/Shanghai, both included. */
export const daysFrom = (first: string, last: string): Period => ({
  after: shanghai(`${first}T00:00`) - 1,
  until: shanghai(`${last}T00:00`) + dayMs - 1,
});

export async function linesOf(
  marketplace: Marketplace,
  mallId: string,
  period: Period,
): Promise<MarketplaceLine[]> {
  const lines: MarketplaceLine[] = [];
  for await (const batch of marketplace.orderLines(mallId, period)) lines.push(...batch);
  return lines;
}

export async function shopsOf(marketplace: Marketplace, request: AccountsRequest) {
  const shops = await Promise.all(
    simulatedAccounts(request).map((account) => marketplace.shops(account.uid)),
  );
  return shops.flat();
}

export interface ListedSku extends MarketplaceSku {
  readonly category: string;
  readonly productId: string;
}

export async function skusOf(
  marketplace: Marketplace,
  mallId: string,
  period: Period,
): Promise<ListedSku[]> {
  const products = await marketplace.products(mallId, period);
  return products.flatMap(({ category, productId, skcs }) =>
    skcs.flatMap((skc) => skc.skus.map((sku) => ({ ...sku, category, productId }))),
  );
}

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};
