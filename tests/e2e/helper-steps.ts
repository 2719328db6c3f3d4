import type { Page } from 'playwright-core';
import type { useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { startHelper } from '../support/helper.ts';
import { bindAccount } from './binding-steps.ts';
import { collect } from './collected.ts';
import { offerSoftware } from './offer-software.ts';
import { becomeBossOf } from './own-shops.ts';

/** The real program, where pages look for it. */
export const startBesidePages = () => {
  const { origin } = e2eServer();
  return startHelper(
    { origin },
    {
      HELPER_ORIGINS: origin,
      HELPER_SIMULATOR_HOSTS: new URL(origin).host,
      HELPER_PORT: '18765',
      HELPER_PROXY_PORT: '18766',
    },
  );
};

/** A listing of a new boss whose shop has a session at its marketplace, in the editor. */
export async function editingListing(
  newContext: ReturnType<typeof useBrowser>['newContext'],
): Promise<Page> {
  const context = await newContext();
  await offerSoftware(context, '0.0.1');
  await becomeBossOf(context, []);
  const page = await context.newPage();
  await page.goto('/home');
  await bindAccount(page);
  const [id] = await collect(context, 1);
  await page.goto(`/aiProducts/edit?id=${id}`);
  return page;
}
