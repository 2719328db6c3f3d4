/** One of the places that README.md names under "To add a field, end to end", with what is written there. */
export interface Place {
  readonly file: string;
  /** The line behind which the text stands; without one the file is new. */
  readonly behind?: string;
  readonly text: string;
  /** What finds that the place was forgotten. */
  readonly foundBy: 'server types' | 'generator' | 'web types' | 'api test' | 'web test';
}

/** A note of a shop, in the order of the recipe. */
export const places: readonly Place[] = [
  {
    file: 'db/shops/tables.ts',
    behind: '  mall_name_native: string;',
    text: '  note: Generated<string | null>;',
    foundBy: 'server types',
  },
  {
    file: 'db/migrations/9999_shop_note.ts',
    text: `import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** What a boss notes about a shop. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.schema.alterTable('shop').addColumn('note', kit(db).text).execute();
}
`,
    foundBy: 'api test',
  },
  {
    file: 'api/contract/shops.ts',
    behind: '  mallNameNative: z.string(),',
    text: '  note: z.string().nullable(),',
    foundBy: 'server types',
  },
  {
    file: 'api/shops/routes.ts',
    behind: '    mallNameNative: shop.mall_name_native,',
    text: '    note: shop.note,',
    foundBy: 'server types',
  },
  {
    file: 'bff/schema/shops/shops.ts',
    behind: `    marketplaceName: t.exposeString('mallName', {
      description: 'Name of the shop at the marketplace.',
    }),`,
    text: `    note: t.exposeString('note', { nullable: true, description: 'What the boss noted.' }),`,
    foundBy: 'generator',
  },
  {
    file: 'web/src/features/shops/panel/ShopInfoCard.graphql',
    behind: '    name',
    text: '    note',
    foundBy: 'web types',
  },
  {
    file: 'web/src/features/shops/panel/ShopInfoCard.tsx',
    behind: '      minHeight="356px"\n    >',
    text: '      {data?.shop?.note && <Text>{data.shop.note}</Text>}',
    foundBy: 'web test',
  },
];

/** The tests of the field, by their files. */
export const proofs = {
  'tests/api/shops/note.test.ts': `import { expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';

it('the list of shops has the note', async () => {
  const api = await testApi();
  const { user, token } = await api.signIn();
  await api.shop(user, { note: 'Ring twice' });
  await api.shop(user);
  const { data } = await api.call('getShopList', {}, { token });
  expect(data.map((row: { note: unknown }) => row.note)).toEqual(['Ring twice', null]);
});
`,
  'tests/web/shops/note.test.tsx': `import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { ShopInfoCard } from '../../../web/src/features/shops/panel/ShopInfoCard.tsx';
import { render, shows, unmount } from '../support/render.tsx';

afterEach(unmount);

it('the card of a shop shows the note', async () => {
  const shop = { __typename: 'Shop', id: 'temu:1', note: 'Ring twice' };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => of({ data: { shop } })),
  });
  await render(
    <ApolloProvider client={client}>
      <ShopInfoCard id="temu:1" name="Shop" />
    </ApolloProvider>,
  );
  // The answer is there before anything is drawn: nothing has to be waited for.
  expect(shows('Ring twice')).toBe(true);
});
`,
} as const;
