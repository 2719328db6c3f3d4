/** Paths with named parts, such as `/api/notice/{noticeId}`. */

const parameter = /\{(\w+)\}/g;

/** The names of a path's parts, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => name);

/** The values of a path's parts in an address; undefined when it is another path. */
export function matchPath(
  path: string,
  pathname: string,
): readonly (readonly [name: string, value: string])[] | undefined {
  const names = pathParameters(path);
  if (names.length === 0) return path === pathname ? [] : undefined;
  const source = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(parameter, '([^/]+)');
  const values = new RegExp(`^${source}$`).exec(pathname)?.slice(1);
  return values?.map((value, place) => [names[place] ?? '', decoded(value)] as const);
}

/** The path with its parts filled in from the fields, and the fields that are left. */
export function fillPath(
  path: string,
  fields: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> } {
  // Nearly all have none, and this is asked for each call.
  if (!path.includes('{')) return { path, rest: fields };
  const names = pathParameters(path);
  return {
    path: path.replaceAll(parameter, (_, name) => encodeURIComponent(String(fields[name] ?? ''))),
    rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
  };
}

/** What cannot be decoded is taken as it is: the call's schema will say what is wrong with it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
