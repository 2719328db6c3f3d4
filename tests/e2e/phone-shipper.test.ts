import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { rowOf, waitingOrders } from './delivery-steps.ts';
import { graphql } from './imports.ts';
import {
  act,
  back,
  countWrites,
  phone,
  phoneSteps,
  search,
  statusOf,
  tasks,
} from './phone-steps.ts';
import { agree, press, shows } from './steps.ts';

const { newContext } = useBrowser();
const { warehouse, workbench, password } = phoneSteps(newContext, [
  '12077000103',
  '12077000111',
  '12077000127',
  '12077000131',
]);

describe('the workbench of the phone', () => {
  it('[R1-13] [R1-18] packs with and without network and ships, each once, and the desktop of the boss shows it', async () => {
    const { boss, shipper } = await warehouse();
    const { page, context } = await workbench(shipper);
    const writes = countWrites(page);
    // Those with the most time left: the simulated people of the shop do not get to them meanwhile.
    const { orders } = await waitingOrders(boss, 'AWAITING_PACKING');
    const [first, second, third] = orders.map(({ orderNo }) => orderNo);
    if (!first || !second || !third) throw new Error('There are too few orders');
    const desktop = await boss.newPage();
    await desktop.goto(`/deliveryCenter?tab=packing&q=${first}`);
    await rowOf(desktop, first).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await tasks(page).filter({ hasText: first }).click();
    const packed = page.getByRole('checkbox').first();
    await packed.locator('xpath=ancestor::label[1]').click();
    await expect.poll(() => packed.isChecked()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
    await press(page, '确认打包');
    await press(page, '撤销');
    await back(page);
    await tasks(page).filter({ hasText: first }).click();
    await expect.poll(() => packed.isChecked()).toBe(true);
    await press(page, '确认打包');
    await rowOf(desktop, first).waitFor({ state: 'detached' });
    expect(await statusOf(boss, first)).toBe('AWAITING_SHIPPING');

    await context.setOffline(true);
    await back(page);
    await act(page, second, '确认打包');
    await back(page);
    await act(page, third, '确认打包');
    await back(page);
    await shows(page, '待发送 2');
    await shows(page, '等待网络');
    expect(await statusOf(boss, second)).toBe('AWAITING_PACKING');
    // The shell is kept on the phone, and so is what waits.
    await page.reload();
    await shows(page, '离线，更新于');
    expect(await tasks(page).count()).toBeGreaterThan(0);
    expect(await tasks(page).filter({ hasText: third }).count()).toBe(0);
    await shows(page, `已确认打包 ${third}`);

    await context.setOffline(false);
    await page.getByText('待发送').first().waitFor({ state: 'detached' });
    for (const orderNo of [second, third])
      expect(await statusOf(boss, orderNo)).toBe('AWAITING_SHIPPING');

    await page.getByRole('tab', { name: /^待发货/ }).click();
    await search(page, first);
    await act(page, first, '确认发货');
    await expect.poll(() => statusOf(boss, first)).toBe('SHIPPED');
    expect([...writes.values()]).toEqual([1, 1, 1, 1]);
    expect(writes.size).toBe(4);
  });

  it('says why what was confirmed without network was refused, until that is read', async () => {
    const { boss, shipper } = await warehouse();
    const { page, context } = await workbench(shipper);
    const { orders } = await waitingOrders(boss, 'AWAITING_PACKING');
    const [order] = orders;
    if (order === undefined) throw new Error('There are too few orders');
    await context.setOffline(true);
    await act(page, order.orderNo, '确认打包');
    await graphql(
      boss,
      'mutation ($ids: [ID!]!) { cancelShippingOrder(ids: $ids) { orders { id } } }',
      { ids: [order.id] },
    );
    await back(page);
    await context.setOffline(false);
    await shows(page, `发货单${order.orderNo}已取消，不能确认打包，请刷新列表`);
    await press(page, '知道了');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('finds an order by the code that the camera reads, and by a number that is typed', async () => {
    const { boss, shipper } = await warehouse();
    const { page } = await workbench(shipper);
    const { orders } = await waitingOrders(boss, 'AWAITING_SHIPPING');
    const [orderNo = '', other = ''] = orders.map((order) => order.orderNo);
    await search(page, orderNo);
    await expect
      .poll(() => tasks(page).allTextContents())
      .toEqual([expect.stringContaining(orderNo)]);

    await page.addInitScript((number) => {
      navigator.mediaDevices.getUserMedia = async () =>
        document.createElement('canvas').captureStream();
      Object.assign(window, {
        BarcodeDetector: class {
          static async getSupportedFormats() {
            return ['qr_code'];
          }
          detect = async () => [{ rawValue: number }];
        },
      });
      HTMLMediaElement.prototype.play = async () => {};
    }, other);
    await page.goto('/m');
    await press(page, '扫码');
    await expect
      .poll(() => tasks(page).allTextContents())
      .toEqual([expect.stringContaining(other)]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('may use the camera at its own pages alone', async () => {
    const { request } = await newContext(phone);
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['permissions-policy'];
    for (const path of ['/m', '/m/task/FH1'])
      expect(await policyOf(path)).toMatch(/camera=\(self\)/);
    for (const path of ['/index', '/mobileHome'])
      expect(await policyOf(path)).toMatch(/camera=\(\)/);
    // WebAssembly, which reads the codes, runs there alone; no page lets scripts be made of text.
    const scriptsOf = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy'];
    expect(await scriptsOf('/m/task/FH1')).toMatch(/script-src[^;]*'wasm-unsafe-eval'/);
    expect(await scriptsOf('/index')).not.toMatch(/wasm-unsafe-eval/);
    expect(await scriptsOf('/m')).not.toMatch(/'unsafe-eval'|script-src[^;]*unsafe-inline/);
  });

  it('loads no part of the desktop and no charts, and keeps its shell and no answers', async () => {
    const { shipper } = await warehouse();
    const context = await newContext(phone);
    const scripts: string[] = [];
    context.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const page = await context.newPage();
    await page.goto('/m');
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
    expect(scripts.some((name) => /PhoneLayout/.test(name))).toBe(true);
    await page.getByLabel('手机号').fill(shipper);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await agree(page.locator('main'));
    await page.getByRole('button', { name: '登录' }).click();
    await tasks(page).first().click();
    await page.getByRole('button', { name: '确认打包' }).waitFor();
    expect(
      scripts.filter((name) => /MainLayout|MainFrame|nivo|Chart|SidePanel/.test(name)),
    ).toEqual([]);
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/m');
    expect(
      kept.filter(
        (path) => !/^\/(m|m\.webmanifest|favicon\.svg|phone-icon-\d+\.png|assets\/.+)$/.test(path),
      ),
    ).toEqual([]);
  });
});
