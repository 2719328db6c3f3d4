import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `index.generated.ts`, the list of the migrations beside it: a list in the code, not a folder, so that
 * a bundled server has them too. With `--check` it writes nothing and ends with 1 when the list is stale.
 */
const folder = import.meta.dirname;
const file = join(folder, 'index.generated.ts');
const names = readdirSync(folder)
  .filter((name) => /^\d{4}_\w+\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length))
  .sort();

/** The two that came at once under one number, and touch different columns. */
const twins = '0016';
const numbers = names.map((name) => name.slice(0, twins.length));
const doubled = numbers.find((number, i) => number !== twins && numbers.indexOf(number) !== i);

const local = (name: string) => `up${name}`;
const printed = [
  '// Made by print-index.ts (npm run codegen).',
  ...names.map((name) => `import { up as ${local(name)} } from './${name}.ts';`),
  '',
  '/** In the order in which they are applied. */',
  'export const migrations = [',
  ...names.map((name) => `  { name: '${name}', up: ${local(name)} },`),
  '] as const;',
  '',
].join('\n');

if (doubled !== undefined) {
  process.stderr.write(`Two migrations are numbered ${doubled}: give one the next free number\n`);
  process.exitCode = 1;
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== printed) {
  if (process.argv.includes('--check')) {
    process.stderr.write('db/migrations/index.generated.ts is stale: run npm run codegen\n');
    process.exitCode = 1;
  } else writeFileSync(file, printed);
}
