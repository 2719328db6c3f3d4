import type { FirstStepsQuery, FirstStepsQueryVariables } from './FirstSteps.generated.ts';

/** What a new boss does before the figures say something, in this order. */
export const firstSteps = ['shops', 'costs', 'staff'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsVariables = (
  today: string,
  hasShops: boolean,
): FirstStepsQueryVariables => ({ range: { start: today, end: today }, hasShops });

/** The steps that the server has seen done; undefined while it is not known of all. */
export function doneSteps(
  data: Partial<FirstStepsQuery> | undefined,
  hasShops: boolean,
): ReadonlySet<FirstStep> | undefined {
  const staff = data?.managers;
  const costs = hasShops ? data?.productList?.counts?.withCost : 0;
  if (staff === undefined || costs === undefined) return undefined;
  const done = new Set<FirstStep>();
  if (hasShops) done.add('shops');
  if ((costs ?? 0) > 0) done.add('costs');
  if ((staff?.length ?? 0) > 0) done.add('staff');
  return done;
}
