import { readFile, writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, parse, print, printSchema } from 'graphql';
import { schema } from './index.ts';

/**
 * Writes schema.graphql from the code: `node bff/schema/print.ts`. With `--check` it writes nothing and
 * ends with 1 when the file does not say the same as the code. Needs no server and no network. Another
 * file may be named as the last argument.
 */
const [file = 'schema.graphql'] = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const path = new URL(file, new URL('../../', import.meta.url));
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

const committed = await readFile(path, 'utf8').catch(() => undefined);
// Compared without their layout, which belongs to the formatter.
if (committed === undefined || print(parse(committed)) !== print(parse(printed))) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${file} is stale: run npm run codegen\n`);
    process.exitCode = 1;
  } else await writeFile(path, printed);
}
