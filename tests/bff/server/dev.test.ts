import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

it('npm run dev serves the sources of the pages and the server at one address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seller-dev-'));
  const child = spawn(process.execPath, ['bff/dev.mjs'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
  let printed = '';
  // Read to its end: who stops reading ends it.
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const address = () => /^卖家运营助手 {2}(http:\S+)$/m.exec(printed)?.[1];
  await vi.waitFor(() => expect(address()).toBeDefined(), { timeout: 60_000 });
  const origin = address();
  // It is at one address, whatever stands behind it.
  expect(printed).not.toContain('Listening on');
  const page = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const html = { headers: { accept: 'text/html' } };
  for (const path of ['/', '/home', '/develop'])
    expect(await (await fetch(`${origin}${path}`, html)).text()).toContain('/src/main.ts');
  expect(await page('/healthz')).toBe('ok\n');
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: origin ?? '' },
    body: '{"query":"{ __typename }"}',
  });
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});
