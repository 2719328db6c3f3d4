import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { client } from '../../../web/src/graphql/client.ts';
import { reloadActive } from '../../../web/src/live/reload.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { upstreamAway } from '../../../web/src/shared/connection/connection.ts';
import { DirectoryFailure } from '../../../web/src/shop-scope/DirectoryFailure.tsx';
import { DirectoryProvider } from '../../../web/src/shop-scope/DirectoryProvider.tsx';
import { type DirectoryShop, useDirectory } from '../../../web/src/shop-scope/use-directory.ts';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';
import { shopOf } from '../support/viewer.ts';

/** What a page knows of the shops. */
function Told() {
  const { shops, groups, isComplete } = useDirectory();
  return (
    <>
      {shops.map(({ name }) => name).join('、')}
      {groups.map(({ name }) => `「${name}」`)}
      {isComplete && '齐了'}
      <DirectoryFailure />
    </>
  );
}

const open = () =>
  render(
    <DirectoryProvider>
      <Told />
    </DirectoryProvider>,
  );

const page = (shop: DirectoryShop, endCursor: string | null = null) => ({
  shops: connectionOf('Shop', [shop], {
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    totalCount: 2,
  }),
});
const group = { __typename: 'ShopGroup', id: 'g', name: '一组', shops: [] };
const fault = new Error('The connection is broken');

beforeEach(() => session.set({ ...initialSession, isVisitor: false }));

it('says so where the groups do not come, shows the shops, and asks again', async () => {
  const server = fakeServer({ DirectoryShops: page(shopOf('甲店')), DirectoryGroups: fault });
  await open();
  await until(() => shows('部分店铺或分组加载失败'), 'the failure');
  expect(shows('甲店')).toBe(true);
  expect(shows('齐了')).toBe(false);
  server.answers.DirectoryGroups = { shopGroups: [group] };
  await click(button('重试'));
  await until(() => shows('「一组」') && shows('齐了'), 'all of it');
  expect(shows('重试')).toBe(false);
});

it('asks once for a page that does not come, and again when it is told to', async () => {
  const pages = ({ after }: { after?: string }) =>
    after === undefined ? page(shopOf('甲店'), 'a') : fault;
  const server = fakeServer({ DirectoryShops: pages, DirectoryGroups: { shopGroups: [] } });
  const asked = () =>
    server.asked.filter(
      ({ operationName, variables }) => operationName === 'DirectoryShops' && variables.after,
    ).length;
  await open();
  await until(() => shows('重试'), 'the way to ask again');
  expect(shows('甲店')).toBe(true);
  expect(shows('齐了')).toBe(false);
  const before = asked();
  server.answers.DirectoryShops = ({ after }: { after?: string }) =>
    page(after === undefined ? shopOf('甲店') : shopOf('乙店'), after === undefined ? 'a' : null);
  await click(button('重试'));
  await until(() => shows('甲店、乙店') && shows('齐了'), 'all of it');
  expect([before, asked()]).toEqual([1, 2]);
});

it('takes the shops of a later page though one of their badges cannot be counted', async () => {
  const uncounted = { ...shopOf('乙店'), badgeCount: null };
  fakeServer({
    DirectoryShops: ({ after }: { after?: string }) =>
      after === undefined
        ? page(shopOf('甲店'), 'a')
        : Response.json({
            data: page(uncounted),
            errors: [{ message: '统计失败', path: ['shops', 'edges', 0, 'node', 'badgeCount'] }],
          }),
    DirectoryGroups: { shopGroups: [] },
  });
  await open();
  await until(() => shows('甲店、乙店') && shows('齐了'), 'all of it');
});

it('keeps what is known of the shops while the data service is away', async () => {
  const server = fakeServer({
    DirectoryShops: page(shopOf('甲店')),
    DirectoryGroups: { shopGroups: [group] },
  });
  await open();
  await until(() => shows('甲店') && shows('「一组」') && shows('齐了'), 'all of it');
  const away = () =>
    Response.json({ data: null, errors: [{ message: '', extensions: { code: 'UPSTREAM_AWAY' } }] });
  server.answers = { DirectoryShops: away, DirectoryGroups: away };
  const before = server.asked.length;
  await act(async () => reloadActive(client, { full: true }));
  await until(() => server.asked.length >= before + 2 && upstreamAway.get(), 'the failures');
  expect(shows('甲店') && shows('「一组」') && shows('齐了')).toBe(true);
  expect(shows('重试')).toBe(false);
  upstreamAway.set(false);
});
