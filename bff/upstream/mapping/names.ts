import { parsedText } from '../border/scalars.ts';

/** Names of ours and where they stand at an upstream: of one object, or of each in a list. */
export interface Names {
  /** Names from the object around it to it; undefined where it stands under our own name. */
  readonly place: readonly string[] | undefined;
  readonly below: ReadonlyMap<string, Names>;
}

/** Our name, with dots where it is nested, to the place at the upstream, seen from the object around it. */
export type NameTable = Readonly<Record<string, string>>;

/** The name of the whole in an answer. */
export const whole = '.';

export const partsOf = (name: string): string[] => name.split('.').filter((part) => part !== '');

export function namesOf(table: NameTable = {}): Names {
  const entries = Object.entries(table).map(([name, place]) => ({
    parts: partsOf(name),
    place: partsOf(place),
  }));
  return at(entries, 0);
}

interface Entry {
  readonly parts: readonly string[];
  readonly place: readonly string[];
}

function at(entries: readonly Entry[], depth: number): Names {
  const nested = Map.groupBy(
    entries.filter(({ parts }) => parts.length > depth),
    ({ parts }) => parts[depth] ?? '',
  );
  return {
    place: entries.find(({ parts }) => parts.length === depth)?.place,
    below: new Map([...nested].map(([name, those]) => [name, at(those, depth + 1)])),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

/** What stands at a place; of a list, what stands there in each of its members. */
function found(value: unknown, place: readonly string[]): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => found(each, place));
  return isObject(value) ? found(own(value, name), rest) : undefined;
}

/** What an upstream has answered, under our names. */
export function ours(value: unknown, names: Names): unknown {
  return renamed(names.place === undefined ? value : found(value, names.place), names);
}

function renamed(value: unknown, names: Names): unknown {
  if (names.below.size === 0) return value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value === 'string') return renamedText(value, names);
  if (!isObject(value)) return value;
  const result = new Map(Object.entries(value));
  for (const [name, inner] of names.below) {
    const given = ours(inner.place === undefined ? own(value, name) : value, inner);
    // What has that name at the upstream is something else.
    if (given === undefined) result.delete(name);
    else result.set(name, given);
  }
  return Object.fromEntries(result);
}

/** Objects that were sent as JSON text come back so. */
function renamedText(text: string, names: Names): unknown {
  const value = parsedText(text, '{');
  return value === text ? text : renamed(value, names);
}

/** What an upstream is sent, under its names. */
function theirs(value: unknown, names: Names): unknown {
  if (names.below.size === 0) return value;
  if (Array.isArray(value)) return value.map((each) => theirs(each, names));
  return isObject(value) ? theirFields(value, names) : value;
}

/** The fields of a call under the names of the upstream. */
export function theirFields(
  fields: Readonly<Record<string, unknown>>,
  names: Names,
): Readonly<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(fields)) {
    if (inner === undefined) continue;
    const known = names.below.get(name);
    put(sent, known?.place ?? [name], known === undefined ? inner : theirs(inner, known));
  }
  return sent;
}

function put(
  into: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
) {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const held = own(into, name);
  const inner: Record<string, unknown> = isObject(held) ? { ...held } : {};
  put(inner, rest, value);
  into[name] = inner;
}
