// `npm test`: installs what is missing (packages, a browser), then lint, types, generated files, unit,
// integration and browser tests. Needs nothing but Node's built-ins to begin. Ends with the names of what failed
// and one line of counts.
// `npm test -- unit web` runs the tests of these folders alone; with `--check` (`npm run check`) the steps that
// need no browser and no build, and the unit tests.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resultsOf } from './support/results.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const bin = join(root, 'node_modules', '.bin');
const output = join(root, 'tests', '.output');
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  FORCE_COLOR: '0',
  // Hundreds of processes load the same sources: each takes what the ones before have compiled.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
};
const withoutBuild = ['unit', 'db', 'api', 'bff', 'realtime', 'helper', 'web'];

const asked = process.argv.slice(2);
const isCheck = asked.includes('--check');
const folders = asked.filter((each) => each !== '--check');
const unknown = folders.filter((each) => ![...withoutBuild, 'e2e'].includes(each));
if (unknown.length > 0) {
  console.error(
    `There are no tests called ${unknown}: name some of ${withoutBuild.join(', ')}, e2e`,
  );
  process.exit(2);
}
const isWhole = !isCheck && folders.length === 0;
const wanted = isCheck ? ['unit'] : isWhole ? [...withoutBuild, 'e2e'] : folders;

function run(title, command, args) {
  console.log(`\n── ${title}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(error.message);
  return status === 0;
}

const vitestArgs = (name, projects) => [
  'run',
  // With those whose name goes on, as web-alone.
  ...projects.flatMap((project) => ['--project', `${project}*`]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(output, `${name}.json`)}`,
];
const outcome = (name, isSuccess) => ({
  name,
  isSuccess,
  ...resultsOf(join(output, `${name}.json`)),
});

function vitest(projects, ...options) {
  if (projects.length === 0) return undefined;
  const args = [...vitestArgs('main', projects), ...options];
  return outcome('main', run(`Tests: ${projects.join(', ')}`, 'vitest', args));
}

/**
 * Begins to install a browser, to build and to test in it, which waits much of its time: the rest fills it. What it
 * prints is kept until the rest has been said. Returns what waits for it.
 */
function beginBrowserTests() {
  console.log('\n── Build and tests: e2e, begun; what they say comes after the others');
  const log = join(output, 'e2e.log');
  const kept = openSync(log, 'w');
  const args = ['tests/browser-tests.mjs', ...vitestArgs('e2e', ['e2e'])];
  const child = spawn('node', args, { stdio: ['ignore', kept, kept], env });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(console.error(error.message)));
    child.once('exit', resolve);
  });
  return async () => {
    const status = await ended;
    console.log('\n── Build and tests: e2e');
    process.stdout.write(readFileSync(log));
    return outcome('e2e', status === 0);
  };
}

const { ensureInstalled } = await import('../bff/install.mjs');
ensureInstalled(root);
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

const steps = [];
const step = (title, ...command) => steps.push({ title, isSuccess: run(title, ...command) });
const browserTests = wanted.includes('e2e') ? beginBrowserTests() : undefined;
if (isWhole || isCheck) {
  step('Format, lint and import rules', 'biome', ['ci', '--log-level=warn', '.']);
  step('Unused files, exports and packages', 'knip', []);
  step('Types: servers and tests', 'tsc', ['-p', 'tsconfig.json']);
  step('Types: web', 'tsc', ['-p', 'web/tsconfig.json']);
  step('Generated: index of the migrations', 'node', ['db/migrations/print-index.ts', '--check']);
  step('Generated: schema.graphql', 'node', ['bff/schema/print.ts', '--check']);
  step('Generated: client types', 'graphql-codegen', ['--config', 'codegen.ts', '--check']);
}
const main = vitest(
  withoutBuild.filter((each) => wanted.includes(each)),
  // With two, beside the browsers, all take as long, and what waits for an event may wait too long.
  ...(browserTests ? ['--maxWorkers=1'] : []),
);
if (isWhole) step('The recipe of README.md', 'node', ['tests/recipe/run.ts']);
const e2e = await browserTests?.();
if (isWhole) run('Requirements', 'node', ['tests/trace.ts']);

const results = [main, e2e].filter((each) => each !== undefined);
const failures = [
  ...steps.filter((each) => !each.isSuccess).map((each) => each.title),
  ...results.flatMap((each) => each.failures),
  // A run that vitest itself calls failed (an unhandled error, say) must not end as a success.
  ...results
    .filter((each) => !each.isSuccess && each.failures.length === 0)
    .map((each) => `${each.name}: vitest calls the run failed, though no test did`),
];
const retried = results.flatMap((each) => each.retried);
const count = (key) => results.reduce((total, each) => total + each[key], 0);
const passed = count('passed') + steps.filter((each) => each.isSuccess).length;

function list(title, names) {
  console.log(`\n${names.length} ${title}${names.length > 0 ? ':' : ''}`);
  for (const name of names) console.log(`  ${name}`);
}
list('passed only at the second try', retried);
list('failed', failures);
console.log(`\n${passed} passed, ${failures.length} failed, ${count('skipped')} skipped`);
process.exit(failures.length === 0 ? 0 : 1);
