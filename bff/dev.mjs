// `npm run dev`: the server restarts, the pages reload and what is generated is made anew while you edit;
// nothing is built. One address, that of `npm start`: Vite answers for the pages and passes the rest on to the
// server behind it. What is given after `--`, such as `--inspect`, goes to the server's Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireLauncherNode, runtimeNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireLauncherNode();
process.chdir(root);
ensureInstalled(root);
// Runs TypeScript as it is.
const node = runtimeNode(root, [24, 0]);
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4000) || (await freePort());
const publicUrl = process.env.PUBLIC_URL ?? `http://${host}:${port}`;
const behind = await freePort();

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const { createServer: createVite } = await import('vite');
const target = `http://127.0.0.1:${behind}`;
const plain = ['/api', '/upload', '/downloads', '/dev', '/healthz', '/readyz', '/metrics'];
const vite = await createVite({
  root: join(root, 'web'),
  clearScreen: false,
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(plain.map((path) => [`^${path}(/|\\?|$)`, { target }])),
      '^/(graphql|mqtt)(\\?|$)': { target, ws: true },
    },
  },
});
try {
  await vite.listen();
} catch (error) {
  process.stderr.write(`${error.message}. Another PORT can be set.\n`);
  process.exit(1);
}

const server = spawn(
  node,
  ['--watch', '--watch-preserve-output', ...process.argv.slice(2), 'bff/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(behind), PUBLIC_URL: publicUrl },
  },
);
// However this ends, when nobody reads what it writes any more, too: the server does not stay behind.
process.on('exit', () => server.kill('SIGTERM'));

/** What each generated file is made from; a folder, and the names in it. */
const sources = [
  ['bff/schema', /\.ts$/],
  ['api/contract', /\.ts$/],
  ['db/migrations', /^\d.*\.ts$/],
  ['web/src', /\.graphql$/],
];
let isGenerating = false;
let isStale = false;

function generate() {
  isStale = true;
  if (isGenerating) return;
  isGenerating = true;
  // An editor writes several files, or one in several steps.
  setTimeout(() => {
    isStale = false;
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const codegen = spawn(npm, ['run', '--silent', 'codegen'], {
      stdio: 'inherit',
      env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
      shell: process.platform === 'win32',
    });
    codegen.on('exit', (code) => {
      process.stdout.write(
        code === 0 ? 'What is generated is up to date.\n' : 'Not generated: see above.\n',
      );
      isGenerating = false;
      if (isStale) generate();
    });
  }, 200);
}

for (const [folder, names] of sources)
  watch(folder, { recursive: true }, (_, name) => {
    if (name !== null && names.test(name) && !name.endsWith('.generated.ts')) generate();
  });

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  await vite.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
server.on('exit', (code) => end(code ?? 1));
