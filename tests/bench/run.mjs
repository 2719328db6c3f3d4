// `npm run bench`: builds, then runs the benchmark on the pinned Node and keeps what it measured in RESULTS.md. With
// `-- graph` (and another build of the server beside it, whose path follows), `profile`, `fan-out`, `import`, `start`, `home`, `growth`, `interaction`,
// `sight` or `lighthouse` only those parts; `sight` is a part of `home`.
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
for (const script of [['bff/build.mjs'], ['tests/bench/main.ts', ...process.argv.slice(2)]]) {
  const { status } = spawnSync('node', script, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
