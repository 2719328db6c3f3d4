import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { alterAnswer, boss, plainDocument, shows, stubOperation } from './steps.ts';

const { openAs, contextAs } = useBrowser();

const refusal = (resultCode: number, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'UPSTREAM_REFUSED', resultCode } }],
});

it('[R8-06] [R8-07] [R8-09] a page shows what the data service says when it refuses', async () => {
  const page = await openAs(boss);
  const toasts = page.getByRole('region', { name: /^消息/ });
  const main = page.getByRole('main');
  for (const [path, operation] of [
    ['/home', 'HomePage'],
    ['/account/manager', 'ProductList'],
    ['/deliveryCenter', 'ShippingOrders'],
    ['/aiProducts/list', 'Listings'],
    ['/selectionToolNew', 'SelectionCandidates'],
    ['/home/consult', 'Notices'],
  ] as const) {
    await plainDocument(page);
    await stubOperation(page, operation, { body: refusal(1, '店铺已到期，请续费') });
    await page.goto(path);
    await shows(main.getByRole('alert'), '店铺已到期，请续费');
    await shows(toasts, '店铺已到期，请续费');
    await page.unrouteAll();
    await plainDocument(page);
    await stubOperation(page, operation, { body: refusal(5, 'error') });
    await page.reload();
    await shows(main.getByRole('alert'), '加载失败');
    expect(await toasts.getByText('error', { exact: true }).count(), path).toBe(0);
    await page.unrouteAll();
  }
});

const fault = { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };

it('a page says so when its question ends in a fault, and asks again; /home shows the blocks that it knows', async () => {
  const page = await openAs(boss);
  const main = page.getByRole('main');
  for (const [path, operation] of [
    ['/account/stock', 'SharedStock'],
    ['/account/cash', 'CashCalendar'],
    ['/todo', 'Todos'],
    ['/shopManage', 'DirectoryGroups'],
    ['/account/people', 'People'],
    ['/account/log', 'AuditLog'],
  ] as const) {
    await stubOperation(page, operation, { body: { errors: [fault] } });
    await page.goto(path);
    const alert = main.getByRole('alert');
    await shows(alert, '加载失败');
    expect(await page.getByText(fault.message).count(), path).toBe(0);
    await page.unrouteAll();
    await alert.getByRole('button', { name: '重试' }).click();
    await alert.waitFor({ state: 'detached' });
  }

  await plainDocument(page);
  await alterAnswer(page, 'HomePage', ({ statistics }) => ({
    data: { statistics: { ...statistics, productRanking: null } },
    errors: [{ ...fault, path: ['statistics', 'productRanking'] }],
  }));
  await alterAnswer(page, 'HomeTasks', ({ statistics, ...others }) => ({
    data: { ...others, statistics: { ...statistics, messages: null } },
    errors: [{ ...fault, path: ['statistics', 'messages'] }],
  }));
  await page.goto('/home');
  await shows(main.locator('#products').getByRole('alert'), '加载失败');
  await shows(main.getByRole('region', { name: '汇总' }), /¥\s?[\d,.]+/);
  await shows(main.getByRole('region', { name: '今日待办' }), '加载失败 · 重试');
  expect(await page.getByText('页面出错了').count()).toBe(0);
});

it('the phone offers to ask again for what a fault has left out of its lists', async () => {
  const context = await contextAs(boss, { viewport: { width: 375, height: 812 }, isMobile: true });
  const page = await context.newPage();
  await alterAnswer(page, 'PhoneTodo', ({ statistics, ...others }) => ({
    data: { ...others, statistics: { ...statistics, messages: null } },
    errors: [{ ...fault, path: ['statistics', 'messages'] }],
  }));
  await page.goto('/m/todo');
  const todos = page.getByRole('list', { name: '今日待办' });
  await todos.getByRole('link').first().waitFor();
  const known = await todos.getByRole('link').count();
  await page.unrouteAll();
  await todos.getByRole('button', { name: '加载失败 · 重试' }).click();
  await todos.getByRole('button').waitFor({ state: 'detached' });
  expect(await todos.getByRole('link').count()).toBeGreaterThanOrEqual(known);
});
