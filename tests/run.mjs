// `npm test`: installs what is missing (packages, a browser), then lint, types, generated files, unit,
// integration and browser tests. Needs nothing but Node's built-ins to begin. Ends with one line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser } from './support/browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const bin = join(root, 'node_modules', '.bin');
const output = join(root, 'tests', '.output');
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' };

function run(title, command, args) {
  console.log(`\n── ${title}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(error.message);
  return status === 0;
}

/** Reads the counts that a vitest run left; a run that left none counts as one failure. */
function countsOf(name) {
  const file = join(output, `${name}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const json = JSON.parse(readFileSync(file, 'utf8'));
  // A suite that fails before its tests run has no failed test of its own.
  const brokenSuites = json.testResults.filter(
    (suite) =>
      suite.status === 'failed' && suite.assertionResults.every((t) => t.status !== 'failed'),
  ).length;
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + brokenSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

const vitest = (name, projects) =>
  run(`Tests: ${projects.join(', ')}`, 'vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(output, `${name}.json`)}`,
  ]);

const { ensureInstalled } = await import('../bff/install.mjs');
ensureInstalled(root);
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
if (!findBrowser()) installBrowser();

const steps = [
  run('Format, lint and import rules', 'biome', ['ci', '--log-level=warn', '.']),
  run('Types: servers and tests', 'tsc', ['-p', 'tsconfig.json']),
  run('Types: web', 'tsc', ['-p', 'web/tsconfig.json']),
  run('Generated: schema.graphql', 'node', ['bff/schema/print.ts', '--check']),
  run('Generated: client types', 'graphql-codegen', ['--config', 'codegen.ts', '--check']),
];
const main = vitest('main', ['unit', 'db', 'api', 'bff', 'realtime', 'web']);
const built = run('Build', 'node', ['bff/build.mjs']);
const e2e = built && vitest('e2e', ['e2e']);
run('Requirements', 'node', ['tests/trace.ts']);

const counts = [countsOf('main'), countsOf('e2e')];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const failedSteps = steps.filter((passed) => !passed).length + (built ? 0 : 1);
// A run that vitest itself calls failed (an unhandled error, say) must not end as a success.
const silentFailures = [main, e2e].filter((passed, i) => !passed && counts[i].failed === 0).length;
const failed = sum('failed') + failedSteps + silentFailures;
console.log(
  `\n${sum('passed') + steps.length - failedSteps + 1} passed, ${failed} failed, ${sum('skipped')} skipped`,
);
process.exit(failed === 0 ? 0 : 1);
