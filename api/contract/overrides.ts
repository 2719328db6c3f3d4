import { stocksPath } from './call.ts';
import { calls } from './index.ts';
import { pathParameters } from './path.ts';

/** The file of other paths cannot be used. The message lists everything that is wrong, in English. */
export class OverridesError extends Error {
  override readonly name = 'OverridesError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The file of upstream paths is wrong:\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/**
 * Reads the deployer's file that says which calls have another path at the real upstream: a JSON object
 * of call names to paths, for example `{"logout": "/api/auth/signOut"}`. With the data source `stocks`
 * the path of a stockable call is changed as usual, from `/api/order/…` to `/api/stock/…`.
 * @throws OverridesError for what is no such object, for unknown names, paths that are none, and paths
 *   that another call of the same method has
 */
export function parseOverrides(text: string): ReadonlyMap<string, string> {
  const entries = entriesOf(text);
  const problems: string[] = [];
  const paths = new Map<string, string>();
  for (const [name, path] of entries) {
    if (!calls.has(name)) problems.push(`There is no call "${name}"${suggestion(name)}.`);
    else if (!isPath(path))
      problems.push(
        `The path of ${name} must begin with / and have no ?, # or blank: ${JSON.stringify(path)}.`,
      );
    else if (!hasParameters(name, path))
      problems.push(`The path of ${name} must have the parts of ${calls.get(name)?.path}.`);
    else paths.set(name, path);
  }
  problems.push(...collisions(paths));
  if (problems.length > 0) throw new OverridesError(problems);
  return paths;
}

function entriesOf(text: string): [string, unknown][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new OverridesError([`It is no JSON: ${error instanceof Error ? error.message : error}.`]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OverridesError(['It must be an object of call names to paths.']);
  return Object.entries(value);
}

const isPath = (path: unknown): path is string =>
  typeof path === 'string' &&
  /^\/[\w\-.~!$&'()*+,;=:@%/{}]*$/.test(path) &&
  !path.split('/').includes('..');

/** What a path is filled in with has nowhere else to go. */
const hasParameters = (name: string, path: string): boolean =>
  pathParameters(path).sort().join() ===
  pathParameters(calls.get(name)?.path ?? '')
    .sort()
    .join();

/** The declared name that differs in upper and lower case only, as a help. */
function suggestion(name: string): string {
  const similar = [...calls.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
  return similar === undefined ? '' : `; it is written ${similar}`;
}

/** Two calls at one path would answer each other's questions. */
function collisions(paths: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const call of calls.values()) {
    const path = paths.get(call.name) ?? call.path;
    for (const each of call.stockable ? new Set([path, stocksPath(path)]) : [path]) {
      const key = `${call.method} ${each}`;
      const other = taken.get(key);
      if (other !== undefined) problems.push(`${call.name} and ${other} would both be ${key}.`);
      taken.set(key, call.name);
    }
  }
  return problems;
}
