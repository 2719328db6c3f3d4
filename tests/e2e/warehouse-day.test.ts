import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { cameraFlags, filmCode } from '../support/camera.ts';
import { rowOf, waitingOrders } from './delivery-steps.ts';
import { act, back, countWrites, phoneSteps, search, statusOf, tasks } from './phone-steps.ts';
import { press, shows } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'seller-camera-'));
const film = join(folder, 'camera.y4m');
afterAll(() => rmSync(folder, { recursive: true }));

const { newContext } = useBrowser(cameraFlags(film));
const { warehouse, workbench } = phoneSteps(newContext, [
  '12077000107',
  '12077000115',
  '12077000119',
  '12077000123',
]);

describe('a day in a warehouse', () => {
  it('[R1-13] [R1-18] scans, tells of missing pieces, packs, also without network, ships and confirms the entry, each once, while the boss watches', async () => {
    const { boss, shipper } = await warehouse();
    const { orders } = await waitingOrders(boss, 'AWAITING_PACKING');
    const [first, second, third] = orders.map(({ orderNo }) => orderNo);
    if (!first || !second || !third) throw new Error('There are too few orders');
    const desktop = await boss.newPage();
    await desktop.goto(`/deliveryCenter?tab=packing&q=${first}`);
    await rowOf(desktop, first).waitFor();

    await filmCode(film, first);
    const { page, context } = await workbench(shipper);
    const foreign: string[] = [];
    const { origin } = new URL(page.url());
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(url.href);
    });
    const writes = countWrites(page);

    // This browser has no reader of its own: the one that is fetched reads the film of the camera.
    expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
    await press(page, '扫码');
    await expect
      .poll(() => tasks(page).allTextContents())
      .toEqual([expect.stringContaining(first)]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(foreign).toEqual([]);

    await tasks(page).first().click();
    await page.getByRole('heading', { name: first }).waitFor();
    await page
      .getByRole('button', { name: /^报缺货/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: '报缺货' });
    await dialog.getByLabel('缺少件数').fill('100000');
    await dialog.getByRole('button', { name: '提交缺货' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('缺少件数').fill('1');
    await dialog.getByLabel('说明（选填）').fill('货架上没有');
    // Behind it the page is dimmed, and answers to nothing.
    expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: '提交缺货' }).click();
    await shows(page, '缺 1 件 · 待发送');
    const row = rowOf(desktop, first);
    await row.getByText('缺 1 件').waitFor();
    await row.getByText('说明：货架上没有').waitFor();
    await desktop.getByRole('button', { name: /^缺货待回复 1$/ }).waitFor();
    await row.getByRole('button', { name: /^回复缺货/ }).click();
    await desktop.getByLabel('回复内容').fill('下午补货');
    await desktop.getByRole('button', { name: '回复', exact: true }).last().click();
    await shows(page, '回复：下午补货');
    // Nothing waits for an answer any more, and the page that gave it says so.
    await desktop.getByRole('button', { name: /^缺货待回复/ }).waitFor({ state: 'detached' });
    await press(page, '确认打包');
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => statusOf(boss, first)).toBe('AWAITING_SHIPPING');

    await page.goto('/m');
    await tasks(page).first().waitFor();
    await context.setOffline(true);
    await act(page, second, '确认打包');
    await back(page);
    await act(page, third, '确认打包');
    await page.reload();
    await shows(page, '离线，更新于');
    await page.getByRole('button', { name: '确认打包' }).waitFor();
    await back(page);
    await shows(page, '待发送 2');
    await tasks(page).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await statusOf(boss, second)).toBe('AWAITING_PACKING');

    await context.setOffline(false);
    await page.getByText('待发送').first().waitFor({ state: 'detached' });
    await page.getByText('离线，更新于').waitFor({ state: 'detached' });
    for (const orderNo of [second, third])
      await expect.poll(() => statusOf(boss, orderNo)).toBe('AWAITING_SHIPPING');

    await page.getByRole('tab', { name: /^待发货/ }).click();
    await search(page, first);
    await act(page, first, '确认发货');
    await expect.poll(() => statusOf(boss, first)).toBe('SHIPPED');
    await desktop.goto(`/deliveryCenter?tab=shipped&q=${first}`);
    await rowOf(desktop, first).getByText('待收货').waitFor();
    await back(page);
    await page.getByRole('tab', { name: /^待入库/ }).click();
    await search(page, first);
    await act(page, first, '确认入库');
    await rowOf(desktop, first).getByText('已入库').waitFor();
    expect([...writes.values()]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(writes.size).toBe(6);
  });

  it('sets aside what the server fails over, sends the rest, and sends it again when told to', async () => {
    const { boss, shipper } = await warehouse();
    const { page } = await workbench(shipper);
    const { orders } = await waitingOrders(boss, 'AWAITING_PACKING');
    const [broken, fine] = orders;
    if (broken === undefined || fine === undefined) throw new Error('There are too few orders');
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON();
      if (operationName === 'PackTask' && variables.id === broken.id)
        await route.fulfill({ status: 500, body: 'broken' });
      else await route.continue();
    });
    await act(page, broken.orderNo, '确认打包');
    await back(page);
    await act(page, fine.orderNo, '确认打包');
    await back(page);
    await page.getByRole('alert').filter({ hasText: '已暂停发送' }).waitFor({ timeout: 60_000 });
    await expect.poll(() => statusOf(boss, fine.orderNo)).toBe('AWAITING_SHIPPING');
    expect(await statusOf(boss, broken.orderNo)).toBe('AWAITING_PACKING');
    expect(await seriousViolations(page)).toEqual([]);
    await page.unroute('**/graphql');
    await press(page, '重试');
    await expect.poll(() => statusOf(boss, broken.orderNo)).toBe('AWAITING_SHIPPING');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('leaves no tasks on the phone of whoever signs out', async () => {
    const { shipper } = await warehouse();
    const { page } = await workbench(shipper);
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('phone.tasks')));
    await expect.poll(kept).toHaveLength(1);
    await press(page, '退出登录');
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
    expect(await kept()).toEqual([]);
  });
});
