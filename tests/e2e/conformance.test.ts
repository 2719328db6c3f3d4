import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { calls } from '../../api/contract/index.ts';
import { boss, password } from '../conformance/facts.ts';
import type { Habits } from '../conformance/habits.ts';
import { boundShop } from '../conformance/kept.ts';
import { statistics } from '../conformance/statistics.ts';
import { mappingOfUnnamed } from '../conformance/unnamed.ts';
import { startForeignUpstream } from '../conformance/upstream.ts';
import { brokers } from '../realtime/brokers.ts';
import { plainClient, secret } from '../realtime/harness.ts';
import { useBrowser } from '../support/browser.ts';
import { startProduct, temporaryFolder } from '../support/product.ts';
import { codeButton, dialogOf, fillAccount, openBindDialog } from './binding-steps.ts';
import { chooseOf, manage, openWithPanel, panelOf, rowOf } from './panel.ts';
import { agree, countFrames, openLogin, shows } from './steps.ts';

const { newContext } = useBrowser();

declare global {
  interface Window {
    noteToast: (text: string) => void;
  }
}

/** The product before a server of the specification, which tells live on a broker of its own. */
async function foreignProduct(habits: Partial<Habits>) {
  const [kind] = brokers.slice(-1);
  if (kind === undefined) throw new Error('There is no broker');
  const broker = await kind.start();
  onTestFinished(() => broker.stop());
  const upstream = await startForeignUpstream(habits);
  onTestFinished(() => upstream.close());
  const mapping = join(await temporaryFolder(), 'mapping.json');
  await writeFile(mapping, JSON.stringify(mappingOfUnnamed));
  const product = await startProduct({
    UPSTREAM_URL: upstream.url,
    MQTT_URL: broker.url,
    ...(habits.unnamed && { UPSTREAM_PATHS: mapping }),
    ...(broker.url.startsWith('ws:') && { MQTT_USERNAME: 'seller-bff', MQTT_PASSWORD: secret }),
  });
  const client = await plainClient(broker.url);
  onTestFinished(() => client.endAsync());
  return {
    product,
    upstream,
    publish: (topic: string, message: object) =>
      client.publishAsync(topic, JSON.stringify(message), { qos: 1 }),
  };
}

const answered = z.object({
  errors: z
    .array(z.object({ extensions: z.object({ code: z.string(), call: z.string().optional() }) }))
    .optional(),
});

/** Bodies that the specification does not show. */
const withoutBody = new Set(Object.keys(statistics).map((each) => each.split(' ')[1]));

/** What goes wrong beyond what the upstream lacks, as long as the page is open. */
async function faultsIn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const lacks = (code: string, name = '') => {
    const call = calls.get(name);
    return code === 'UPSTREAM_LACKS'
      ? call?.origin === 'assigned'
      : code === 'UPSTREAM_SHAPE' && withoutBody.has(call?.path);
  };
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    // A page that is left takes its answers along.
    const body: unknown = await response.json().catch(() => ({}));
    for (const { extensions } of answered.safeParse(body).data?.errors ?? [])
      if (!lacks(extensions.code, extensions.call)) faults.push(JSON.stringify(extensions));
  });
  await page.addInitScript((phone) => {
    const closed = { [`expiry:${phone}`]: Date.now(), [`storeManager:${phone}`]: Date.now() };
    localStorage.setItem('tipClosedTimes', JSON.stringify(closed));
  }, boss.phone);
  await page.exposeFunction('noteToast', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-scope=toast][data-type=error]'))
        window.noteToast(toast.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return faults;
}

async function signIn(page: Page): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('手机号').fill(boss.phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await agree(dialog);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const figure = (page: Page, label: string): Promise<string | null> =>
  page
    .getByRole('region', { name: '汇总' })
    .getByRole('group', { name: label })
    .locator('[title]')
    .first()
    .getAttribute('title');

const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

const paths = [
  '/home?range=week',
  '/shopManage',
  '/account/manager',
  '/deliveryCenter',
  '/aiProducts/list',
  '/selectionToolNew',
  '/import',
  '/apiKeys',
  '/account/people',
  '/home/consult',
];

async function visitAll(page: Page): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('main').getByText(/\p{L}/u).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('页面出错了').count(), path).toBe(0);
  }
}

