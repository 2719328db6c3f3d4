import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Place, places, proofs } from './places.ts';

/**
 * `npm run recipe`: adds a field to a copy of the sources at the seven places that README.md names, and at no
 * other, and expects that it is generated, compiled and tested; then forgets one place after the other, and expects
 * that somebody notices. About two minutes of CPU, hence no unit test but a step of `npm test`.
 */
const sources = ['api', 'bff', 'db', 'helper', 'tests', 'web'];
const files = ['package.json', 'schema.graphql', 'codegen.ts', 'vitest.config.ts'];
const settings = ['tsconfig.base.json', 'tsconfig.json'];

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'seller-recipe-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** What a command prints when it fails; undefined when it succeeds. */
function failure(command: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim() || `${command} has failed`;
}

/** Of the first that fails. */
function firstFailure(...checks: (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const text = check();
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What it keeps of a check lies beside the copy: in that of the sources it would be taken for theirs the next time. */
const types = (project: string) =>
  failure(tool('tsc'), '-p', project, '--tsBuildInfoFile', `${project}.tsbuildinfo`);
const test = (path: keyof typeof proofs) => failure(tool('vitest'), 'run', path);
const index = () => failure(process.execPath, 'db/migrations/print-index.ts');
const schema = () => failure(process.execPath, 'bff/schema/print.ts');
const documents = () => failure(tool('graphql-codegen'), '--config', 'codegen.ts');

/** Compiles only what the field goes through, where one place of it was forgotten. */
const narrow = { server: 'narrow-server.json', web: 'narrow-web.json' };
const along = (layers: RegExp) =>
  places.map(({ file }) => file).filter((file) => layers.test(file) && /\.tsx?$/.test(file));

const checks: Record<Place['foundBy'], () => string | undefined> = {
  'server types': () => types(narrow.server),
  generator: () => firstFailure(schema, documents),
  'web types': () => firstFailure(documents, () => types(narrow.web)),
  'api test': () => firstFailure(index, () => test('tests/api/shops/note.test.ts')),
  'web test': () => test('tests/web/shops/note.test.tsx'),
};

function follow({ file, behind, text }: Place): void {
  const path = join(copy, file);
  if (behind === undefined) {
    writeFileSync(path, text);
    return;
  }
  const before = readFileSync(path, 'utf8');
  const parts = before.split(`${behind}\n`);
  if (parts.length < 2) throw new Error(`${file} has no line\n${behind}`);
  writeFileSync(
    path,
    [parts[0], `${behind}\n${text}\n`, parts.slice(1).join(`${behind}\n`)].join(''),
  );
}

function forget({ file, behind }: Place): void {
  if (behind === undefined) unlinkSync(join(copy, file));
  else cpSync(join(root, file), join(copy, file));
}

/** The steps of README.md must name these places, in this order. */
function unnamed(): string | undefined {
  const [, recipe = ''] = readFileSync('README.md', 'utf8').split('## To add a field, end to end');
  const steps = recipe.split(/^\d+\. /m).slice(1);
  const wrong = places.filter(({ file, behind }, i) => {
    const named = behind === undefined ? file.slice(0, file.lastIndexOf('/') + 1) : file;
    return !steps[i]?.includes(`\`${named}\``);
  });
  if (steps.length === places.length && wrong.length === 0) return undefined;
  return `README.md names other places: ${wrong.map(({ file }) => file)}`;
}

function expectThat(what: string, problem: string | undefined): void {
  process.stdout.write(`${problem === undefined ? '✓' : '✗'} ${what}\n`);
  if (problem === undefined) return;
  process.stdout.write(`${problem}\n`);
  process.exit(1);
}

for (const each of [...sources, ...files, ...settings])
  cpSync(join(root, each), join(copy, each), { recursive: true, force: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
for (const [path, text] of Object.entries(proofs)) writeFileSync(join(copy, path), text);
const narrowed = (extended: string, files: readonly string[]) =>
  JSON.stringify({ extends: extended, include: [], files });
writeFileSync(join(copy, narrow.server), narrowed('./tsconfig.json', along(/^(db|api|bff)\//)));
writeFileSync(join(copy, narrow.web), narrowed('./web/tsconfig.json', along(/^web\//)));

expectThat('README.md names the places', unnamed());
for (const place of places) follow(place);
expectThat(
  'A field added at these places works',
  firstFailure(
    index,
    schema,
    documents,
    () => types('tsconfig.json'),
    () => types('web/tsconfig.json'),
    checks['api test'],
    checks['web test'],
  ),
);
for (const place of places) {
  forget(place);
  const found = checks[place.foundBy]();
  expectThat(
    `Without ${place.file} it does not: ${place.foundBy}`,
    found === undefined ? 'Nobody has noticed' : undefined,
  );
  follow(place);
  // What was generated without the place must not be found by the next check.
  if (place.foundBy === 'api test') index();
  if (place.foundBy === 'generator') schema();
  if (place.foundBy === 'web types') documents();
}
