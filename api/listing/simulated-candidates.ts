import { mix, mixText, Random } from '../marketplace/simulator/random.ts';
import type { Candidate, CandidateFilter, CandidateSource } from './candidate-source.ts';
import { marginOf } from './margin.ts';
import { drawProduct, kinds } from './simulated-goods.ts';

/** How many of each kind the simulated market has. */
const ofEachKind = 6;
const months = 6;

const all = new Map<'temu' | 'shein', readonly Candidate[]>();

/** What sells on a platform; the same for everybody and for ever, so that a list can be come back to. */
function candidatesOf(platform: 'temu' | 'shein'): readonly Candidate[] {
  const known = all.get(platform);
  if (known !== undefined) return known;
  const made = kinds.flatMap((_kind, place) =>
    Array.from({ length: ofEachKind }, (_, number) => makeCandidate(platform, place, number)),
  );
  all.set(platform, made);
  return made;
}

const seedOf = (id: string): number => mixText(`candidate ${id}`);

function makeCandidate(platform: 'temu' | 'shein', place: number, number: number): Candidate {
  const productId = `${platform === 'temu' ? 'T' : 'S'}${1000 + place * ofEachKind + number}`;
  const seed = seedOf(productId);
  const product = drawProduct(seed, 'zh-CN', kinds[place]);
  const random = new Random(mix(seed, 2));
  const monthlySales = Math.round(Math.min(60_000, 40 * (1 - random.unit()) ** -1.1));
  const growth = Math.round((random.normal() * 0.28 + 0.06) * 1000) / 1000;
  const bounded = Math.max(-0.7, Math.min(1.8, growth));
  const trend = Array.from({ length: months }, (_, month) => {
    const back = months - 1 - month;
    const wobble = back === 0 ? 1 : random.between(0.92, 1.08);
    return Math.max(1, Math.round((monthlySales / (1 + bounded) ** back) * wobble));
  });
  return {
    productId,
    title: product.title,
    category: product.category,
    imageUrl: product.images[0] ?? null,
    // Most leave some tenths of the price; the cheapest offers of a crowded market leave nothing.
    price: Math.round(product.cost * random.between(1.02, 1.75)),
    cost: product.cost,
    monthlySales,
    growth: bounded,
    shops: 1 + Math.round(monthlySales ** 0.5 * random.between(0.1, 1.4)),
    trend,
    sourceUrl: `https://detail.1688.com/offer/${680_000_000_000 + (seed % 99_999_999)}.html`,
  };
}

const orders: Record<CandidateFilter['sort'], (one: Candidate, other: Candidate) => number> = {
  sales: (one, other) => other.monthlySales - one.monthlySales,
  growth: (one, other) => other.growth - one.growth,
  margin: (one, other) => marginOf(other) - marginOf(one),
  price: (one, other) => one.price - other.price,
  competition: (one, other) => one.shops - other.shops,
};

/** Several words must all be there, in any order. */
const hasWords = (text: string, keyword: string): boolean =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

export const simulatedCandidates: CandidateSource = {
  find: async (platform, { keyword, category, minPrice, maxPrice, sort, pageIndex, pageSize }) => {
    const matching = candidatesOf(platform).filter(
      ({ title, price }) =>
        (keyword === undefined || hasWords(title, keyword.trim())) &&
        price >= (minPrice ?? 0) &&
        price <= (maxPrice ?? Number.POSITIVE_INFINITY),
    );
    const counts = new Map<string, number>();
    for (const one of matching) counts.set(one.category, (counts.get(one.category) ?? 0) + 1);
    const found = matching.filter((one) => category === undefined || one.category === category);
    const by = orders[sort];
    const sorted = found.toSorted(
      (one, other) => by(one, other) || one.productId.localeCompare(other.productId),
    );
    return {
      total: found.length,
      categories: [...counts].map(([name, count]) => ({ name, count })),
      rows: sorted.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
    };
  },
  product: async (candidateId) => {
    const candidate = (['temu', 'shein'] as const)
      .flatMap(candidatesOf)
      .find((one) => one.productId === candidateId);
    if (candidate === undefined) return undefined;
    const place = Math.floor((Number(candidateId.slice(1)) - 1000) / ofEachKind);
    const product = drawProduct(seedOf(candidateId), 'zh-CN', kinds[place]);
    // A listing begins with the price of the market, not with what the goods cost.
    const raise = candidate.price / candidate.cost;
    const skus = product.skus.map((sku) => ({
      ...sku,
      price: Math.round((sku.price ?? product.cost) * raise),
    }));
    return { ...product, skus, sourceUrl: candidate.sourceUrl };
  },
};
