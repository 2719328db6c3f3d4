import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import { act, useMemo } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useUnreadAlertsQuery } from '../../../web/src/features/notices/alerts/Alerts.generated.ts';
import { createCache } from '../../../web/src/graphql/cache.ts';
import { LiveProvider } from '../../../web/src/live/LiveProvider.tsx';
import { useLiveRefresh } from '../../../web/src/live/use-live-refresh.ts';
import { permissions } from '../../../web/src/session/permissions.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import { createStore } from '../../../web/src/shared/store.ts';
import { selectionInput } from '../../../web/src/shared/url-state/selection.ts';
import { DirectoryProvider } from '../../../web/src/shop-scope/DirectoryProvider.tsx';
import { SelectionProvider } from '../../../web/src/shop-scope/SelectionProvider.tsx';
import { useSelection } from '../../../web/src/shop-scope/use-selection.ts';
import { connectionOf } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';
import { shopOf, viewerOf } from '../support/viewer.ts';

const shops = ['甲店', '乙店', '丙店'].map((name, index) =>
  shopOf(name, { id: `temu:${index + 1}` }),
);
const groupOf = (members: typeof shops) => [
  {
    __typename: 'ShopGroup',
    id: 'group:1',
    name: '华东',
    shops: members.map(({ id }) => ({ __typename: 'Shop', id })),
  },
];

let known = shops;
let members = shops;
let unread = 0;
/** The selections that were listened to, one after the other. */
let heard: unknown[] = [];
/** What waits until it is let go, where answers are held. */
let held: (() => void)[] | undefined;
let tell: (data: ApolloLink.Result) => void = () => {};

const answers: Record<string, () => Record<string, unknown>> = {
  DirectoryShops: () => ({
    shops: connectionOf('Shop', known),
  }),
  DirectoryGroups: () => ({ shopGroups: groupOf(members) }),
  Sum: () => ({ statistics: { __typename: 'Statistics', shopCount: known.length } }),
  UnreadAlerts: () => ({ alerts: { __typename: 'AlertConnection', unreadCount: unread } }),
};

const server = new ApolloLink(
  ({ query, operationName = '', variables }) =>
    new Observable((observer) => {
      const main = getMainDefinition(query);
      if (main.kind === 'OperationDefinition' && main.operation === 'subscription') {
        if (operationName === 'ShopRefreshed') heard.push(variables.selection);
        else tell = (result) => observer.next(result);
        return;
      }
      const answer = () => {
        observer.next({ data: answers[operationName]?.() ?? {} });
        observer.complete();
      };
      if (operationName === 'Sum' && held) held.push(answer);
      else answer();
    }),
);

/** What another window, or the boss, has made of shops and of the group. */
const change = (toShops: typeof shops, toMembers: typeof shops) =>
  act(async () => {
    [known, members] = [toShops, toMembers];
    const layout = {
      __typename: 'ShopLayoutChange',
      shops: known,
      groups: groupOf(members),
      permissions: [],
      viewer: { __typename: 'Viewer', nickName: null, viewedGone: null },
    };
    tell({ data: { shopLayoutChanged: layout } });
  });

function Figures() {
  const { selection } = useSelection();
  useLiveRefresh(useMemo(() => selectionInput(selection), [selection]));
  const { data } = useUnreadAlertsQuery();
  return <p>{`一共 ${data?.alerts.unreadCount}`}</p>;
}

const SumDocument = gql`
  query Sum($selection: ShopSelection!) {
    statistics(selection: $selection) {
      shopCount
    }
  }
`;

const place = createStore<'/home' | '/todo'>('/home');

/** A page that counts over the selection. */
function Counted({ of }: { of: string }) {
  const { selection } = useSelection();
  const { data } = useQuery<{ statistics: { shopCount: number } }>(SumDocument, {
    variables: { selection: selectionInput(selection) },
  });
  return <p>{`${of}数 ${data?.statistics.shopCount ?? '还不知道'}`}</p>;
}

const Pages = () => (place.use() === '/home' ? <Counted of="总" /> : <p>别处</p>);

const open = (at: string) =>
  render(
    <ApolloProvider
      client={new ApolloClient({ cache: createCache(), link: server, dataMasking: true })}
    >
      <ViewerContext value={viewerOf()}>
        <LiveProvider>
          <DirectoryProvider>
            <SelectionProvider>
              <Figures />
              <Pages />
            </SelectionProvider>
          </DirectoryProvider>
        </LiveProvider>
      </ViewerContext>
    </ApolloProvider>,
    { at },
  );

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  permissions.set([]);
  [known, members, unread, heard, held] = [shops, shops.slice(1), 1, [], undefined];
  place.set('/home');
});

it('reads what is on the page again when the selected group has other shops, and listens to these', async () => {
  await open('/home?group=1');
  await until(() => shows('一共 1'), 'the figures');
  await change(shops, shops.slice(1));
  unread = 2;
  expect(heard).toEqual([{ group: 'group:1' }]);
  await change(shops, shops);
  await until(() => shows('一共 2'), 'the figures of the group as it is now');
  expect(heard).toEqual([{ group: 'group:1' }, { group: 'group:1' }]);
});

it('leaves the page alone when another group than the selected one has other shops', async () => {
  await open('/home');
  await until(() => shows('一共 1'), 'the figures');
  unread = 2;
  await change(shops, shops);
  await change([...shops].reverse(), shops);
  expect(shows('一共 1')).toBe(true);
  expect(heard).toEqual([{ all: true }]);
});

it('listens to a shop that has come from then on', async () => {
  known = shops.slice(1);
  await open('/home');
  await until(() => shows('一共 1'), 'the figures');
  await change(known, members);
  unread = 2;
  await change(shops, members);
  await until(() => shows('一共 2'), 'the figures with the new shop');
  expect(heard).toEqual([{ all: true }, { all: true }]);
});

const hidden = shops.map((shop, index) => (index === 0 ? { ...shop, isHidden: true } : shop));
const letGo = () => act(async () => held?.splice(0).forEach((answer) => void answer()));

it.each(['/home', '/todo'] as const)(
  'shows no figure of the former shops as that of the present ones, in sight or not (on %s)',
  async (where) => {
    await open('/home');
    await until(() => shows('总数 3'), 'the count');
    await act(async () => place.set(where));
    held = [];
    await change(hidden, members);
    await act(async () => place.set('/home'));
    await until(() => shows('总数 还不知道'), 'the former count is gone');
    known = shops.slice(1);
    await letGo();
    await until(() => shows('总数 2'), 'the count over those that are shown');
  },
);

it('keeps the figures of one shop in sight while another is hidden', async () => {
  await open(`/home?shop=${encodeURIComponent('temu:2')}`);
  await until(() => shows('总数 3'), 'the count');
  held = [];
  await change(hidden, members);
  expect(shows('总数 3')).toBe(true);
});

it('reads what is on the page again when a shop was renewed: the days after its end count again', async () => {
  known = shops.map((one, index) =>
    index === 0 ? { ...one, expiresAt: '2026-01-01T00:00:00.000Z' } : one,
  );
  await open('/home');
  await until(() => shows('一共 1'), 'the figures');
  unread = 5;
  await change(shops, members);
  await until(() => shows('一共 5'), 'the figures since');
});
