import type { ListingDraft, ListingSku } from '../../db/schema.ts';
import type { CallInput } from '../contract/call.ts';
import { saveListing } from '../contract/listing.ts';
import { refuse } from '../refusal.ts';
import { specsToKeep } from './platform-specs.ts';
import { readRemovedSkus, type ToldSku, toldSku } from './rows.ts';

type Draft = Pick<ListingDraft, 'id' | 'removed_skus'>;

/** A SKU that was taken off, as a listing has it. */
const rowOfRemoved = (
  draft: Draft,
  { sourceSpec, platformSpecs, ...sku }: ToldSku,
): ListingSku => ({
  ...sku,
  draft_id: draft.id,
  source_spec: sourceSpec,
  platform_specs: platformSpecs.length > 0 ? JSON.stringify(platformSpecs) : null,
});

/**
 * The SKUs that a listing keeps or gets back, and those that are off it from now on.
 * @throws Refusal when it never had one of them
 */
export function changedSkus(
  draft: Draft,
  had: readonly ListingSku[],
  sent: CallInput<typeof saveListing>['skus'],
  isOtherCategory: boolean,
): { skus: ListingSku[]; removed: string | null } {
  const all = [...had, ...readRemovedSkus(draft).map((sku) => rowOfRemoved(draft, sku))];
  const known = new Map(all.map((sku) => [sku.place, sku]));
  const skus = sent.map(({ place, spec, price, stock, platformSpecs }) => {
    const sku = known.get(place);
    if (sku === undefined) refuse(saveListing, 'outdated');
    known.delete(place);
    const specs = specsToKeep(isOtherCategory, spec, platformSpecs, sku);
    return { ...sku, spec, price, stock, platform_specs: specs };
  });
  const removed = [...known.values()].map((sku) =>
    toldSku(isOtherCategory ? { ...sku, platform_specs: null } : sku),
  );
  return { skus, removed: removedJson(removed) };
}

/** As it is stored. */
export const removedJson = (skus: readonly ToldSku[]): string | null =>
  skus.length > 0 ? JSON.stringify(skus.toSorted((a, b) => a.place - b.place)) : null;
