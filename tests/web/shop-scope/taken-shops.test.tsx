import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UnreadAlertsDocument } from '../../../web/src/features/notices/alerts/Alerts.generated.ts';
import { createCache } from '../../../web/src/graphql/cache.ts';
import { LiveProvider } from '../../../web/src/live/LiveProvider.tsx';
import { permissions } from '../../../web/src/session/permissions.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import { loadToaster, toast } from '../../../web/src/shared/ui/toast.ts';
import { DirectoryProvider } from '../../../web/src/shop-scope/DirectoryProvider.tsx';
import { SelectionProvider } from '../../../web/src/shop-scope/SelectionProvider.tsx';
import { useDirectory } from '../../../web/src/shop-scope/use-directory.ts';
import { connectionOf } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';
import { managerOf, shopOf } from '../support/viewer.ts';

const shops = ['甲店', '乙店', '丙店'].map((name, index) =>
  shopOf(name, { id: `temu:${index + 1}` }),
);
let assigned = shops;
let tell: (data: ApolloLink.Result) => void = () => {};

const answers: Record<string, () => Record<string, unknown>> = {
  DirectoryShops: () => ({
    shops: connectionOf('Shop', assigned),
  }),
  DirectoryGroups: () => ({ shopGroups: [] }),
};

const server = new ApolloLink(
  ({ query, operationName = '' }) =>
    new Observable((observer) => {
      const main = getMainDefinition(query);
      if (main.kind === 'OperationDefinition' && main.operation === 'subscription') {
        tell = (result) => observer.next(result);
        return;
      }
      observer.next({ data: answers[operationName]?.() ?? {} });
      observer.complete();
    }),
);

const newClient = () => new ApolloClient({ cache: createCache(), link: server, dataMasking: true });
let client = newClient();

/** The boss gives exactly these shops. */
const assign = (some: typeof shops) =>
  act(async () => {
    assigned = some;
    const viewer = { __typename: 'Viewer', nickName: null, viewedGone: null };
    const change = {
      __typename: 'ShopLayoutChange',
      shops: some,
      groups: [],
      permissions: [],
      viewer,
    };
    tell({ data: { shopLayoutChanged: change } });
  });

function Names() {
  return <p>{`看得到 ${useDirectory().shops.length} 个店铺`}</p>;
}

const open = (at: string) =>
  render(
    <ApolloProvider client={client}>
      <ViewerContext value={managerOf()}>
        <LiveProvider>
          <DirectoryProvider>
            <SelectionProvider>
              <Names />
            </SelectionProvider>
          </DirectoryProvider>
        </LiveProvider>
      </ViewerContext>
    </ApolloProvider>,
    { at },
  );

const toasts = () =>
  [...document.querySelectorAll('[data-scope="toast"][data-part="title"]')].map(
    ({ textContent }) => textContent,
  );

beforeEach(async () => {
  session.set({ ...initialSession, isVisitor: false });
  permissions.set([]);
  assigned = shops;
  client = newClient();
  await loadToaster();
});
afterEach(() => toast.closeAll());

it('[R6-21] says once which shops the boss has taken away, though all are looked at', async () => {
  await open('/home');
  await until(() => shows('看得到 3 个店铺'), 'the shops');
  await assign(shops.slice(2));
  await until(() => shows('看得到 1 个店铺'), 'what is left');
  await until(() => toasts().length > 0, 'the message');
  expect(toasts()).toEqual(['BOSS已取消您对店铺“甲店、乙店”的权限，页面已更新']);
});

it('[R6-21] says of the selected one what is shown in its place, and of the others which they are', async () => {
  await open('/home?shop=temu:1');
  await until(() => shows('看得到 3 个店铺'), 'the shops');
  await assign(shops.slice(2));
  await until(() => toasts().length > 1, 'both messages');
  expect(toasts().toSorted()).toEqual([
    'BOSS已取消您对店铺“乙店”的权限，页面已更新',
    'BOSS已取消您对店铺“甲店”的权限，已切换到“丙店”',
  ]);
});

it('[R4-18] adds up nothing without a shop that has come back', async () => {
  assigned = shops.slice(2);
  await open('/home');
  await until(() => shows('看得到 1 个店铺'), 'the shops');
  const query = UnreadAlertsDocument;
  client.cache.writeQuery({
    query,
    data: { alerts: { __typename: 'AlertConnection', unreadCount: 1 } },
  });
  await assign(shops);
  await until(() => shows('看得到 3 个店铺'), 'the shops');
  expect(client.cache.readQuery({ query })).toBeNull();
});
