/**
 * One piece of what is shown, as it stands in the address. `read` takes any address without
 * failing: what it does not understand is the default. The default is never written, so that the
 * plain address shows the plain view.
 */
export type Codec<T> = {
  readonly read: (params: URLSearchParams) => T;
  /** Parameter names with their texts; null removes one. */
  readonly write: (value: T) => Readonly<Record<string, string | null>>;
};

/** One parameter out of a closed list; the first value is the default. */
export const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]]): Codec<T> => ({
  read: (params) => values.find((value) => value === params.get(name)) ?? values[0],
  write: (value) => ({ [name]: value === values[0] ? null : value }),
});

/** One parameter out of a closed list, or nothing. */
export const optionalOf = <T extends string>(
  name: string,
  values: readonly T[],
): Codec<T | null> => ({
  read: (params) => values.find((value) => value === params.get(name)) ?? null,
  write: (value) => ({ [name]: value }),
});

/** Free text of a bounded length; empty is absent. */
export const text = (name: string, maxLength = 100): Codec<string> => ({
  read: (params) => (params.get(name) ?? '').slice(0, maxLength),
  write: (value) => ({ [name]: value === '' ? null : value.slice(0, maxLength) }),
});

/** The same without blanks around it. */
export const trimmed = (name: string, maxLength?: number): Codec<string> => {
  const typed = text(name, maxLength);
  return { ...typed, read: (params) => typed.read(params).trim() };
};

/** A yes, as `name=1`. */
export const flag = (name: string): Codec<boolean> => ({
  read: (params) => params.get(name) === '1',
  write: (isSet) => ({ [name]: isSet ? '1' : null }),
});

/** The page of a list, from 1 on. Further than `most` no list goes: a larger number is no page. */
export const pageUpTo = (most: number): Codec<number> => ({
  read: (params) => {
    const page = Number(params.get('page'));
    return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
  },
  write: (page) => ({ page: page === 1 ? null : String(page) }),
});

/** Splits at the commas that no backslash stands before. */
const split = (written: string): string[] =>
  [...written.matchAll(/(?:[^\\,]|\\.)+/g)].map(([part]) => part.replace(/\\(.)/g, '$1'));

/** Any number of texts, in the order of their choice; commas inside of them are written as `\,`. */
export const listOf = (name: string, most = 50): Codec<readonly string[]> => ({
  read: (params) => [...new Set(split(params.get(name) ?? ''))].slice(0, most),
  write: (values) => ({
    [name]: values.length === 0 ? null : values.map((v) => v.replace(/[\\,]/g, '\\$&')).join(','),
  }),
});

/** Several pieces as the fields of one value, written in the order in which they are named. */
export const together = <T extends object>(
  parts: {
    readonly [Name in keyof T]: Codec<T[Name]>;
  },
): Codec<T> => ({
  read: (params) => {
    const value: Partial<T> = {};
    for (const name in parts) value[name] = parts[name].read(params);
    // Every field has a part that read it.
    return value as T;
  },
  write: (value) => {
    const written = {};
    for (const name in parts) Object.assign(written, parts[name].write(value[name]));
    return written;
  },
});

/** The address's query with one piece changed and all others kept. */
export const withValue = <T>(
  params: URLSearchParams,
  codec: Codec<T>,
  value: T,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, written] of Object.entries(codec.write(value))) {
    if (written === null) next.delete(name);
    else next.set(name, written);
  }
  return next;
};

/** Query text for a link, colons and commas left readable; empty without parameters. */
export const printQuery = (params: URLSearchParams): string => {
  const query = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
};
