import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bff = join(import.meta.dirname, '../../../bff');
const children: ChildProcess[] = [];
let root: string;

const write = (path: string, content: string) => {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
};

/** A clone in small: the real launcher, with an npm, a build and a server that only leave traces. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'seller-start-'));
  for (const folder of ['api', 'db', 'helper', 'web', 'bin']) mkdirSync(join(root, folder));
  for (const file of ['start.mjs', 'install.mjs']) {
    mkdirSync(join(root, 'bff'), { recursive: true });
    cpSync(join(bff, file), join(root, 'bff', file));
  }
  write('package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  write(
    'bin/npm',
    '#!/bin/sh\necho "npm $*" >> trace\nmkdir -p node_modules\ncp package-lock.json node_modules/.package-lock.json\n',
  );
  chmodSync(join(root, 'bin/npm'), 0o755);
  write(
    'bff/build.mjs',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
     import { sourceHash } from './install.mjs';
     appendFileSync('trace', 'build\\n');
     mkdirSync('dist/web', { recursive: true });
     writeFileSync('dist/web/index.html', '');
     writeFileSync('dist/server.mjs', \`
       process.on('SIGTERM', () => { console.log('asked to end'); process.exit(7); });
       process.on('disconnect', () => { console.log('left alone'); process.exit(0); });
       console.log('running ' + process.pid);
       setInterval(() => {}, 1000);
     \`);
     writeFileSync('dist/stamp.json', JSON.stringify({ sources: sourceHash(process.cwd()) }));`,
  );
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function start(): ChildProcess & { text: () => string } {
  const { npm_execpath: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, 'bff/start.mjs')], {
    cwd: tmpdir(),
    env: { ...env, PATH: `${join(root, 'bin')}:${env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  return Object.assign(child, { text: () => text });
}

async function running(child: ReturnType<typeof start>): Promise<number> {
  for (;;) {
    const pid = /running (\d+)/.exec(child.text())?.[1];
    if (pid !== undefined) return Number(pid);
    if (child.exitCode !== null) throw new Error(child.text());
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

const trace = () =>
  existsSync(join(root, 'trace')) ? readFileSync(join(root, 'trace'), 'utf8') : '';

describe('npm start', () => {
  it('installs and builds once, then only what has changed', async () => {
    const first = start();
    await running(first);
    // In production too, for which npm leaves out what the build needs unless it is asked for.
    expect(trace()).toBe('npm ci --include=dev --loglevel=error --no-audit --no-fund\nbuild\n');
    first.kill('SIGTERM');
    await once(first, 'exit');

    const second = start();
    await running(second);
    expect(trace().split('\n')).toHaveLength(3);
    expect(second.text()).not.toMatch(/Installing|Building/);
    second.kill('SIGTERM');
    await once(second, 'exit');

    write('web/page.tsx', 'changed');
    const third = start();
    await running(third);
    expect(trace()).toMatch(/build\nbuild\n$/);
  });

  it('passes a request to end on, and the exit code back', async () => {
    const child = start();
    await running(child);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([7, null]);
    expect(child.text()).toContain('asked to end');
  });

  it('leaves no server behind when it is killed', async () => {
    const child = start();
    await running(child);
    // The server holds the other end of the output for as long as it lives.
    const outputEnded = once(child.stdout ?? child, 'close');
    child.kill('SIGKILL');
    await outputEnded;
    expect(child.text()).toContain('left alone');
  });

  it('stops with what npm or the build say', async () => {
    write('bin/npm', '#!/bin/sh\nexit 1\n');
    const noPackages = start();
    expect((await once(noPackages, 'close'))[0]).toBe(1);
    expect(noPackages.text()).toContain('npm ci has failed');
    write('node_modules/.package-lock.json', readFileSync(join(root, 'package-lock.json'), 'utf8'));
    write('bff/build.mjs', 'process.exit(5)');
    const noBuild = start();
    expect((await once(noBuild, 'close'))[0]).toBe(5);
  });
});
