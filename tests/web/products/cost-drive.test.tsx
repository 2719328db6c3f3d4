import { act, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CostCell } from '../../../web/src/features/products/CostCell.tsx';
import { CostDrive } from '../../../web/src/features/products/CostDrive.tsx';
import type { CostedRow } from '../../../web/src/features/products/use-costs.ts';
import { useRowActs } from '../../../web/src/features/products/use-row-acts.ts';
import type { ProductRow } from '../../../web/src/features/products/variables.ts';
import { rightsOf } from '../../../web/src/session/rights.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { listedRow, savedCosts } from '../support/product-row.ts';
import { button, click, render, shows, takeBack, type, until } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

const bare = (name: string) =>
  listedRow({
    id: `sku:1:${name}`,
    name,
    specName: null,
    costMin: null,
    costMax: null,
    uncostedSkuCount: 1,
  });

let server: FakeServer;
const sent = () =>
  server.asked.flatMap(({ operationName, variables }) =>
    operationName === 'SetSkuCosts' ? [JSON.stringify(variables.input)] : [],
  );
/** What takes a cost back says of which one. */
const saves = (name: string, cost: string | null, was?: string) =>
  JSON.stringify({ costs: [{ skuId: `sku:1:${name}`, cost, was }] });

const nothing = () => {};

/** What another window saves. */
let others: (rows: readonly CostedRow[]) => void = nothing;

function List({ goesOn }: { readonly goesOn: boolean }) {
  const [rows, setRows] = useState<readonly ProductRow[]>(() => ['杯子', '盘子', '碗'].map(bare));
  const onCosted = (told: readonly CostedRow[]) =>
    setRows((before) => before.map((row) => ({ ...row, ...told.find(({ id }) => id === row.id) })));
  others = onCosted;
  const acts = useRowActs({
    rights: rightsOf(viewerOf()),
    picked: { rows: [], has: () => false, pick: nothing, clear: nothing },
    goesOn,
    onCosted,
    toggle: nothing,
    open: nothing,
    rename: nothing,
    enterCost: nothing,
  });
  return (
    <>
      <CostDrive rows={rows} total={57} onReadAnew={nothing} />
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <CostCell row={row} acts={acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const open = (goesOn: boolean) => render(<List goesOn={goesOn} />);
const focused = () => document.activeElement?.getAttribute('aria-label');
const input = (): HTMLInputElement => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) throw new Error('No field has the focus');
  return activeElement;
};
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  server = fakeServer({ SetSkuCosts: savedCosts });
});

describe('goods without a cost', () => {
  it('are filled in one after the other by the keyboard alone, and stay where they are', async () => {
    await open(true);
    expect(shows('已补 0 / 57')).toBe(true);
    await click(button('填写成本 杯子'));
    await type(input(), '3.5');
    await press('Enter');
    await until(() => focused() === '填写成本 盘子', 'the next row');
    expect(document.querySelector('[role=status]')?.textContent).toBe('已补 1 / 57');
    expect(shows('¥3.50')).toBe(true);

    await type(input(), '4');
    await press('ArrowDown');
    await until(() => focused() === '填写成本 碗', 'the next row');
    expect(sent()).toEqual([saves('杯子', '3.50'), saves('盘子', '4.00')]);

    // Nothing lies below the last one: its own button has the focus.
    await type(input(), '5');
    await press('Enter');
    await until(() => document.activeElement === button('填写成本 碗'), 'the end');
    expect(document.querySelector('[role=status]')?.textContent).toBe('已补 3 / 57');
    expect(sent()).toHaveLength(3);
  });

  it('are passed over without a cost, and what is filled in already is passed over too', async () => {
    await open(true);
    await click(button('填写成本 盘子'));
    await type(input(), '4');
    await press('Enter');
    await until(() => focused() === '填写成本 碗', 'the next row');
    await press('Escape');
    await click(button('填写成本 杯子'));
    await press('Enter');
    expect(focused()).toBe('填写成本 碗');
    expect(sent()).toEqual([saves('盘子', '4.00')]);
  });

  it('are entered one at a time in every other list', async () => {
    await open(false);
    await click(button('填写成本 杯子'));
    await type(input(), '3');
    await press('ArrowDown');
    expect(focused()).toBe('填写成本 杯子');
    await press('Enter');
    await until(() => document.activeElement === button('填写成本 杯子'), 'the end');
    expect(sent()).toEqual([saves('杯子', '3.00')]);
  });

  it('have no cost again when it is taken back', async () => {
    await open(true);
    await click(button('填写成本 杯子'));
    await type(input(), '3');
    await press('Enter');
    await takeBack();
    expect(sent()).toEqual([saves('杯子', '3.00'), saves('杯子', null, '3.00')]);
    expect(shows('已补 0 / 57')).toBe(true);

    server.answers.SetSkuCosts = new Error('no network');
    await type(input(), '3');
    await press('Enter');
    await until(() => shows('成本没有保存，请重试'), 'the refusal');
    const acts = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
    await until(() => !acts().includes('撤销'), 'nothing to be taken back');
  });

  it('keep the cost that another window has saved where the field is left as it was opened', async () => {
    await open(false);
    await act(async () => others([{ ...bare('杯子'), costMin: '2.00', costMax: '2.00' }]));
    await click(button('填写成本 杯子'));
    await act(async () => others([{ ...bare('杯子'), costMin: '7.00', costMax: '7.00' }]));
    expect(input().value).toBe('2.00');
    await press('Enter');
    await until(() => shows('¥7.00'), 'the cost of the other window');
    expect(sent()).toEqual([]);

    // What is typed is saved all the same.
    await click(button('填写成本 杯子'));
    await act(async () => others([{ ...bare('杯子'), costMin: '8.00', costMax: '8.00' }]));
    await type(input(), '9');
    await press('Enter');
    await until(() => sent().length === 1, 'the save');
    expect(sent()).toEqual([saves('杯子', '9.00')]);
  });
});
