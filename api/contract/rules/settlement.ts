import { addDays } from './calendar.ts';

/**
 * When money that waits for its settlement comes: an estimate, as marketplaces tell how much waits and not of which
 * days. What a day sold is taken to be settled a fixed time later, and the days to bring what waits in proportion to
 * what they sold.
 */

/** Days from a sale to its settlement: sources differ, so it is one number here. */
export const settlementDays = 15;

export interface DayAmount {
  readonly day: string;
  /** In fen. */
  readonly amount: number;
}

/** The days whose sales are not settled yet: the first and the last. */
export const unsettledDays = (today: string): { readonly start: string; readonly end: string } => ({
  start: addDays(today, 1 - settlementDays),
  end: today,
});

/**
 * What the coming days are expected to bring: together exactly what waits, or nothing where no day sold anything that
 * could tell when.
 */
export function expectedSettlements(
  pending: number,
  sales: readonly DayAmount[],
  today: string,
): DayAmount[] {
  const { start, end } = unsettledDays(today);
  const counted = sales
    .filter(({ day, amount }) => amount > 0 && day >= start && day <= end)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const whole = counted.reduce((sum, { amount }) => sum + amount, 0);
  if (whole === 0 || pending <= 0) return [];
  let sold = 0;
  let given = 0;
  return counted.flatMap(({ day, amount }) => {
    sold += amount;
    // The part of all days up to this one, so that no fen is lost between them.
    const due = Math.round(pending * (sold / whole)) - given;
    given += due;
    return due === 0 ? [] : [{ day: addDays(day, settlementDays), amount: due }];
  });
}
