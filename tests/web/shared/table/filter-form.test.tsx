import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import ListingPage from '../../../../web/src/features/listing/ListingPage.tsx';
import ShopManagePage from '../../../../web/src/features/shops/manage/ShopManagePage.tsx';
import TodoPage from '../../../../web/src/features/todos/TodoPage.tsx';
import { startSession } from '../../../../web/src/session/session.ts';
import { fakeServer, never } from '../../support/graphql-server.ts';
import { click, press, render, shows, unmount, until } from '../../support/render.tsx';

let search = '';

function Address() {
  search = decodeURIComponent(useLocation().search);
  return null;
}

const open = async (Page: ComponentType, at: string) => {
  await render(
    <>
      <main>
        <Page />
      </main>
      <Address />
    </>,
    { at },
  );
  await until(() => document.querySelector('main h1') !== null, 'the page');
};

beforeEach(() => {
  startSession('account');
  fakeServer({
    ListingOptions: never,
    Listings: never,
    Operators: never,
    ShopStates: never,
    TableViews: { tableViews: [] },
    Todos: never,
  });
});

const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

const pages = [
  ['/shopManage', ShopManagePage, 'q=甲&market=shein&state=hidden', 2, '平台'],
  ['/todo', TodoPage, 'list=MINE&kind=VIOLATION', 1, '类型'],
  ['/aiProducts/list', ListingPage, 'state=DRAFT&from=AMAZON&q=甲', 1, '来源平台'],
] as const;

it.each(pages)(
  '%s folds its filters and says how many still count, and takes them all back with one press',
  async (path, Page, query, active, filter) => {
    await open(Page, `${path}?shop=甲店&${query}`);
    expect(named(filter)).not.toBeNull();
    await press('收起筛选');
    expect(named(filter)).toBeNull();
    expect(shows(`展开筛选（${active} 项生效）`)).toBe(true);
    // It is remembered.
    await unmount();
    await open(Page, `${path}?shop=甲店&${query}`);
    expect(named(filter)).toBeNull();
    await press('重置筛选');
    await until(() => search === '?shop=甲店', 'the address without filters');
    await until(() => !shows('重置筛选'), 'nothing to take back');
    await press('展开筛选');
    expect(named(filter)).not.toBeNull();
  },
);

it('/shopManage leads out of filters that leave no shop', async () => {
  await open(ShopManagePage, '/shopManage?q=无&state=hidden');
  expect(shows('没有符合条件的店铺')).toBe(true);
  await press('清除筛选');
  await until(() => search === '', 'the address without filters');
  await until(() => !shows('没有符合条件的店铺'), 'the shops');
});

it('/shopManage narrows by each filter', async () => {
  await open(ShopManagePage, '/shopManage?q=甲');
  for (const words of ['SHEIN', '已隐藏']) {
    const label = [...document.querySelectorAll<HTMLElement>('main label')].find(
      ({ textContent }) => textContent?.toUpperCase() === words,
    );
    if (!label) throw new Error(`There is no ${words}`);
    await click(label);
  }
  await until(() => search === '?q=甲&market=shein&state=hidden', 'both in the address');
});
