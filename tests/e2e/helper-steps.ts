import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { startHelper } from '../support/helper.ts';
import { bindAccount } from './binding-steps.ts';
import { graphql } from './imports.ts';
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

const shopIds = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })).min(1) }),
});
const collected = z.object({
  collectListings: z.object({ listings: z.array(z.object({ id: z.string() })).min(1) }),
});

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
  const { shops } = shopIds.parse(
    await graphql(context, '{ shops(first: 1) { edges { node { id } } } }', {}),
  );
  const { collectListings } = collected.parse(
    await graphql(
      context,
      `mutation ($input: CollectListingsInput!) {
        collectListings(input: $input) { listings { id } error { message } }
      }`,
      {
        input: {
          urls: ['https://detail.1688.com/offer/684412035519.html'],
          shopId: shops.edges[0]?.node.id,
          language: 'EN',
        },
      },
    ),
  );
  const [{ id } = { id: '' }] = collectListings.listings;
  await page.goto(`/aiProducts/edit?id=${id.slice('listing:'.length)}`);
  return page;
}
