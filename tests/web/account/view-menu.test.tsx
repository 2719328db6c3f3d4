import { beforeEach, expect, it } from 'vitest';
import { ViewMenu } from '../../../web/src/features/account/table-views/ViewMenu.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { fakeServer, never } from '../support/graphql-server.ts';
import { button, checkbox, click, render, shows, until } from '../support/render.tsx';

const open = async (at = '/deliveryCenter') => {
  await render(<ViewMenu table="SHIPPING_ORDERS" />, { at });
  await click(button('视图'));
};

beforeEach(() => startSession('account'));
it('does not say that no view is kept while the views are fetched', async () => {
  fakeServer({ TableViews: never });
  await open();
  await until(() => shows('保存当前视图'), 'the menu');
  expect(shows('还没有保存的视图')).toBe(false);
  expect(document.querySelector('[role=status][aria-label=加载中]')).not.toBeNull();
});

it('says it once that is known', async () => {
  fakeServer({ TableViews: { tableViews: [] } });
  await open();
  await until(() => shows('还没有保存的视图'), 'the answer');
});

it('offers the way back to what a view showed before it was made to show something else', async () => {
  const view = {
    __typename: 'TableView',
    id: '7',
    name: '今天要发',
    query: 'sort=CREATED',
    isShared: false,
    isDefault: false,
    isMine: true,
    mayChange: true,
    maker: '王老板',
  };
  const server = fakeServer({
    TableViews: { tableViews: [view] },
    SaveTableView: { saveTableView: { __typename: 'SaveTableViewPayload', view, error: null } },
  });
  await open('/deliveryCenter?sort=WAREHOUSE');
  await until(() => document.querySelector('[aria-label=已保存的视图] li') !== null, 'the view');
  await click(button('修改视图 今天要发'));
  await until(() => shows('改为当前的筛选'), 'the dialog');
  await click(checkbox('改为当前的筛选'));
  await click(button('保存'));
  await until(() => shows('撤销'), 'the way back');
  await click(button('撤销'));
  await until(() => shows('已撤销'), 'that it was taken back');
  const sent = server.asked.flatMap(({ operationName, variables: { input } }) =>
    operationName === 'SaveTableView' ? [input] : [],
  );
  const kept = { id: '7', table: 'SHIPPING_ORDERS', name: '今天要发', isShared: false };
  expect(sent).toEqual([
    { ...kept, query: 'sort=WAREHOUSE' },
    { ...kept, query: 'sort=CREATED' },
  ]);
});

it('offers to bring back a view that was deleted, which stands where it stood then', async () => {
  const view = {
    __typename: 'TableView',
    id: '7',
    name: '今天要发',
    query: 'tab=packing',
    isShared: true,
    isDefault: false,
    isMine: true,
    mayChange: true,
    maker: '王老板',
  };
  const done = { ok: true, error: null };
  let isKept = true;
  const server = fakeServer({
    TableViews: () => ({ tableViews: isKept ? [view] : [] }),
    DeleteTableView: () => {
      isKept = false;
      return { deleteTableView: { __typename: 'DeleteTableViewPayload', ...done } };
    },
    RestoreTableView: () => {
      isKept = true;
      return { restoreTableView: { __typename: 'RestoreTableViewPayload', ...done } };
    },
  });
  const isListed = () => document.querySelector('[aria-label=已保存的视图] li') !== null;
  await open();
  await until(isListed, 'the view');
  await click(button('删除视图 今天要发'));
  await until(() => document.querySelector('[role=alertdialog]') !== null, 'the question');
  await click(button('删除'));
  await until(() => shows('撤销'), 'the way back');
  await click(button('视图'));
  await until(() => shows('还没有保存的视图'), 'no view');
  await click(button('撤销'));
  await until(() => shows('已撤销') && isListed(), 'the view again');
  const sent = server.asked.find(({ operationName }) => operationName === 'RestoreTableView');
  expect(sent?.variables).toEqual({ id: '7' });

  // The code of the question is there now, so that it opens while the menu closes.
  if (!isListed()) await click(button('视图'));
  await until(isListed, 'the view in the menu');
  await click(button('删除视图 今天要发'));
  await until(() => !isListed(), 'the menu closed');
  await until(() => shows('确定要删除共享视图'), 'the question that stays');
});
