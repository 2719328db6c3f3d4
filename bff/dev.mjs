// `npm run dev`: the server restarts and the pages reload while you edit; nothing is built.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireLauncherNode, runtimeNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireLauncherNode();
process.chdir(root);
ensureInstalled(root);
// Runs TypeScript as it is.
const node = runtimeNode(root, [24, 0]);

const children = [
  spawn(node, ['--watch', '--watch-preserve-output', 'bff/main.ts'], { stdio: 'inherit' }),
  spawn(
    node,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'web',
      '--host',
      '127.0.0.1',
      '--clearScreen',
      'false',
    ],
    {
      stdio: 'inherit',
    },
  ),
];
process.stdout.write('Open the address that Vite prints below; it passes data on to the server.\n');

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
