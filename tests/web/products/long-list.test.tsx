import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePrintKey } from '../../../web/src/app/printing/use-print-key.ts';
import ProductsPage from '../../../web/src/features/products/ProductsPage.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf, type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { listedRow } from '../support/product-row.ts';
import { button, checkbox, click, render, shows, unmount, until } from '../support/render.tsx';

const nameOf = (place: number) => `商品${place}号`;

/** As many products as `total`, and their page as it is asked for. */
const listOf =
  (total: number) =>
  ({ first, skip }: { first: number; skip: number }) => ({
    productList: connectionOf(
      'Product',
      Array.from({ length: Math.max(0, Math.min(first, total - skip)) }, (_, index) => ({
        ...listedRow({ id: `spu:${skip + index}`, name: nameOf(skip + index) }),
      })),
      {
        totalCount: total,
        counts: { __typename: 'CostCounts', withCost: total, withoutCost: 0 },
        categories: [],
      },
    ),
  });

let server: FakeServer;

function Keys() {
  usePrintKey();
  return null;
}

const open = (at = '/account/manager') =>
  render(
    <>
      <Keys />
      <main>
        <ProductsPage />
      </main>
    </>,
    { at },
  );

const rows = () => document.querySelectorAll('main tbody tr:not([data-waiting], [data-space])');
const tell = (event: string) => act(async () => void dispatchEvent(new Event(event)));
const askedPages = () =>
  server.asked
    .filter(({ operationName }) => operationName === 'ProductList')
    .map(({ variables }) => Number(variables.skip) / 50);

beforeEach(() => startSession('account'));
afterEach(async () => {
  // Of a test that has failed before it told so itself.
  await tell('afterprint');
});

describe('a long list on paper', () => {
  it('has every row that is here, and the rest is fetched for the next time', async () => {
    const others = Promise.withResolvers<void>();
    const list = listOf(120);
    server = fakeServer({
      ProductList: async (page: { first: number; skip: number }) => {
        if (page.skip > 0) await others.promise;
        return list(page);
      },
      TableViews: { tableViews: [] },
    });
    await open();
    await until(() => shows('共 120'), 'the list');
    expect(rows()).toHaveLength(0);
    await tell('beforeprint');
    expect(rows()).toHaveLength(50);
    expect(shows('打印了 50 行，共 120 行')).toBe(true);
    others.resolve();
    await until(() => rows().length === 120, 'the other pages');
    expect(shows('打印了')).toBe(false);
    await tell('afterprint');
    expect(rows()).toHaveLength(0);
    await tell('beforeprint');
    expect(rows()).toHaveLength(120);
    await tell('afterprint');
  });

  it('ends after 500 rows, and says so', async () => {
    server = fakeServer({ ProductList: listOf(2_345), TableViews: { tableViews: [] } });
    const printed: number[] = [];
    vi.stubGlobal('print', () => {
      printed.push(rows().length);
      expect(shows('打印了 500 行，共 2,345 行 · 一次最多打印 500 行')).toBe(true);
      dispatchEvent(new Event('afterprint'));
    });
    await open();
    await until(() => shows('共 2,345'), 'the list');
    const key = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
    await act(async () => void dispatchEvent(key));
    // The browser alone would print what is in sight.
    expect(key.defaultPrevented).toBe(true);
    await until(() => printed.length > 0, 'the printing');
    expect(printed).toEqual([500]);
    expect(Math.max(...askedPages())).toBe(9);
    expect(shows('打印了')).toBe(false);
  });
});

it('asks for the loss of the whole list only while its column is shown', async () => {
  server = fakeServer({ ProductList: listOf(1), TableViews: { tableViews: [] } });
  const asked = () =>
    server.asked
      .filter(({ operationName }) => operationName === 'ProductTotals')
      .map(({ variables }) => variables.withLoss);
  await open();
  await until(() => asked().length > 0, 'the sums');
  expect(asked()).toEqual([false]);
  await click(button('列设置'));
  await click(checkbox('近7天缺货损失'));
  await until(() => asked().length > 1, 'the sums with the loss');
  expect(asked()).toEqual([false, true]);
  await unmount();
  await client.clearStore();
  // Chosen once, it is shown again.
  await open();
  await until(() => asked().length > 2, 'the sums of the next time');
  expect(asked().at(-1)).toBe(true);
});
