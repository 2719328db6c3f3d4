/** Says of what the browser has stored, which anybody may have written, whether it is what it should be. */
export type Is<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const isOneOf =
  <const T extends string>(values: readonly T[]): Is<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

/** A record with each of these parts. */
export const shapeOf =
  <T extends object>(parts: { readonly [K in keyof T]-?: Is<T[K]> }): Is<T> =>
  (value): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = new Map<string, unknown>(Object.entries(value));
    for (const name in parts) if (!parts[name](fields.get(name))) return false;
    return true;
  };
