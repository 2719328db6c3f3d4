import type { ListingDraft } from '../../db/schema.ts';
import { collectedMost } from '../contract/rules/collected.ts';
import { readAttributes, readRemovedAttributes } from './rows.ts';

export type Attribute = ReturnType<typeof readAttributes>[number];

const sourceOf = ({ sourceName, sourceValue }: Attribute): string =>
  JSON.stringify([sourceName, sourceValue]);

/** What was collected and is off the listing once these are saved, what was taken off last first. */
export function removedAttributes(
  draft: Pick<ListingDraft, 'attributes' | 'removed_attributes'>,
  sent: readonly Attribute[],
): Attribute[] {
  const kept = new Set(sent.map(sourceOf));
  return [...readAttributes(draft.attributes), ...readRemovedAttributes(draft)]
    .filter((attribute) => attribute.sourceName !== '' && !kept.has(sourceOf(attribute)))
    .slice(0, collectedMost.attributes);
}

/** As they are stored. */
export const attributesJson = (attributes: readonly Attribute[]): string | null =>
  attributes.length > 0 ? JSON.stringify(attributes) : null;
