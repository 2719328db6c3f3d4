import { expect, it } from 'vitest';
import CashPage from '../../../web/src/features/statistics/cash/CashPage.tsx';
import FundsPage from '../../../web/src/features/statistics/phone/FundsPage.tsx';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { linkTo, render, shows, until } from '../support/render.tsx';
import { directoryOf, managerOf, shopOf } from '../support/viewer.ts';

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

const funds = async (viewer: Viewer | undefined, hiddenReason: string | null) => {
  fakeServer({
    HomeFinance: {
      statistics: {
        __typename: 'Statistics',
        finance: {
          __typename: 'Finance',
          hiddenReason,
          available: null,
          pending: null,
          frozen: null,
          availableByShop: null,
          pendingByShop: null,
          restrictions: null,
        },
      },
    },
  });
  const shops = [shopOf('甲店', { temuUid: null })];
  const place = { at: '/m/funds', directory: directoryOf({ shops }) };
  await render(<FundsPage />, viewer ? { ...place, viewer } : place);
};

it('[R1-07] leads a boss on the phone to the binding of shops that only sales files tell of', async () => {
  await funds(undefined, null);
  await until(() => shows('导入的销售文件里没有资金数据'), 'what brings money');
  expect(linkTo('绑定店铺')).toBe('/shopManage?desktop');
});

it('tells a manager to ask the boss to bind such shops', async () => {
  await funds(managerOf({ permissions: ['lookCost'] }), null);
  await until(() => shows('请您的BOSS绑定店铺主账号'), 'whom to ask');
  expect(linkTo('绑定店铺')).toBeUndefined();
});

it('[R6-19] says which right money takes and leads on, on the phone', async () => {
  await funds(managerOf(), 'NO_PERMISSION');
  await until(() => shows('“查看成本价”权限'), 'the right');
  expect(linkTo('今日待办')).toBe('/m/todo');
});

it('[R6-19] says which right money takes and leads on, in the calendar', async () => {
  fakeServer({
    CashCalendar: {
      cashCalendar: {
        __typename: 'CashCalendar',
        hiddenReason: 'NO_PERMISSION',
        days: null,
        shops: null,
      },
    },
  });
  await render(<CashPage />, { at: '/account/cash', viewer: managerOf({ role: 'OPERATOR' }) });
  await until(() => shows('运营账号看不到资金'), 'whom to ask');
  expect(linkTo('数据统计')).toBe('/home');
});
