// `npm start`: installs, builds and serves. Needs nothing but Node's built-ins to begin, and does again
// only what has changed.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ensureInstalled,
  isBuilt,
  requireLauncherNode,
  runtimeNode,
  serverFlags,
} from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireLauncherNode();
process.chdir(root);
ensureInstalled(root);
const node = runtimeNode(root);

if (!isBuilt(root)) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync(node, [join(root, 'bff/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// The channel tells the server when this process is killed without being able to say so.
const server = spawn(node, [...serverFlags, 'dist/server.mjs', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
