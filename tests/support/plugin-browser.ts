import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buildPlugin } from '../../helper/plugin/build.ts';
import { findWholeBrowser, testFlags } from './browser.mjs';
import { picture, prepare } from './browser.ts';
import { e2eServer } from './e2e-server.ts';

/** Whether a browser is here that takes plugins; it is said loudly where none is. */
export const hasPluginBrowser = findWholeBrowser() !== undefined;
if (!hasPluginBrowser)
  console.warn('SKIPPED: no Chromium that takes plugins is installed (set CHROMIUM_PATH to one)');

/** A page of a shop site: its HTML, or where it leads to. */
type ShopPage = string | { readonly location: string };

/** Those that a browser asks over http too. */
const hosts = ['www.1688.com', 's.1688.com', 'detail.1688.com', 'evil.example'];

/** Serves these pages, by host and path, as if they were those of the sites. */
async function serveShops(pages: Readonly<Record<string, ShopPage>>): Promise<number> {
  const server = createServer(({ headers, url = '/' }, response) => {
    const page = pages[`${headers.host}${url}`];
    if (page === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>none</p>');
    else if (typeof page === 'string')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else response.writeHead(302, page).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shops have no port');
  return address.port;
}

/** A browser with the plugin for the product of this worker, in which the shop sites have these pages. */
export async function openPluginBrowser(
  pages: Readonly<Record<string, ShopPage>>,
  beginning: Parameters<typeof prepare>[1] = {},
): Promise<{ context: BrowserContext; shopPort: number }> {
  const { origin } = e2eServer();
  const folder = await mkdtemp(join(tmpdir(), 'seller-plugin-'));
  const shopPort = await serveShops(pages);
  const { outdir } = await buildPlugin(folder, { PLUGIN_ORIGINS: origin });
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1:${shopPort}`).join(', ');
  const executablePath = findWholeBrowser();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath && { executablePath }),
    headless: true,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...testFlags,
      `--load-extension=${outdir}`,
      `--disable-extensions-except=${outdir}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
      `--host-resolver-rules=${rules}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1500, height: 900 },
    reducedMotion: 'reduce',
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(task.name, [context]);
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });
  await prepare(context, beginning);
  return { context, shopPort };
}

/** What the plugin shows on the page, and where: its shadow root is closed to the page, and open to a reader of screens. */
async function shownBy(page: Page, role: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const found = nodes.filter((node) => node.role?.value === role);
  return { session, found };
}

/** Presses the button of the plugin as a person does, by the mouse. */
export async function pressPlugin(page: Page, label: string): Promise<void> {
  await page.locator('seller-collect').waitFor({ state: 'attached' });
  const { session, found } = await shownBy(page, 'button');
  const node = found.find(({ name }) => name?.value === label);
  if (node?.backendDOMNodeId === undefined)
    throw new Error(`No button ${label}: ${found.map(({ name }) => name?.value)}`);
  const { model } = await session.send('DOM.getBoxModel', { backendNodeId: node.backendDOMNodeId });
  const [left = 0, top = 0] = model.border;
  await page.mouse.click(left + model.width / 2, top + model.height / 2);
  await session.detach();
}

/** All that the plugin says on the page. */
export async function saidByPlugin(page: Page): Promise<string> {
  const { session, found } = await shownBy(page, 'StaticText');
  await session.detach();
  return found.map(({ name }) => String(name?.value ?? '')).join('\n');
}
