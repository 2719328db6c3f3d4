import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { graphql } from './imports.ts';

const shopIds = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })).min(1) }),
});
const collected = z.object({
  collectListings: z.object({
    listings: z.array(z.object({ id: z.string() })).min(1),
    error: z.null(),
  }),
});

/** Collects so many offers for the first shop of the context's boss: what the addresses of their editors have as `id`. */
export async function collect(context: BrowserContext, count: number): Promise<string[]> {
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
          urls: Array.from({ length: count }, (_, index) => offer(684412035519 + index)),
          shopId: shops.edges[0]?.node.id,
          language: 'EN',
        },
      },
    ),
  );
  return collectListings.listings.map(({ id }) => id.slice('listing:'.length));
}

export const offer = (number: number): string => `https://detail.1688.com/offer/${number}.html`;
