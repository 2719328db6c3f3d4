import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from 'playwright-core';
import { z } from 'zod';
import { browserFlags, findBrowser } from '../support/browser.mjs';
import { installOnce } from './installed.ts';
import { median } from './load.ts';
import { type Contender, startOurs } from './process.ts';
import type { Report } from './report.ts';

/** What Lighthouse gives the public pages, and those of the demo's boss, as on a desktop. */

const folder = 'tests/bench/lighthouse';
const rounds = 3;

const publicPages = [
  '/index',
  '/index/newsInformation',
  '/index/aboutUs',
  '/privacyPolicy',
  '/userAgreement',
  '/mobileHome',
];
const ownPages = ['/home', '/account/manager'];

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

// Null is what Lighthouse could not measure.
const score = z.number().nullable();
const scores = z.object({
  performance: score,
  accessibility: score,
  'best-practices': score,
  seo: score,
});

export async function benchLighthouse(work: string, report: Report): Promise<void> {
  report.print(`\nwhat Lighthouse gives as on a desktop, of 100, median of ${rounds}`);
  installOnce(folder);
  const server = await startOurs(join(work, 'lighthouse'), { DEMO: 'on', SIMULATOR: 'on' });
  const profile = join(work, 'lighthouse-profile');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    viewport: null,
    args: [...browserFlags, '--remote-debugging-port=0'],
  });
  try {
    // The browser writes into its profile which port it has taken.
    const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    for (const page of publicPages) await look(server, port, page, 100, report);
    await signIn(context, server);
    for (const page of ownPages) await look(server, port, page, 95, report);
  } finally {
    await context.close();
    await server.stop();
  }
}

async function signIn(context: BrowserContext, { url }: Contender): Promise<void> {
  await context.request.post(`${url}/graphql`, {
    headers: { 'x-requested-with': 'web' },
    data: { query: 'mutation { loginAsDemo { error { message } } }' },
  });
}

async function look(
  { url }: Contender,
  port: string,
  page: string,
  least: number,
  report: Report,
): Promise<void> {
  const seen: z.infer<typeof scores>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      `${folder}/audit.mjs`,
      port,
      `${url}${page}`,
    ]);
    seen.push(scores.parse(JSON.parse(stdout)));
  }
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
    const given = seen.map((one) => (one[category] ?? Number.NaN) * 100);
    report.check(`Lighthouse ${categories[category]} of ${page}`, median(given), least, {
      digits: 0,
      isLeast: true,
    });
  }
}
