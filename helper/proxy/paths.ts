import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Where calls that are known by name lead at their host: the usual paths, or those of a file of the deployer's. */

const pathText = z
  .string()
  .max(512)
  .regex(/^\/[\w./?=&%-]+$/);

/**
 * The paths of the calls, with those of a JSON file in place of the usual ones.
 * @throws where the file cannot be used, as `whyUnusable` tells
 */
export async function readPaths<Call extends string>(
  usual: Readonly<Record<Call, string>>,
  file: string | undefined,
): Promise<Readonly<Record<Call, string>>> {
  if (file === undefined) return usual;
  const known = z.strictObject(
    Object.fromEntries(Object.keys(usual).map((name) => [name, pathText.optional()])),
  );
  const parsed = known.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw parsed.error;
  return { ...usual, ...parsed.data };
}

/** A path with what a page asks for behind it; the path of a deployer may have something there already. */
export function withQuery(path: string, query: string | undefined): string {
  if (query === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
