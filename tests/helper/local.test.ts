import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { helperRefusals } from '../../api/contract/rules/helper-refusals.ts';
import {
  ask,
  openPage,
  pageOrigin,
  type Server,
  startHelper,
  startServer,
} from '../support/helper.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

/** A connected page, and a root beside which lies what is nobody's business. */
async function world() {
  const folder = await mkdtemp(join(tmpdir(), 'seller-images-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const root = join(folder, 'images');
  await mkdir(join(root, '甲店'), { recursive: true });
  await mkdir(join(folder, 'images-secret'));
  for (const file of ['images/甲店/1.png', 'images/甲店/2.JPG', 'images/甲店/notes.txt'])
    await writeFile(join(folder, file), 'four');
  await writeFile(join(folder, 'images-secret/private.png'), 'x');
  await symlink(join(folder, 'images-secret'), join(root, 'way-out'));
  await symlink(join(folder, 'images-secret/private.png'), join(root, '甲店/linked.png'));
  // The program that shows folders on this machine.
  const opened = join(folder, 'opened');
  await writeFile(join(folder, 'xdg-open'), `#!/bin/sh\nprintf '%s' "$1" > '${opened}'\n`);
  await chmod(join(folder, 'xdg-open'), 0o755);
  const helper = await startHelper(server, {
    HELPER_IMAGE_FOLDER: root,
    PATH: `${folder}:${process.env.PATH}`,
  });
  const login = await server.login(await server.boss());
  const page = openPage(helper, login);
  const { secret } = await page.entered;
  const get = (path: string) => ask(helper.port, path, { secret });
  const post = (path: string, body: unknown) =>
    ask(helper.port, path, { secret, method: 'POST', body: JSON.stringify(body) });
  const images = (name: string) => get(`/local/customImages?folder=${encodeURIComponent(name)}`);
  return { helper, login, page, secret, get, post, images, root, opened };
}

describe('the services of the helper on this machine', () => {
  it('[R7.7-20] list the images of a folder, and nothing else of it', async () => {
    const { images } = await world();
    const { status, body } = await images('甲店');
    expect([status, body?.code]).toEqual([200, 0]);
    expect(body?.data).toEqual(
      ['1.png', '2.JPG'].map((name) => ({ name, bytes: 4, changedAt: expect.any(Number) })),
    );
  });

  it('[R8-10] say of a folder that does not exist that it does not', async () => {
    const { images, post } = await world();
    expect((await images('乙店')).body).toMatchObject({ code: 1, msg: '文件夹不存在' });
    const opened = await post('/local/openFolder', { folder: '乙店' });
    expect(opened.body).toMatchObject({ code: 1, msg: '文件夹不存在' });
  });

  it.each([
    '..',
    '../images-secret',
    '甲店/../../images-secret',
    '/etc',
    '..\\images-secret',
    'C:\\Windows',
    'way-out',
    '甲店\0',
    './甲店',
  ])('[R7.7-20] never leave the folder of images: %j', async (name) => {
    const { images, post } = await world();
    const answers = [await images(name), await post('/local/openFolder', { folder: name })];
    for (const { status, body, text } of answers) {
      expect([status, body?.code, body?.data]).toEqual([200, 1, null]);
      expect(text).not.toContain('private');
    }
  });

  it('[R7.7-21] [R7.7-22] tell the platforms, and hold what the page tells of its person', async () => {
    const { get, post, login, page, helper } = await world();
    const { body } = await get('/local/platforms');
    expect(body?.data).toMatchObject([{ id: 'temu' }, { id: 'shein' }]);
    expect((await get('/local/userInfo')).body?.data).toBeNull();
    const info = { userId: login.userId, nickName: '老板' };
    expect((await post('/local/userInfo', { userId: '999999' })).body).toMatchObject({ code: 1 });
    expect((await post('/local/userInfo', info)).body).toMatchObject({ code: 0, data: info });
    expect((await get('/local/userInfo')).body?.data).toEqual(info);
    for (const wrong of [7.5, true, null, ''])
      expect((await post('/local/userInfo', { userId: wrong })).status).toBe(400);
    const numbered = { ...info, userId: Number(login.userId) };
    expect((await post('/local/userInfo', numbered)).body).toMatchObject({ code: 0, data: info });
    // With the page its secret ends, and what was told.
    page.socket.close();
    await page.closed;
    expect((await get('/local/userInfo')).status).toBe(401);
    expect(helper.output.join('\n')).not.toContain('老板');
  });

  it('[R8-10] name beside each refusal why, where the page may read it', async () => {
    const { get, post, images } = await world();
    const refused = [
      ['folder', await images('乙店')],
      ['folder', await post('/local/openFolder', { folder: '乙店' })],
      ['outside', await images('..')],
      ['input', await post('/local/openFolder', { folder: 7 })],
      ['input', await images('x'.repeat(1_025))],
      ['person', await post('/local/userInfo', { userId: '999999' })],
      ['tooLarge', await post('/local/userInfo', { userId: 'x'.repeat(20_000) })],
      ['path', await get('/local')],
    ] as const;
    for (const [reason, { headers, body }] of refused) {
      expect(headers['x-helper-refused']).toBe(reason);
      expect(headers['access-control-expose-headers']).toContain('x-helper-refused');
      expect(body?.msg).toBe(helperRefusals[reason]);
    }
    expect((await images('甲店')).headers['x-helper-refused']).toBeUndefined();
  });

  it('open a folder in a window of the machine', async () => {
    const { post, opened, root } = await world();
    expect((await post('/local/openFolder', { folder: '甲店' })).body).toMatchObject({ code: 0 });
    await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toBe(join(root, '甲店'));
  });
});

describe('the door of the helper', () => {
  it('[R7.6-13] is shut to pages of others, to other names of this machine, and without a secret', async () => {
    const { helper, secret } = await world();
    for (const port of [helper.port, helper.proxyPort]) {
      const path = port === helper.port ? '/local/platforms' : '/proxy/x';
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: undefined },
        { host: `rebound.example:${port}` },
        { host: 'rebound.example' },
      ]) {
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const answer = await ask(port, path, { secret, headers, method });
          expect([answer.status, answer.text]).toEqual([403, '']);
          expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        }
      }
      for (const wrong of [undefined, 'x'.repeat(43), '']) {
        const answer = await ask(port, path, wrong === undefined ? {} : { secret: wrong });
        expect([answer.status, answer.headers['x-helper-refused']]).toEqual([401, 'login']);
      }
    }
  });

  it('answers what a browser asks before a request, for this page alone', async () => {
    const { helper } = await world();
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-private-network': 'true',
    };
    const answer = await ask(helper.port, '/local/userInfo', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': pageOrigin,
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('takes no body that is too long, none that is no JSON, and no path beside its own', async () => {
    const { helper, secret, post, get } = await world();
    expect((await post('/local/userInfo', { userId: 'x'.repeat(20_000) })).status).toBe(413);
    const form = { 'content-type': 'text/plain' };
    const sent = { secret, method: 'POST', body: '{"folder":""}', headers: form };
    expect((await ask(helper.port, '/local/openFolder', sent)).status).toBe(400);
    for (const path of ['/', '/local', '/local/../ws', '/proxy/x', '//x'])
      expect((await get(path)).status, path).toBe(404);
  });
});
