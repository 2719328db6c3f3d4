import { randomInt } from 'node:crypto';
import { findShopsByMallId } from '../../db/binding/binding.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Shop } from '../../db/schema.ts';
import { findOwnedShops, insertShops } from '../../db/shops/shops.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import type { FileShop } from './read-file.ts';
import { comparableName } from './values/text.ts';

export interface FoundShops {
  readonly shops: ReadonlyMap<FileShop, Shop>;
  readonly created: readonly Shop[];
}

/**
 * The boss's shop of each name in the file. A name is a shop's id, its name in the marketplace or the
 * name that the boss gave it; shops that nobody knows are created, behind those that are there.
 */
export async function findOrCreateShops(
  trx: DbOrTransaction,
  ownerId: number,
  fileShops: readonly FileShop[],
  options: ImportOptions,
  now: number,
): Promise<FoundShops> {
  const owned = await findOwnedShops(trx, ownerId);
  const found = new Map<FileShop, Shop>();
  const unknown: FileShop[] = [];
  for (const fileShop of fileShops) {
    const shop = shopNamed(owned, fileShop.name, options);
    if (shop !== undefined) {
      refuseSecondName(found, shop, fileShop.name);
      found.set(fileShop, shop);
    } else if (fileShop.name !== '') unknown.push(fileShop);
    else throw new FileProblem(importSentences.importShopGone);
  }
  const lastSort = owned.at(-1)?.sort ?? 0;
  const mallIds = await newMallIds(trx, unknown.length);
  const created = await insertShops(
    trx,
    unknown.map(({ name }, index) => ({
      owner_id: ownerId,
      platform: options.platformType,
      mall_id: mallIds[index] ?? '',
      mall_name: name,
      mall_name_dis: name,
      mall_name_native: name,
      is_semi_managed: options.isSemiManagedMall ? 1 : 0,
      is_closed: 0,
      origin: 'imported',
      sort: lastSort + index + 1,
      abnormal_count: 0,
      refund_count: 0,
      specification_count: 0,
      created_at: now,
    })),
  );
  for (const [index, shop] of created.entries()) {
    const fileShop = unknown[index];
    if (fileShop !== undefined) found.set(fileShop, shop);
  }
  return { shops: found, created };
}

/** Under two names, the lines of one order would be counted as two orders' lines. */
function refuseSecondName(found: ReadonlyMap<FileShop, Shop>, shop: Shop, name: string): void {
  for (const [other, { id }] of found) {
    if (id === shop.id) {
      throw new FileProblem(sentence(importSentences.importShopTwice, { other: other.name, name }));
    }
  }
}

/** Without a column of shops the file's only shop has no name: it is the one that was chosen. */
export function shopNamed(
  owned: readonly Shop[],
  name: string,
  { shopId: mallId, platformType }: Pick<ImportOptions, 'shopId' | 'platformType'>,
): Shop | undefined {
  if (name === '') return owned.find((shop) => shop.mall_id === mallId);
  const called = comparableName(name);
  // The name in the file has been cleaned: of one that was given otherwise another shop would be made.
  const isCalled = (shop: Shop) =>
    [shop.mall_name_native, shop.mall_name, shop.mall_name_dis]
      .map(comparableName)
      .includes(called);
  return (
    owned.find((shop) => shop.mall_id === name) ??
    owned.find((shop) => shop.platform === platformType && isCalled(shop)) ??
    owned.find(isCalled)
  );
}

/** Numbers as long as the marketplace's own ids; none of them is taken. */
async function newMallIds(trx: DbOrTransaction, count: number): Promise<string[]> {
  const ids = new Set<string>();
  while (ids.size < count) {
    const missing = Array.from({ length: count - ids.size }, () => newNumber('634', 12));
    const taken = await findShopsByMallId(trx, missing);
    for (const id of missing) if (!taken.some((shop) => shop.mall_id === id)) ids.add(id);
  }
  return [...ids];
}

function newNumber(prefix: string, figures: number): string {
  return prefix + String(randomInt(10 ** figures)).padStart(figures, '0');
}
