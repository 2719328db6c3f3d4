import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokers } from '../realtime/brokers.ts';
import { useBrowser } from '../support/browser.ts';
import { engines } from '../support/databases.ts';
import { codeIn } from '../support/person.ts';
import { startProduct } from '../support/product.ts';
import { arrangeShops } from './arrange-steps.ts';
import {
  authorise,
  bindByCode,
  chooseInMenu,
  dialogOf,
  fillAccount,
  marketplacePassword,
  sidePanel,
  toasts,
} from './binding-steps.ts';
import { openLogin, register, shows } from './steps.ts';

const { newContext } = useBrowser();

const boss = { phone: '13911112222', password: 'secret-1' };
/** Simulated accounts with 3 and 2 shops. */
const first = { phone: '12000000001', shops: 3 };
const second = { phone: '12000000002', shops: 2 };

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const mosquitto = brokers.find(({ name }) => name === 'Mosquitto');

const ways = [
  { name: 'SQLite and the embedded broker', isReachable: true, env: async () => ({}) },
  {
    name: 'PostgreSQL and Mosquitto',
    isReachable: postgres?.isReachable === true && mosquitto !== undefined,
    env: async () => {
      if (!postgres || !mosquitto) throw new Error('They are not there');
      const broker = await mosquitto.start();
      onTestFinished(() => broker.stop());
      return { DATABASE_URL: await postgres.emptyUrl(), MQTT_URL: broker.url };
    },
  },
];

/** Registers on the page and signs in; the reminder to bind an account follows. */
async function enter(page: Page, url: string): Promise<void> {
  const dialog = await openLogin(page);
  await register(dialog, boss.phone, {
    secret: boss.password,
    code: async () => {
      await shows(page, '信息发送成功');
      return codeIn(url, boss.phone);
    },
  });
  await dialog.getByRole('button', { name: '立即登录' }).click();
}

async function bind(dialog: Locator, url: string, phone: string): Promise<void> {
  await fillAccount(dialog, phone);
  await bindByCode(dialog, phone, () => codeIn(url, phone));
}

const summary = (page: Page, shops: number): Promise<void> =>
  sidePanel(page)
    .getByRole('button', { name: new RegExp(`店铺数据汇总\\s*${shops}$`) })
    .waitFor();

describe('the way of a new boss', () => {
  for (const { name, isReachable, env } of ways) {
    if (!isReachable) {
      console.warn(`\n*** NOT TESTED on ${name}: PostgreSQL or Mosquitto is not there ***\n`);
    }
    it.skipIf(!isReachable)(
      `registers, binds accounts of both marketplaces, arranges their shops, binds one again and unbinds one, on ${name}`,
      async () => {
        const product = await startProduct(await env());
        const { url } = product;
        const context = await newContext({ baseURL: url });
        const page = await context.newPage();
        await enter(page, url);
        const reminder = page.getByRole('alertdialog', { name: '重要提醒' });
        await reminder.getByRole('button', { name: '绑定 temu' }).click();

        const dialog = dialogOf(page, '绑定主账号');
        await bind(dialog, url, first.phone);
        await dialog.getByRole('button', { name: '继续绑定主账号' }).click();
        await bind(dialog, url, second.phone);
        await dialog.getByRole('button', { name: '查看店铺数据' }).click();
        await summary(page, first.shops + second.shops);
        await page.waitForURL(/shop=temu/);
        await authorise(page);
        await shows(toasts(page), '授权成功！');
        const shein = sidePanel(page).getByRole('button', { name: /^shein/ });
        await shein.waitFor();
        const sheinShops = Number((await shein.innerText()).match(/\d+$/)?.[0]);
        expect(sheinShops).toBeGreaterThan(0);

        await arrangeShops(page);

        await endSession(page, first.phone);
        const again = dialogOf(page, '重新绑定主账号');
        await again.waitFor();
        await again.getByLabel('密码', { exact: true }).fill(marketplacePassword);
        await bindByCode(again, first.phone, () => codeIn(url, first.phone));
        await again.getByRole('button', { name: '查看店铺数据' }).click();
        await summary(page, first.shops + second.shops + sheinShops);

        await chooseInMenu(page, '解绑账号');
        const unbind = dialogOf(page, '解绑账号');
        await unbind.getByRole('button', { name: `解绑 ${first.phone}` }).click();
        await page
          .getByRole('alertdialog', { name: '是否确定此操作？' })
          .getByRole('button', { name: '解绑', exact: true })
          .click();
        await shows(toasts(page), '解绑成功');
        await page.keyboard.press('Escape');
        await unbind.waitFor({ state: 'detached' });
        await summary(page, second.shops + sheinShops);
        // The shop that was selected has gone with its account.
        await page.waitForURL((address) => !address.search.includes('shop='));
        await page.reload();
        await summary(page, second.shops + sheinShops);
      },
      180_000,
    );
  }
});

/** Lets the simulated marketplace end the session of an account. */
async function endSession(page: Page, phone: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/api/simulator/accounts');
  const row = other.getByRole('row').filter({ hasText: phone });
  await row.getByRole('button', { name: '让登录失效' }).click();
  await row.getByText('登录已失效').waitFor();
  await other.close();
}
