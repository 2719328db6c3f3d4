import { z } from 'zod';

/** A row as it came. */
export type Given = Record<string, unknown>;

/**
 * A row of which an upstream may leave something out that the rest of it tells, or that this project has added
 * to the specification. `complete` fills in a copy; the embedded api leaves nothing out.
 */
export const completed = <Row extends z.ZodType>(complete: (row: Given) => void, row: Row) =>
  z.preprocess((given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const whole: Given = { ...given };
    complete(whole);
    return whole;
  }, row);

/** Names of one fact: whichever is there says the same by the others. */
export function sameFact(row: Given, ...names: readonly string[]): void {
  const told = names.find((name) => row[name] !== undefined && row[name] !== null);
  if (told === undefined) for (const name of names) row[name] ??= undefined;
  else for (const name of names) row[name] ??= row[told];
}

/** What holds unless the row says otherwise. */
export function unless(row: Given, usual: Readonly<Given>): void {
  for (const name in usual) row[name] ??= usual[name];
}