it('[R7.1-13] works before a server of the specification, from the sign-in to a paid renewal', {
  timeout: 180_000,
}, async () => {
  const { product, publish } = await foreignProduct({
    ids: 'number',
    noData: 'absent',
    cookie: true,
    unnamed: true,
    statistics: 'documented',
  });
  const page = await (await newContext({ baseURL: product.url })).newPage();
  const faults = await faultsIn(page);
  await signIn(page);

  await openWithPanel(page, '/home?range=week');
  await expect.poll(() => figure(page, '净销售额')).toBe('¥400.00');
  expect(await figure(page, '利润')).toBe('¥162.00');
  await rowOf(page, '晨光家居').locator('button[aria-current]').click();
  await expect.poll(() => figure(page, '净销售额')).toBe('¥100.00');

  await chooseOf(page, '晨光家居', '重命名');
  const renaming = dialogOf(page, '重命名店铺');
  await renaming.getByLabel('店铺名称').fill('晨光旗舰店');
  await button(renaming, '保存').click();
  await renaming.waitFor({ state: 'detached' });
  await page.reload();
  await rowOf(page, '晨光旗舰店').waitFor();

  await manage(page, '店铺分组管理');
  const grouping = dialogOf(page, '店铺分组管理');
  await grouping.getByRole('textbox', { name: '新分组名称' }).fill('华东分组');
  await button(grouping, '新建分组').click();
  await grouping.getByRole('list', { name: '分组列表' }).getByText('华东分组').click();
  await grouping.getByRole('option', { name: /晨光旗舰店/ }).click();
  await button(grouping, '保存店铺').click();
  await shows(page, '保存成功');
  await page.keyboard.press('Escape');
  await page.reload();
  await panelOf(page).getByText('华东分组').click();
  await page.waitForURL(/group=/);
  await expect.poll(() => figure(page, '净销售额')).toBe('¥100.00');

  await page.reload();
  const binding = await openBindDialog(page);
  await fillAccount(binding, '12000000002', 'temu2026');
  await codeButton(binding).click();
  // Nothing says when the topics of binds are listened to.
  await expect
    .poll(async () => {
      await publish('web_bind_progress/topic', { phone: '12000000002', msg: '验证码已发送' });
      return binding.getByText('验证码已发送').count();
    })
    .toBeGreaterThan(0);
  await binding.getByLabel('验证码', { exact: true }).fill('123456');
  await button(binding, '确定绑定').click();
  await shows(binding, '验证码已提交');
  await publish('web_bind_finish/topic', {
    phone: '12000000002',
    msg: '绑定成功',
    firstShopId: boundShop.mallId,
  });
  await shows(binding, '绑定成功');
  await button(binding, '查看店铺数据').click();
  await page.waitForURL(new RegExp(boundShop.mallId));
  await rowOf(page, boundShop.mallName).waitFor();

  const heard = countFrames(page, 'renewalFinished');
  await openWithPanel(page, '/shopManage');
  await button(page, '续费店铺“到期的店”').click();
  const renewing = dialogOf(page, '店铺续费');
  await button(renewing, '提交订单').click();
  const paying = dialogOf(page, '微信扫码支付');
  await shows(paying, '等待支付结果');
  // How the order stands comes once the topic is listened to.
  await expect.poll(heard).toBeGreaterThan(0);
  await publish('web_order_finish/topic', { orderNo: 'R20260311001' });
  await shows(page, '支付完成');
  await paying.waitFor({ state: 'detached' });

  await visitAll(page);
  expect(faults).toEqual([]);
});

it('[R7.1-13] breaks no page where the server has nothing but what the specification names', {
  timeout: 180_000,
}, async () => {
  const { product } = await foreignProduct({ ids: 'number', noData: 'absent' });
  const page = await (await newContext({ baseURL: product.url })).newPage();
  const faults = await faultsIn(page);
  await signIn(page);
  await openWithPanel(page, '/home');
  // What waits to be done cannot be known, which is not the same as nothing.
  await shows(page.getByRole('region', { name: '今日待办' }), '待办事项暂时无法读取');
  await visitAll(page);
  await openWithPanel(page, '/shopManage');
  await shows(page.getByRole('alert'), '数据服务尚未提供此功能');
  expect(faults).toEqual([]);
});
