import { expect, it } from 'vitest';
import CashPage from '../../../web/src/features/statistics/cash/CashPage.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';
import { directoryOf, shopOf } from '../support/viewer.ts';

const open = async (temuUid: string | null) => {
  fakeServer({
    CashCalendar: {
      cashCalendar: { __typename: 'CashCalendar', hiddenReason: null, days: [], shops: [] },
    },
  });
  const shops = [shopOf('甲店', { temuUid: null }), shopOf('乙店', { temuUid })];
  await render(<CashPage />, { at: '/account/cash', directory: directoryOf({ shops }) });
  await until(() => shows('还没有资金数据'), 'that there is nothing');
};

it('[R1-07] promises no money by a sync to shops that only sales files tell of, and says what brings it', async () => {
  await open(null);
  expect(shows('导入的销售文件里没有资金数据')).toBe(true);
  expect(shows('店铺同步后')).toBe(false);
  expect(shows('绑定店铺')).toBe(true);
});

it('says of shops with a main account that it comes with a sync', async () => {
  await open('77');
  expect(shows('店铺同步后会显示')).toBe(true);
});
