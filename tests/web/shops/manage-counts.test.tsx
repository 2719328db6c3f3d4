import { beforeEach, expect, it } from 'vitest';
import ShopManagePage from '../../../web/src/features/shops/manage/ShopManagePage.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { fakeServer, never } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';
import { directoryOf, managerOf, shopOf, viewerOf } from '../support/viewer.ts';

beforeEach(() => {
  startSession('account');
  fakeServer({ Operators: never, ShopStates: never, TableViews: { tableViews: [] } });
});
const open = async (directory = directoryOf(), viewer = viewerOf()) => {
  await render(<ShopManagePage />, { at: '/shopManage', directory, viewer });
  await until(() => shows('店铺管理'), 'the page');
};

it.each([
  ['are on their way', directoryOf({ isComplete: false })],
  ['could not be read', directoryOf({ isComplete: false, isFailed: true })],
])('counts no shops while they %s', async (_how, directory) => {
  await open(directory);
  expect(shows('显示 0 家')).toBe(false);
});

it('counts the shops that are shown and hidden', async () => {
  await open(directoryOf({ shops: [shopOf('甲店')], hidden: [shopOf('乙店')] }));
  expect(shows('显示 1 家，隐藏 1 家')).toBe(true);
});

it('leads a boss without shops to the first ones', async () => {
  await open(directoryOf());
  const ways = document.querySelectorAll('[role=status] :is(button, a)');
  expect([...ways].map(({ textContent }) => textContent)).toEqual([
    '绑定店铺',
    '导入销售文件',
    '先看示例店铺',
  ]);
});

it('calls no shop unbound whose main account is not told with its phone', async () => {
  const shops = [shopOf('甲店', { temuUid: '2009103' }), shopOf('乙店')];
  await open(directoryOf({ shops }), managerOf());
  await until(() => shows('甲店'), 'the table');
  const accounts = document.querySelectorAll('tbody [data-account]');
  expect([...accounts].map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '2009103',
    '未绑定主账号',
  ]);
});
