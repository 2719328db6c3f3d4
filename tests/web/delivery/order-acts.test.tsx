import { expect, it } from 'vitest';
import { OrderActions } from '../../../web/src/features/delivery/OrderActions.tsx';
import { OrderBulkBar } from '../../../web/src/features/delivery/OrderBulkBar.tsx';
import { render, unmount, until } from '../support/render.tsx';
import { orderOf } from '../support/shipping-order.ts';

const order = orderOf('FH1');
const acts = { onStep: () => {}, onPrint: () => {} };
const buttons = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('offers what leads on first and what takes the order away last, beside one order and for many', async () => {
  await render(<OrderActions order={order} {...acts} />);
  expect(buttons()).toEqual(['确认打包', '打印', '取消发货单']);
  await unmount();

  const picked = {
    rows: [order, orderOf('FH2')],
    elsewhere: 0,
    all: true,
    has: () => true,
    pick: () => {},
    pickAll: () => {},
    pickRows: () => {},
    drop: () => {},
    clear: () => {},
  } as const;
  await render(
    <OrderBulkBar
      picked={picked}
      total={2}
      gather={() => Promise.resolve(picked.rows)}
      {...acts}
    />,
  );
  await until(() => buttons().includes('取消发货单'), 'the acts');
  // What ends the choice belongs to the bar.
  expect(buttons().slice(-3)).toEqual(['打印', '取消发货单', '取消选择']);
});
