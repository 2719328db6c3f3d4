import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { graphql } from './imports.ts';
import { offerSoftware } from './offer-software.ts';
import { becomeBossOf } from './own-shops.ts';

const { newContext } = useBrowser();

/** The desktop software of this machine: it runs until the answer is called, which waits for the page's call. */
async function runSoftware(context: BrowserContext): Promise<() => Promise<void>> {
  let isRunning = true;
  const stops = new Set<() => void>();
  await context.routeWebSocket('ws://127.0.0.1:18765/ws', (socket) => {
    if (isRunning) stops.add(() => void socket.close());
    else void socket.close();
  });
  return async () => {
    await expect.poll(() => stops.size).toBeGreaterThan(0);
    isRunning = false;
    for (const stop of stops) stop();
  };
}

const person = z.object({ viewer: z.object({ id: z.string() }) });

/** A boss whose desktop software was running, and is not any more. */
async function bossWithWarning(): Promise<{ id: string; page: Page; warning: Locator }> {
  const context = await newContext();
  await offerSoftware(context);
  await becomeBossOf(context, ['甲店']);
  const stop = await runSoftware(context);
  const page = await context.newPage();
  await page.goto('/home');
  await stop();
  const warning = page.getByRole('alertdialog', { name: '软件未启动' });
  await warning.waitFor();
  const { viewer } = person.parse(await graphql(context, '{ viewer { id } }', {}));
  return { id: viewer.id, page, warning };
}

describe('the warning that the desktop software is not running', () => {
  it('[R4-51] [R7.6-11] goes by a message at the broker for its own user, not by one for another', async () => {
    const [mine, theirs] = [await bossWithWarning(), await bossWithWarning()];
    const broker = await connectAsync(`${e2eServer().origin.replace('http', 'ws')}/mqtt`, {
      username: 'seller-bff',
      password: await readFile(join(e2eServer().dataDir, 'mqtt-secret'), 'utf8'),
      clientId: 'seller-bff:software-warning',
    });
    onTestFinished(() => broker.endAsync());
    /** Said again and again: a page may not be listening yet. */
    const closes = async ({ id, warning }: typeof mine) => {
      await expect
        .poll(async () => {
          const message = JSON.stringify({ userId: id });
          await broker.publishAsync(`web_close_warning/${id}`, message, { qos: 1 });
          return warning.count();
        })
        .toBe(0);
    };
    await closes(mine);
    expect(await theirs.warning.isVisible()).toBe(true);
    await closes(theirs);
  });
});
