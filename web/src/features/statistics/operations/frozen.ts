import type { HomeFinanceQuery } from './operations.generated.ts';

type Finance = HomeFinanceQuery['statistics']['finance'];

/** Of shops whose money no marketplace tells of, nobody knows what is frozen either: null, not none. */
export const frozenOf = ({
  available,
  pending,
  frozen,
  restrictions,
}: Pick<Finance, 'available' | 'pending' | 'frozen' | 'restrictions'>): string | null =>
  available === null && pending === null && !restrictions?.length ? null : frozen;
