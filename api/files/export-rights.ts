import { z } from 'zod';
import type { DataExport } from '../../db/schema.ts';
import { findAsker } from '../caller.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { Actor, ApiDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { scopeOf, shopsAmong } from '../shop-scope.ts';
import type { ExportedShop } from './export-rows.ts';

const mallIds = z.array(z.string());

export const shopIdsOf = ({ mall_ids: ids }: Pick<DataExport, 'mall_ids'>): string[] =>
  mallIds.parse(JSON.parse(ids));

/** What an export may tell at this moment. */
export interface Allowed {
  readonly shops: readonly ExportedShop[];
  readonly withCost: boolean;
  /** Of whom the log tells. */
  readonly user: Pick<Actor, 'id' | 'role'>;
}

/**
 * What whoever has asked for an export may see now.
 * @throws Refusal when they are no more, or may not see one of the shops any longer
 */
export async function allowedNow(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config'>,
  row: Pick<DataExport, 'owner_id' | 'key_id' | 'mall_ids' | 'kind'>,
): Promise<Allowed> {
  const asker = await findAsker(deps, { userId: row.owner_id, keyId: row.key_id });
  if (asker?.user === undefined) throw new Refusal(workSentences.exportNotAllowed);
  // The log of who did what is of people, not of shops.
  const shops =
    row.kind === 'auditLog' ? [] : await shopsAmong(deps.db, asker.user, shopIdsOf(row));
  const { ended } = scopeOf(shops, deps);
  const ends = new Map(ended.flatMap(({ shopIds, lastDay }) => shopIds.map((id) => [id, lastDay])));
  return {
    shops: shops.map((shop) => ({ shop, lastDay: ends.get(shop.id) })),
    withCost: asker.permissions.has('lookCost'),
    user: asker.user,
  };
}
