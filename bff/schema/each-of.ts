import { type Mistakes, Refusal, refusalOf } from './write-field.ts';

/** Writes to many at once, each with an outcome of its own. */

/** As many as a page may have. */
export const mostAtOnce = 100;

export interface Refused {
  /** What was given: a global id, or an address. */
  readonly key: string;
  readonly errors: Mistakes;
}

export interface Outcomes<Row> {
  readonly done: readonly Row[];
  readonly refusals: readonly Refused[];
}

/**
 * What was given, each once.
 * @throws Refusal when that is nothing, or more than may be done at once
 */
export function keysOf(
  given: readonly string[],
  what: string,
  { most = mostAtOnce, field = null }: { most?: number; field?: string | null } = {},
): string[] {
  const keys = [...new Set(given)];
  if (keys.length > 0 && keys.length <= most) return keys;
  throw new Refusal({
    code: 'INVALID_INPUT',
    message: `请选择 1 到 ${most} 个${what}`,
    english: `Give 1 to ${most} ${field ?? 'at once'}.`,
    field,
  });
}

/** Does it for one after the other, a few at a time; what is refused stops no other. */
export async function eachOf<Row>(
  keys: readonly string[],
  atOnce: number,
  act: (key: string) => Promise<Row>,
): Promise<Outcomes<Row>> {
  const done = new Map<string, Row>();
  const refused = new Map<string, Mistakes>();
  const waiting = keys.values();
  const worker = async (): Promise<void> => {
    for (const key of waiting) {
      try {
        done.set(key, await act(key));
      } catch (error) {
        refused.set(key, refusalOf(error));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, keys.length) }, worker));
  return {
    done: keys.flatMap((key) => done.get(key) ?? []),
    refusals: keys.flatMap((key) => {
      const errors = refused.get(key);
      return errors === undefined ? [] : { key, errors };
    }),
  };
}
