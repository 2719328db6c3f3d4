import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import BindingDialogs from '../../../web/src/features/binding/BindingDialogs.tsx';
import { openBinding } from '../../../web/src/features/binding/binding-dialogs.ts';
import { createCache } from '../../../web/src/graphql/cache.ts';
import { reloadActive } from '../../../web/src/live/reload.ts';
import { permissions } from '../../../web/src/session/permissions.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { DirectoryProvider } from '../../../web/src/shop-scope/DirectoryProvider.tsx';
import { SelectionProvider } from '../../../web/src/shop-scope/SelectionProvider.tsx';
import { useSelection } from '../../../web/src/shop-scope/use-selection.ts';
import {
  button,
  click,
  field,
  press,
  render,
  shows,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { shopOf } from '../support/viewer.ts';

const phone = '12000000002';
const [older, fresh] = ['旧店', '新店'].map((name, index) => shopOf(name, { id: `temu:${index}` }));
const firstShop = { __typename: 'Shop', id: 'temu:1' };

let isBound = false;
/** Answers that the server makes at once, or keeps until they are let go. */
let kept: Map<string, () => void>;
let keeps: Set<string>;
let listening: Map<string, (data: Record<string, unknown>) => void>;

const shopsNow = () => ({
  shops: {
    __typename: 'ShopConnection',
    edges: (isBound ? [older, fresh] : [older]).map((node) => ({ __typename: 'ShopEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: isBound ? 2 : 1,
  },
});

const standing = (status: string, shop: unknown) => ({
  __typename: 'BindState',
  phone,
  status,
  message: status === 'BOUND' ? '绑定成功，无需等待验证码' : '验证码已发送',
  firstShop: shop,
});

let begun: Record<string, unknown> = standing('CODE_SENT', null);
const payload = (type: string, part: object) => ({ __typename: type, error: null, ...part });

const answers: Record<string, () => Record<string, unknown>> = {
  DirectoryShops: shopsNow,
  DirectoryGroups: () => ({ shopGroups: [] }),
  BindingWatch: () => ({
    viewer: { __typename: 'Viewer', needRebindPhones: [] },
    mainAccounts: [],
  }),
  BindMainAccount: () => ({ bindMainAccount: payload('BindMainAccountPayload', { bind: begun }) }),
  ConfirmBindCode: () => ({
    confirmBindCode: payload('ConfirmBindCodePayload', { firstShop }),
  }),
};

const server = new ApolloLink(
  ({ query, operationName = '' }) =>
    new Observable((observer) => {
      const main = getMainDefinition(query);
      if (main.kind === 'OperationDefinition' && main.operation === 'subscription') {
        listening.set(operationName, (data) => observer.next({ data }));
        return;
      }
      // As read when it is asked for, however late it is heard.
      const data = answers[operationName]?.() ?? {};
      const send = () => {
        observer.next({ data });
        observer.complete();
      };
      if (keeps.has(operationName)) kept.set(operationName, send);
      else send();
    }),
);

const client = () => new ApolloClient({ cache: createCache(), link: server, dataMasking: true });

/** A message of the server's that the bind is done. */
const finished = (shop: unknown) =>
  act(async () => {
    const bindFinished = { __typename: 'BindEvent', phone, message: '绑定成功', firstShop: shop };
    listening.get('BindFinished')?.({ bindFinished });
  });

/** What was kept is heard now. */
const letGo = (name: string) =>
  act(async () => {
    keeps.delete(name);
    kept.get(name)?.();
    kept.delete(name);
  });

let page: ApolloClient;

function Where() {
  const { directory } = useSelection();
  return <p>{`在 ${useLocation().search} 共 ${directory.shops.length}`}</p>;
}

/** The dialog, in which the account stands and a code has been asked for. */
async function askForCode(): Promise<void> {
  page = client();
  await render(
    <ApolloProvider client={page}>
      <DirectoryProvider>
        <SelectionProvider>
          <BindingDialogs />
          <Where />
        </SelectionProvider>
      </DirectoryProvider>
    </ApolloProvider>,
    { at: '/home' },
  );
  await until(() => shows('在  共 1'), 'the shop that is there');
  await act(async () => openBinding({ kind: 'temu' }));
  await until(() => shows('绑定主账号'), 'the dialog');
  await type(field('账号'), phone);
  await type(field('密码'), 'temu2026');
  await click(button('获取验证码'));
}

async function confirmCode(): Promise<void> {
  await askForCode();
  await until(() => shows('验证码已发送'), 'the code');
  await type(field('验证码'), '123456');
  isBound = true;
  await press('确定绑定');
}

const isSelected = () => shows('在 ?shop=temu');
const selected = () => until(isSelected, 'the new shop is selected');

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  permissions.set([]);
  [isBound, kept, keeps, listening] = [false, new Map(), new Set(), new Map()];
  begun = standing('CODE_SENT', null);
});
afterEach(() => page.stop());

const events = { 'with its shop': firstShop, 'without a shop': null };
type Step = 'message' | 'answer';
const orders: readonly Step[][] = [['message', 'answer'], ['answer', 'message'], ['answer']];

describe('[R4-12] the first shop of an account that was bound is selected', () => {
  for (const order of orders)
    for (const [how, shop] of Object.entries(events))
      it(`${order.join(', then ')}; a message ${how}`, async () => {
        keeps.add('ConfirmBindCode');
        await confirmCode();
        for (const step of order)
          await (step === 'answer' ? letGo('ConfirmBindCode') : finished(shop));
        await selected();
        expect(shows('共 2')).toBe(true);
      });

  it('though a list from before the bind is still under way', async () => {
    keeps.add('ConfirmBindCode');
    await confirmCode();
    isBound = false;
    keeps.add('DirectoryShops');
    await act(async () => reloadActive(page, { full: true }));
    isBound = true;
    await finished(firstShop);
    await letGo('DirectoryShops');
    await letGo('ConfirmBindCode');
    await selected();
    expect(shows('共 2')).toBe(true);
  });

  it('though the dialog is left, or the next account begun, before the answer names it', async () => {
    for (const words of ['查看店铺数据', '继续绑定主账号']) {
      keeps.add('ConfirmBindCode');
      await confirmCode();
      await finished(null);
      await press(words);
      await letGo('ConfirmBindCode');
      await selected();
      await unmount();
      isBound = false;
    }
  });

  it('while the list is read again for other news', async () => {
    keeps.add('ConfirmBindCode');
    await confirmCode();
    keeps.add('DirectoryShops');
    await letGo('ConfirmBindCode');
    await act(async () => {
      const viewer = { __typename: 'Viewer', nickName: null, viewedGone: null };
      const shops = [older, fresh];
      listening.get('ShopLayoutChanged')?.({
        shopLayoutChanged: {
          __typename: 'ShopLayoutChange',
          shops,
          groups: [],
          permissions: [],
          viewer,
        },
      });
    });
    await letGo('DirectoryShops');
    await selected();
  });

  it('[R4-13] where no code is needed', async () => {
    begun = standing('BOUND', firstShop);
    keeps.add('BindMainAccount');
    await askForCode();
    isBound = true;
    await finished(null);
    await letGo('BindMainAccount');
    await selected();
  });
});
