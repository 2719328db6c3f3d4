import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderGoods } from '../../../web/src/features/delivery/OrderGoods.tsx';
import PackingList from '../../../web/src/features/delivery/print/PackingList.tsx';
import { render, unmount, until } from '../support/render.tsx';
import { orderOf, shortage } from '../support/shipping-order.ts';

const goods = ['A-1', 'A-2', 'A-3'].map((skuId) => ({
  __typename: 'ShippingGoods' as const,
  skuId,
  code: skuId,
  specification: '红色',
  productName: `商品${skuId}`,
  imageUrl: null,
  quantity: 3,
}));

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

beforeEach(() => {
  // Neither is there without a browser.
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  vi.stubGlobal('print', vi.fn());
});
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

it('marks the lines of which pieces are missing, with what was answered', async () => {
  const answered = { reply: '先发其他', answerer: '店长', answeredAt: '2026-05-01T09:00:00Z' };
  const order = orderOf('FH1', {
    goods,
    shortages: [shortage, { ...shortage, skuId: 'A-2', missing: 1, ...answered }],
  });
  await render(<PackingList orders={[order]} onDone={vi.fn()} />);
  await until(() => rows().length === 3, 'the list');
  const [open, replied, whole] = rows();
  expect(open).toContain('缺 2 件');
  expect(open).not.toContain('回复');
  expect(replied).toContain('缺 1 件');
  expect(replied).toContain('店长 05-01 17:00 回复：先发其他');
  expect(whole).not.toContain('缺');
});

it('writes many pieces in groups of digits, on paper and in the list', async () => {
  const [first] = goods;
  if (first === undefined) throw new Error('no goods');
  const order = orderOf('FH1', { quantity: 12_345, goods: [{ ...first, quantity: 12_345 }] });
  await render(<PackingList orders={[order]} onDone={vi.fn()} />);
  await until(() => rows().length === 1, 'the list');
  const cells = [...document.querySelectorAll('td[data-column="quantity"]')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['12,345', '12,345']);
  await unmount();
  await render(<OrderGoods order={order} />);
  expect(document.body.textContent).toContain('× 12,345');
  expect(document.body.textContent).toContain('共 12,345 件');
});

it('[R2.2-09] goes when the printing is over: on a phone, which says so at once and draws it again, with the next touch', async () => {
  const onDone = vi.fn();
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  const list = <PackingList orders={[orderOf('FH1', { goods })]} onDone={onDone} />;
  await render(list);
  await until(() => onDone.mock.calls.length === 1, 'the end of the printing');
  await unmount();

  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  await render(list);
  await until(() => print.mock.calls.length === 2, 'the dialog of the phone');
  expect(onDone).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pointerdown'));
  expect(onDone).toHaveBeenCalledTimes(2);
});
