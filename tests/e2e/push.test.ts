import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { freshBoss, graphql } from './imports.ts';
import { putOffShops } from './steps.ts';

const { openAs, contextAs } = useBrowser();

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const;

/** /m/push of a new boss, with its worker. */
async function opened(): Promise<{ context: BrowserContext; page: Page }> {
  const page = await openAs(freshBoss, '/m/push', phone);
  const context = page.context();
  await page.getByRole('heading', { name: '推送提醒' }).waitFor();
  await page.getByRole('group', { name: '提醒内容' }).waitFor();
  return { context, page };
}

/** The worker, whose notifications are kept: a browser without windows shows none. */
async function workerOf(context: BrowserContext, page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(registration, {
      showNotification: (title: string, options: NotificationOptions) => {
        const { body, tag, data, lang, dir } = options;
        shown.push({ title, body, tag, url: data.url, lang, dir });
        return Promise.resolve();
      },
    });
  });
  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await protocol.send('ServiceWorker.enable');
  const registrationId = await registered;
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  return {
    worker,
    /** As the browser gets it from its push service; resolves with all that was shown so far. */
    async push(data: string, count: number): Promise<unknown[]> {
      const { origin } = new URL(page.url());
      await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await expect.poll(async () => (await shown()).length).toBe(count);
      return shown();
    },
  };
}

const viewerData = z.object({ viewer: z.object({ id: z.string() }) });

/** A desktop whose browser is subscribed for whoever is signed in: a real one asks a person first. */
async function subscribedDesktop() {
  const context = await contextAs(freshBoss);
  const { viewer } = viewerData.parse(await graphql(context, '{ viewer { id } }', {}));
  await context.addInitScript((userId) => {
    localStorage.setItem('push.owner', userId);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const endpoint = 'https://push.example.com/1';
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.assign(PushManager.prototype, { getSubscription: async () => subscription });
    const registration = Object.create(ServiceWorkerRegistration.prototype, {
      pushManager: { value: Object.create(PushManager.prototype) },
    });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  }, viewer.id);
  const page = await context.newPage();
  const told: unknown[] = [];
  page.on('response', async (response) => {
    const asked = response.request().postData() ?? '';
    if (!asked.includes('"SavePushSubscription"')) return;
    const { data } = await response.json();
    told.push([JSON.parse(asked).variables.input.language, data.savePushSubscription.ok]);
  });
  return { page, told };
}

describe('push notifications', () => {
  it('come in the language of the page, which the server is told as soon as it is changed', async () => {
    const { page, told } = await subscribedDesktop();
    await page.goto('/home');
    await expect.poll(() => told).toEqual([['ZH_CN', true]]);
    await putOffShops(page);
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect.poll(() => told.at(-1)).toEqual(['AR', true]);
    await page.reload();
    await expect.poll(() => told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toEqual(['AR', true]);
  });
});

describe('push notifications on the phone', () => {
  it('are shown whatever comes, and open the list that they are about', async () => {
    const { context, page } = await opened();
    const { push, worker } = await workerOf(context, page);
    // Safari has it from 18 on.
    await worker.evaluate(() => Reflect.deleteProperty(URL, 'parse'));
    const words = { title: 'أمر شحن يقترب موعده', body: 'FH1', lang: 'ar', dir: 'rtl' };
    const due = { ...words, url: '/m/task/FH1', tag: 'x' };
    expect(await push(JSON.stringify(due), 1)).toEqual([due]);
    const usual = {
      title: '卖家运营助手',
      body: '您有新的提醒，点按查看。',
      tag: 'push',
      url: '/m',
      lang: 'zh-CN',
      dir: 'auto',
    };
    const strange = [
      'no JSON',
      'null',
      '{"title": 7, "url": "https://elsewhere.example/m"}',
      '{"url": "/home"}',
      '{"url": "//elsewhere.example/m"}',
      '{"lang": 7, "dir": "up"}',
    ];
    for (const [place, data] of strange.entries())
      expect((await push(data, place + 2)).at(-1)).toEqual(usual);

    await worker.evaluate(() => {
      const notification = { close() {}, data: { url: '/m/task/FH1' } };
      const waitUntil = () => {};
      const click = Object.assign(new Event('notificationclick'), { notification, waitUntil });
      globalThis.dispatchEvent(click);
    });
    await page.waitForURL('**/m/task/FH1');
  });

  it('are chosen on a page that says what stands in their way, and stay chosen', async () => {
    const { page } = await opened();
    // A browser without windows lets nobody show notifications.
    await page.getByText('通知权限已被拒绝').waitFor();
    const fine = page.getByRole('checkbox', { name: /^新罚款/ });
    await expect.poll(() => fine.isChecked()).toBe(true);
    await page.getByText('新罚款', { exact: true }).click();
    await page.getByLabel('开始时间').fill('21:15');
    await page.getByLabel('结束时间').fill('21:15');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('开始和结束时间不能相同').waitFor();
    await page.getByLabel('结束时间').fill('06:45');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.reload();
    await page.getByLabel('开始时间').waitFor();
    expect(await page.getByLabel('开始时间').inputValue()).toBe('21:15');
    expect(await page.getByLabel('结束时间').inputValue()).toBe('06:45');
    expect(await fine.isChecked()).toBe(false);
  });
});
