import { beforeEach, describe, expect, it } from 'vitest';
import { FirstSteps } from '../../../web/src/features/statistics/first-steps/FirstSteps.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';
import { directoryOf, shopOf, viewerOf } from '../support/viewer.ts';

const boss = viewerOf({
  id: '7',
  username: 'boss',
  registerTime: '2026-06-01T00:00:00.000Z',
  dataStart: '2026-06-01',
});
const shop = shopOf('店铺A', { id: 's1' });
const manager = { __typename: 'Manager', id: 'm1' };
const costs = (withCost: number) => ({
  __typename: 'ProductRowConnection',
  counts: { __typename: 'ProductCostCounts', withCost },
});

const show = (shops: (typeof shop)[], viewer = boss) =>
  render(<FirstSteps />, { at: '/home', viewer, directory: directoryOf({ shops }) });

beforeEach(() => startSession('account'));

describe('the first steps of a new boss', () => {
  it('are ticked by what the server has, each of the others with the way to do it', async () => {
    fakeServer({ FirstSteps: { managers: [], productList: costs(0) } });
    await show([shop]);
    await until(() => shows('已完成 1/3'), 'the list');
    expect(shows('绑定店铺或导入表格')).toBe(true);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/account/manager?level=sku&cost=without']);
    expect(button('邀请同事')).toBeDefined();
  });

  it('begin with binding or importing, and ask for no products where there is no shop', async () => {
    const server = fakeServer({ FirstSteps: { managers: [] } });
    await show([]);
    await until(() => shows('已完成 0/3'), 'the list');
    expect(server.asked[0]?.variables).toMatchObject({ hasShops: false });
    expect(button('绑定店铺')).toBeDefined();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/import');
  });

  it('stay folded over a reload, and unfold again', async () => {
    fakeServer({ FirstSteps: { managers: [], productList: costs(3) } });
    await show([shop]);
    await until(() => shows('已完成 2/3'), 'the list');
    const fold = () => document.querySelector<HTMLButtonElement>('button[aria-expanded]');
    const isOpen = () => fold()?.getAttribute('aria-expanded');
    expect(isOpen()).toBe('true');
    await click(fold() ?? button('开始使用'));
    await unmount();
    await show([shop]);
    await until(() => shows('已完成 2/3'), 'the list again');
    expect(isOpen()).toBe('false');
    await click(fold() ?? button('开始使用'));
    expect(isOpen()).toBe('true');
  });

  it('are gone when all is done, and not asked for again', async () => {
    const server = fakeServer({ FirstSteps: { managers: [manager], productList: costs(3) } });
    await show([shop]);
    await until(() => localStorage.getItem('user.7')?.includes('firstStepsDone') === true, 'note');
    expect(shows('开始使用')).toBe(false);
    await unmount();
    await show([shop]);
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ['a manager', { ...boss, isBoss: false, role: 'MANAGER' } as const],
    ['a visitor', { ...boss, isBoss: false, isVisitor: true, role: 'VISITOR' } as const],
  ])('are not of %s', async (_who, viewer) => {
    const server = fakeServer({ FirstSteps: { managers: [], productList: costs(0) } });
    await show([shop], viewer);
    expect(server.asked).toEqual([]);
    expect(shows('开始使用')).toBe(false);
  });
});
