import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshPhone, useBrowser } from '../support/browser.ts';
import { takeHelperTurn } from '../support/helper-turn.ts';
import { startBesidePages } from './helper-steps.ts';
import { becomeBoss, graphql } from './imports.ts';
import { offerSoftware } from './offer-software.ts';
import { haveShops } from './own-shops.ts';

takeHelperTurn();
const { newContext } = useBrowser();

async function bossAt(version: string): Promise<BrowserContext> {
  const context = await newContext();
  await offerSoftware(context, version);
  // Nothing has been closed yet: a reminder comes at once.
  await becomeBoss(context, freshPhone());
  await haveShops(context, ['甲店']);
  return context;
}

const state = z.object({ viewer: z.object({ softwareStarted: z.boolean() }) });
const isStarted = async (context: BrowserContext) =>
  state.parse(await graphql(context, '{ viewer { softwareStarted } }', {})).viewer.softwareStarted;

describe('the desktop helper beside a page', () => {
  it('[R4-25] [R4-26] [R4-27] [R2.7-13] [R2.7-35] [R7.5-20] takes the warnings away while it runs, and is missed when it is stopped', async () => {
    const context = await bossAt('0.0.1');
    const page = await context.newPage();
    await page.goto('/home');
    const missing = page.getByRole('complementary', { name: '安装提示' });
    const notStarted = page.getByRole('alertdialog', { name: '软件未启动' });
    await missing.waitFor();
    expect(await isStarted(context)).toBe(false);

    const helper = await startBesidePages();
    await missing.waitFor({ state: 'hidden' });
    await expect.poll(() => isStarted(context)).toBe(true);

    await helper.stop();
    await notStarted.waitFor();
    expect(await isStarted(context)).toBe(false);

    await startBesidePages();
    await notStarted.waitFor({ state: 'hidden' });
    await expect.poll(() => isStarted(context)).toBe(true);
    expect(await missing.count()).toBe(0);
  });

  it('[R2.7-79] is asked to be updated where the site has a newer version', async () => {
    await startBesidePages();
    const page = await (await bossAt('99.0.0')).newPage();
    await page.goto('/home');
    const tips = page.getByRole('complementary', { name: '安装提示' });
    await tips.getByRole('button', { name: '桌面助手有新版本' }).waitFor();
    expect(await tips.getByText('尚未安装桌面助手').count()).toBe(0);
  });

  it('[R7.7-21] serves a real page over HTTP, by the secret of its login', async () => {
    await startBesidePages();
    const context = await bossAt('0.0.1');
    const issued = z.object({
      issueHelperToken: z.object({ userId: z.string(), token: z.string() }),
    });
    const document = 'mutation { issueHelperToken { userId token } }';
    const { userId, token } = issued.parse(await graphql(context, document, {})).issueHelperToken;
    const page = await context.newPage();
    await page.goto('/home');
    const answer = await page.evaluate(
      async (login) => {
        const socket = new WebSocket('ws://127.0.0.1:18765/ws');
        socket.onopen = () => socket.send(JSON.stringify(login));
        const { secret } = await new Promise<{ secret: string }>((resolve) => {
          socket.onmessage = ({ data }) => resolve(JSON.parse(data));
        });
        const headers = { authorization: `Bearer ${secret}`, 'x-target-host': 'evil.example' };
        const local = await fetch('http://127.0.0.1:18765/local/platforms', {
          headers: { authorization: headers.authorization },
        });
        const proxy = await fetch('http://127.0.0.1:18766/proxy/x', { headers });
        return { platforms: await local.text(), refused: proxy.headers.get('x-helper-refused') };
      },
      { type: 'login', userId, token },
    );
    expect(answer.platforms).toContain('"id":"temu"');
    expect(answer.refused).toBe('host');
  });
});
