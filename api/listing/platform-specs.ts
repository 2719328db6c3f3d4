import type { ListingSku } from '../../db/schema.ts';
import { isSpecOf, type PlatformSpec } from '../contract/rules/seller-office.ts';

/**
 * The marketplace's numbers of a specification that are stored: those that were sent, else those that there are, as
 * far as they spell it and are of the same category.
 */
export function specsToKeep(
  isOtherCategory: boolean,
  spec: string,
  sent: readonly PlatformSpec[] | undefined,
  known: Pick<ListingSku, 'spec' | 'platform_specs'>,
): string | null {
  if (sent !== undefined) return isSpecOf(spec, sent) ? JSON.stringify(sent) : null;
  return isOtherCategory || spec !== known.spec ? null : known.platform_specs;
}
