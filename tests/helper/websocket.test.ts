import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, type Server, startHelper, startServer } from '../support/helper.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the websocket of the helper', () => {
  it('[R1-11] [R7.6-13] [R7.6-14] [R7.5-20] [R7.2-09] lets a page in by its login, and says that it is there', async () => {
    const token = await server.boss();
    const helper = await startHelper(server, { HELPER_NAME: '仓库电脑' });
    const hasDevice = async () =>
      (await server.call('/api/auth/getBossHasAtLeastOneDevice', {}, token)).data;
    expect([await server.isStarted(token), await hasDevice()]).toEqual([false, false]);

    const login = await server.login(token);
    const page = openPage(helper, login);
    const told = await page.entered;
    expect(told).toMatchObject({
      version,
      offers: ['local', 'proxy', 'upload'],
      proxyPort: helper.proxyPort,
    });
    expect([await server.isStarted(token), await hasDevice()]).toEqual([true, true]);
    expect(helper.output.filter((line) => line.includes('Login begun'))).toHaveLength(1);
    expect(helper.output.join('\n')).not.toContain(login.token);

    page.socket.close();
    await expect.poll(() => server.isStarted(token)).toBe(false);
    expect(await hasDevice()).toBe(true);
  });

  it('[R7.6-14] refuses a wrong token, a used one, another person’s, and what is no login', async () => {
    const [token, other] = [await server.boss(), await server.boss()];
    const helper = await startHelper(server);
    const used = await server.login(token);
    await openPage(helper, used).entered;
    const mine = await server.login(token);
    const theirs = await server.login(other);
    const code = (login: unknown) => openPage(helper, login).closed;
    expect(await code(used)).toBe(4401);
    expect(await code({ ...mine, token: 'x' })).toBe(4401);
    expect(await code({ ...mine, userId: theirs.userId })).toBe(4401);
    // The session of the page itself is no token for the helper.
    expect(await code({ ...mine, token })).toBe(4401);
    for (const wrong of ['x', '[]', '{"type":"login"}', { ...mine, type: 'hello' }])
      expect(await code(wrong), JSON.stringify(wrong)).toBe(4400);
    expect(await code('x'.repeat(5_000))).toBe(1009);
    expect(await server.isStarted(other)).toBe(false);
  });

  it('closes on a page that does not log in, and says so of a product that is away', async () => {
    const helper = await startHelper({ origin: 'http://127.0.0.1:9' });
    expect(await openPage(helper, undefined).closed).toBe(4408);
    const login = { type: 'login', userId: '1', token: 'x' };
    expect(await openPage(helper, login).closed).toBe(4503);
  });

  it('[R7.6-13] lets in no page of another origin, and none by another name of this machine', async () => {
    const token = await server.boss();
    const helper = await startHelper(server);
    const refused = async (how: { origin?: string; host?: string }) =>
      openPage(helper, await server.login(token), how).closed;
    for (const origin of [
      'https://evil.example',
      'http://seller.example',
      'https://seller.example.evil.example',
      'null',
      '',
    ])
      expect(await refused({ origin }), origin).toBe(403);
    for (const host of ['rebound.example', `rebound.example:${helper.port}`, '127.0.0.1:1'])
      expect(await refused({ host }), host).toBe(403);
    expect(await server.isStarted(token)).toBe(false);
    // By its own name it does, so that it is the name that counts.
    const page = openPage(helper, await server.login(token), { host: `localhost:${helper.port}` });
    await page.entered;
  });

  it('has one login for all pages of a person, which ends with the last of them', async () => {
    const token = await server.boss();
    const helper = await startHelper(server);
    const pages = [];
    for (let count = 0; count < 2; count += 1) {
      const page = openPage(helper, await server.login(token));
      await page.entered;
      pages.push(page);
    }
    const begun = () => helper.output.filter((line) => line.includes('Login begun')).length;
    expect(begun()).toBe(1);
    pages[0]?.socket.close();
    await pages[0]?.closed;
    expect(await server.isStarted(token)).toBe(true);
    pages[1]?.socket.close();
    await expect.poll(() => server.isStarted(token)).toBe(false);
  });

  it('[R7.5-20] tells pages and the product that it is stopped', async () => {
    const token = await server.boss();
    const helper = await startHelper(server);
    const page = openPage(helper, await server.login(token));
    await page.entered;
    await helper.stop();
    expect(await page.closed).toBe(1001);
    expect(await server.isStarted(token)).toBe(false);
  });
});

describe('the settings of the helper', () => {
  it.each([
    [
      { HELPER_ORIGINS: 'https://seller.example/path' },
      'HELPER_ORIGINS 须为网址的开头部分，如 https://example.com，后面不带路径',
    ],
    [
      { HELPER_TARGET_HOSTS: 'https://a.example' },
      'HELPER_TARGET_HOSTS 须为主机名，如 seller.example.com',
    ],
    [{ HELPER_PORT: 'many' }, 'HELPER_PORT 须为 0 到 65535 的整数'],
    [{ HELPER_NAME: '长'.repeat(65) }, 'HELPER_NAME 不能超过 64 个字'],
    [{ HELPER_CONFIG: 'package.json' }, 'HELPER_CONFIG 指定的文件不能使用：以下各项无法识别'],
    [{ HELPER_CONFIG: 'README.md' }, 'HELPER_CONFIG 指定的文件不能使用：内容不是正确的 JSON'],
    [{ HELPER_CONFIG: 'none.json' }, 'HELPER_CONFIG 指定的文件不能使用：找不到这个文件'],
  ])('%j stop the start with a sentence that names them, for sellers', async (env, sentence) => {
    await expect(startHelper(server, env)).rejects.toThrow(sentence);
  });
});
