import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { findBrowser, testFlags } from './browser.mjs';
import { e2eServer } from './e2e-server.ts';
import { signIn } from './sign-in.ts';

declare global {
  /** Only in pages that a test has checked. */
  const axe: typeof import('axe-core');
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]> & {
  /** Lets what comes by itself come: the expiry reminder of the first demo boss, and others. */
  readonly reminders?: boolean;
  /** Lets a boss without phone or chat account be prompted to bind them, as most of a test's are. */
  readonly linkPrompt?: boolean;
  /** Lets people be offered what was built with the product, and reminded to install it. */
  readonly downloads?: boolean;
};

/** Somebody of the demo data, by their phone, or what makes a new context theirs. */
type Who = string | ((context: BrowserContext) => Promise<unknown>);

/** The accounts of the demo have closed what greets them today, so that it is not in a test's way. */
function closeReminders(): void {
  if (localStorage.getItem('tipClosedTimes') !== null) return;
  const phones = ['13800000001', '13800000002', '13800000011', '13800000012'];
  const times = phones.flatMap((phone) =>
    ['expiry', 'expiryStrip', 'storeManager'].map((tip) => [`${tip}:${phone}`, Date.now()]),
  );
  localStorage.setItem('tipClosedTimes', JSON.stringify(Object.fromEntries(times)));
}

/** Everybody has put off the prompt to bind a phone or chat account, whoever that is in the run. */
function putOffLinks(): void {
  const put = JSON.stringify({ linkPutOffAt: String(Date.now()) });
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return getItem.call(this, key) ?? (/^user\.\d+$/.test(key) ? put : null);
  };
}

/** In a page: answers in the place of the server what is offered for download. */
export function answerDownloads(downloads: readonly object[]): void {
  const ask = window.fetch;
  window.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('"operationName":"Downloads"')
      ? Promise.resolve(Response.json({ data: { downloads } }))
      : ask(input, init);
}

/** Keeps what a test that failed has on its pages, and the addresses, in tests/.output. */
export async function picture(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = `tests/.output/${name}-${index}-${Date.now()}.png`;
    const isKept = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    console.log(`${page.url()}${isKept ? `: see ${path}` : ''}`);
  }
}

/** What every context of a test begins with. */
export async function prepare(
  context: BrowserContext,
  {
    reminders = false,
    linkPrompt = false,
    downloads = false,
  }: Pick<ContextOptions, 'reminders' | 'linkPrompt' | 'downloads'> = {},
): Promise<void> {
  context.setDefaultTimeout(20_000);
  if (!reminders) await context.addInitScript(closeReminders);
  if (!linkPrompt) await context.addInitScript(putOffLinks);
  // As of a site that offers nothing, so that no prompt to install it lies over what a test presses.
  if (!downloads) await context.addInitScript(answerDownloads, []);
}

function launch(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  // A shell without a language leaves a browser unable to read files with Chinese names.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, args: [...testFlags, ...flags], env });
}

/** The browser of all files of this worker, which ends with it: to launch one for each was a second of work. */
let shared: Browser | undefined;

async function launchOnce(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

/** A browser for a file's tests, one of its own where it has flags beside the usual ones; every test opens contexts of its own, which are closed after it. */
export function useBrowser(flags: readonly string[] = []): {
  newContext: (options?: ContextOptions) => Promise<BrowserContext>;
  /** A page at this address, of nobody. */
  open: (path: string, options?: ContextOptions) => Promise<Page>;
  /** A context in which this person is signed in. */
  contextAs: (who: Who, options?: ContextOptions) => Promise<BrowserContext>;
  /** A page of this person, at the address where one is given. */
  openAs: (who: Who, path?: string, options?: ContextOptions) => Promise<Page>;
} {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = flags.length === 0 ? await launchOnce() : await launch(flags);
  });
  afterEach(async ({ task }) => {
    const opened = contexts.splice(0);
    if (task.result?.state === 'fail') await picture(task.name, opened);
    for (const context of opened) {
      // What a page still asks for is not a test's any more; some tests have closed theirs.
      const routed = [context, ...context.pages()];
      const parted = routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' }));
      await Promise.allSettled(parted);
      await context.close();
    }
  });
  afterAll(async () => {
    if (browser !== shared) await browser.close();
  });

  const newContext = async ({
    reminders = false,
    linkPrompt = false,
    downloads = false,
    ...options
  }: ContextOptions = {}) => {
    const context = await browser.newContext({
      baseURL: e2eServer().origin,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1500, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    await prepare(context, { reminders, linkPrompt, downloads });
    return context;
  };
  const contextAs = async (who: Who, options?: ContextOptions) => {
    const context = await newContext(options);
    await (typeof who === 'string' ? signIn(context, who) : who(context));
    return context;
  };
  const pageOf = async (context: BrowserContext, path?: string) => {
    const page = await context.newPage();
    if (path !== undefined) await page.goto(path);
    return page;
  };
  return {
    newContext,
    open: async (path, options) => pageOf(await newContext(options), path),
    contextAs,
    openAs: async (who, path, options) => pageOf(await contextAs(who, options), path),
  };
}

const inbox = z.object({ messages: z.array(z.object({ text: z.string() })) });

/** The newest verification code that the local inbox holds for the phone. */
export async function latestCode(phone: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${e2eServer().origin}/dev/inbox.json?phone=${phone}`);
      const [message] = inbox.parse(await answer.json()).messages;
      code = message?.text.match(/\d{6}/)?.[0];
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

/** A mainland phone number that no other test uses. */
export function freshPhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** What is read, or read again and dimmed for as long, has come, five seconds at most; and what moves is in its place. */
export async function settled(page: Page, within = 'html'): Promise<void> {
  await page
    .locator(`${within} [aria-busy=true]`)
    .first()
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => {});
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Where a page has two parts of one name, no heading of its own, or leaves out a level of headings. */
export async function outlineFaults(page: Page): Promise<string[]> {
  const rules = ['landmark-unique', 'heading-order', 'page-has-heading-one'];
  return lines(await violations(page, 'html', { runOnly: rules }));
}

/** Rules that axe finds broken seriously or worse on the page, or within what matches, as readable lines. */
export async function seriousViolations(page: Page, within = 'html'): Promise<string[]> {
  const found = await violations(page, within);
  return lines(found.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axeText: string | undefined;

/** What axe finds wrong, and no more: told in full, the rest not at all. */
async function violations(
  page: Page,
  within: string,
  options: RunOptions = {},
): Promise<readonly Result[]> {
  await settled(page, within);
  // Its text is read into a document once: with a builder, which reads the long form twice each time, a check costs a
  // quarter more.
  axeText ??= await readFile(axeFile, 'utf8');
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeText);
  return page.evaluate(
    ([selector, chosen]) =>
      axe
        .run(selector, { ...chosen, resultTypes: ['violations'], preload: false })
        .then(({ violations }) => violations),
    [within, options] as const,
  );
}

const lines = (found: readonly Result[]): string[] =>
  found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
