// `npm run bench`: builds if needed, then runs the benchmark on the pinned Node; with `-- home`, the part
// that measures /home alone, with `-- fan-out` that of one event to many, with `-- graph` that of single
// operations (and of another build of the server beside it, whose path follows).
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../../bff/install.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
ensureInstalled(root);
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
};
const parts = { graph: 'graph-alone', home: 'home-alone', 'fan-out': 'fan-out-alone' };
const [name, ...more] = process.argv.slice(2);
const part = `tests/bench/${parts[name] ?? 'main'}.ts`;
for (const script of [['bff/build.mjs'], [part, ...more]]) {
  const { status } = spawnSync('node', script, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
