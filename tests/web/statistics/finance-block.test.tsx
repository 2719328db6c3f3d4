import { expect, it } from 'vitest';
import { FinanceBlock } from '../../../web/src/features/statistics/operations/FinanceBlock.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { render, shows, unmount, until } from '../support/render.tsx';
import { managerOf } from '../support/viewer.ts';

const draw = async (viewer: Viewer, hiddenReason: string | null) => {
  fakeServer({
    HomeFinance: {
      statistics: {
        __typename: 'Statistics',
        finance: {
          __typename: 'FinanceStatistics',
          hiddenReason,
          available: hiddenReason === null ? '12.50' : null,
          pending: null,
          frozen: null,
          availableByShop: null,
          pendingByShop: null,
          restrictions: null,
        },
      },
    },
  });
  const range = { start: '2026-03-01', end: '2026-03-07' };
  await render(<FinanceBlock selection={{ all: true }} range={range} />, { at: '/home', viewer });
};

const calendar = () => document.querySelector('a[href^="/account/cash"]')?.textContent;

it('leads to the cash calendar who may look at cost, and nobody else, who would be refused there', async () => {
  await draw(managerOf(), 'NO_PERMISSION');
  await until(() => shows('无权限，请联系BOSS'), 'the refusal');
  expect(calendar()).toBeUndefined();
  await unmount();
  await client.clearStore();
  await draw(managerOf({ permissions: ['lookCost'] }), null);
  await until(() => shows('¥12.50'), 'the money');
  expect(calendar()).toBe('资金日历');
});
