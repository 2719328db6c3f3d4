import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import CostDialog from '../../../web/src/features/products/CostDialog.tsx';
import CostFileDialog from '../../../web/src/features/products/CostFileDialog.tsx';
import type { ListVariables } from '../../../web/src/features/products/variables.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { connectionOf, type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { listedRow, type SentCosts, savedCosts } from '../support/product-row.ts';
import {
  field,
  press,
  pressCross,
  render,
  shows,
  takeBack,
  type,
  until,
} from '../support/render.tsx';

const variables: ListVariables = {
  selection: { all: true },
  range: { start: '2026-03-01', end: '2026-03-10' },
  dataSource: 'SALES',
  level: 'SPU',
  filter: null,
  sort: 'NET_QUANTITY',
  descending: true,
  withCourse: false,
};

const skuOf = (name: string, costMin: string | null) =>
  listedRow({ id: `sku:1:${name}`, skuId: name, extCode: `code-${name}`, name, costMin });
/** Two of the product have had a cost before, each its own; the third had none. */
const skus = [skuOf('red', '3.50'), skuOf('blue', '4.00'), skuOf('green', null)];

let server: FakeServer;
const sent = () =>
  server.asked.flatMap(({ operationName, variables: { input } }) =>
    operationName === 'SetSkuCosts' ? [input] : [],
  );
/** Of what takes back, what it takes back too. */
const costs = (...all: readonly (readonly [string, string | null, string?])[]) => ({
  costs: all.map(([name, cost, ...was]) => ({
    skuId: `sku:1:${name}`,
    cost,
    ...(was.length > 0 && { was: was[0] }),
  })),
});

/** Types a cost in the dialog of a product with three SKUs. */
async function typeCost(onClose = () => {}): Promise<void> {
  await render(
    <CostDialog
      rows={[listedRow({ id: 'spu:1:7', level: 'SPU' })]}
      variables={variables}
      onCosted={() => {}}
      onClose={onClose}
      onSaved={() => {}}
    />,
  );
  await until(() => shows('3 个 SKU'), 'its SKUs');
  await type(field('成本（元）'), '9');
}

/** Hands a file of costs over. */
async function choose(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose a file with');
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [new File([text], '成本.csv')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  server = fakeServer({
    ProductSkus: {
      productList: connectionOf('Product', skus),
    },
    SetSkuCosts: savedCosts,
  });
});

describe('costs that are taken back', () => {
  it('[R7.4-64] leave alone what somebody else has saved meanwhile, and say so', async () => {
    server.answers.SetSkuCosts = ({ input }: SentCosts) =>
      savedCosts({
        input: {
          costs: input.costs.map((one) =>
            one.was !== undefined && one.skuId === 'sku:1:blue' ? { ...one, cost: '7.00' } : one,
          ),
        },
      });
    await typeCost();
    await press('保存成本');
    await takeBack();
    await until(() => shows('1 个 SKU 的成本之后又被改过'), 'what was kept');
  });

  it('are those of each SKU again, where many were given one', async () => {
    await typeCost();
    await press('保存成本');
    await takeBack();
    expect(sent()).toEqual([
      costs(['red', '9.00'], ['blue', '9.00'], ['green', '9.00']),
      costs(['red', '3.50', '9.00'], ['blue', '4.00', '9.00'], ['green', null, '9.00']),
    ]);
  });

  it('are those of before the file, and of none that the file had not changed', async () => {
    await render(<CostFileDialog variables={variables} onCosted={() => {}} onClose={() => {}} />);
    const text = 'SKU ID,成本\nred,5\nblue,4\ngreen,6.5\n';
    await choose(text);
    await until(() => shows('¥6.50'), 'what it would change');
    await press('更新 2 个 SKU 的成本');
    await takeBack();
    expect(sent()).toEqual([
      costs(['red', '5.00'], ['green', '6.50']),
      costs(['red', '3.50', '5.00'], ['green', null, '6.50']),
    ]);
  });

  it('[R7.4-64] of a long file are saved at once, and what is on the page is read again in place of all their rows', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => skuOf(`S${at}`, null));
    server.answers.ProductSkus = ({ skip }: { readonly skip?: number }) => ({
      productList: connectionOf('Product', many.slice(skip ?? 0, (skip ?? 0) + 500), {
        totalCount: many.length,
      }),
    });
    server.answers.SetSkuCosts = {
      setSkuCosts: { __typename: 'SetSkuCostsPayload', error: null },
    };
    await render(<CostFileDialog variables={variables} onCosted={() => {}} onClose={() => {}} />);
    await choose(`SKU ID,成本\n${many.map(({ skuId }) => `${skuId},5`).join('\n')}\n`);
    await until(() => shows('更新 1,200 个 SKU 的成本'), 'what it would change');
    await press('更新 1,200 个 SKU 的成本');
    await until(() => shows('已更新 1,200 个 SKU 的成本'), 'that they are saved');
    const asked = server.asked.filter(({ operationName }) => operationName === 'SetSkuCosts');
    expect(asked.map(({ variables: { withRows } }) => withRows)).toEqual([false]);
  });
});

it('the dialog of costs asks before a cost that was typed is lost', async () => {
  const closed = vi.fn();
  await typeCost(closed);
  await pressCross();
  await until(() => document.querySelector('[role=alertdialog]') !== null, 'the question');
  expect(closed).not.toHaveBeenCalled();
});
