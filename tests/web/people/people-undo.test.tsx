import { beforeEach, expect, it } from 'vitest';
import { PersonShops } from '../../../web/src/features/people/page/PersonShops.tsx';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { manager } from '../support/person.ts';
import { button, click, press, render, shows, until } from '../support/render.tsx';
import { directoryOf, shopOf } from '../support/viewer.ts';

const { phone } = manager;
const answered = (ids: readonly string[]) => ({
  error: null,
  errors: [],
  manager: {
    __typename: 'Manager',
    id: 'm7',
    phone,
    nickName: '小周',
    hasPassword: true,
    permissionIds: [2],
    shops: ids.map((id) => ({ __typename: 'Shop', id })),
  },
});

let server: FakeServer;

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  server = fakeServer({
    RemoveManagerFromShop: {
      removeManagerFromShop: { __typename: 'RemoveManagerFromShopPayload', ...answered([]) },
    },
    SaveManager: { saveManager: { __typename: 'SaveManagerPayload', ...answered(['甲店']) } },
  });
});

it('gives a manager the shop back that was taken from them, their only one too', async () => {
  await render(<PersonShops person={manager} onEdit={() => {}} onClose={() => {}} />, {
    directory: directoryOf({ shops: [shopOf('甲店')] }),
  });
  await until(() => shows('甲店'), 'the shops');
  await click(button('取消 小周 对 甲店 的权限'));
  await until(() => shows('确定取消'), 'the question');
  await press('确定取消');
  await until(() => shows('撤销'), 'the way back');
  await press('撤销');
  await until(() => shows('已撤销'), 'that it was taken back');
  const saved = server.asked.find(({ operationName }) => operationName === 'SaveManager');
  expect(saved?.variables).toEqual({
    input: { phone, password: null, shopIds: ['甲店'], permissionIds: [2] },
  });
});
