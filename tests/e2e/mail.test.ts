import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { salesLines, toCsv } from '../support/sales-files.ts';
import { graphql, importSales } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { phone } from './phone-steps.ts';

const { contextAs, open } = useBrowser();

const inbox = z.object({ messages: z.array(z.object({ text: z.string() })) });

/** The newest e-mail to an address whose text has these words. */
async function mailWith(address: string, words: string): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${e2eServer().origin}/dev/inbox.json?phone=${address}`);
        const { messages } = inbox.parse(await answer.json());
        text = messages.find((message) => message.text.includes(words))?.text;
        return text !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return text ?? '';
}

/** 提醒设置 of the centre of alerts. */
async function openSettings(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /^提醒/ }).click();
  const drawer = page.getByRole('dialog', { name: '提醒中心' });
  await drawer.getByRole('tab', { name: '提醒设置' }).click();
  // The view before leaves, though this one had to wait for its words.
  await expect.poll(() => drawer.getByRole('tabpanel').count()).toBe(1);
  return drawer.getByRole('region', { name: '邮件提醒' });
}

it('an address is confirmed, an alert arrives there with a link that leads to it, and one click ends it', async () => {
  const address = `boss${Math.floor(Math.random() * 1e9)}@shop.example`;
  const context = await contextAs(bossOf(['邮件一店']));
  // Whatever the time of the day, nobody sleeps here.
  const awake = 'mutation { savePushSettings(input: {kinds: []}) { error { message } } }';
  await graphql(context, awake, {});
  const page = await context.newPage();
  await page.goto('/home/consult');
  const settings = await openSettings(page);
  await settings.getByLabel('邮箱地址').fill('boss@shop');
  await settings.getByRole('button', { name: '获取验证码' }).click();
  await settings.getByText('请输入正确的邮箱地址').waitFor();
  await settings.getByLabel('邮箱地址').fill(address);
  await settings.getByRole('button', { name: '获取验证码' }).click();
  await settings.getByText(`验证码已发送到`).waitFor();
  await settings.getByLabel('邮箱验证码').fill(await latestCode(address));
  await settings.getByRole('button', { name: '确认邮箱' }).click();
  await settings.getByText('已确认', { exact: true }).waitFor();
  await settings.getByText('导入完成', { exact: true }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await settings.getByRole('button', { name: '保存邮件设置' }).click();
  await page.getByText('已保存', { exact: true }).waitFor();

  await page.reload();
  const kept = await openSettings(page);
  await kept.getByText(address).waitFor();
  expect(await kept.getByRole('checkbox', { name: '导入完成' }).isChecked()).toBe(true);
  await kept.getByRole('button', { name: '发送测试邮件' }).click();
  await page.getByText('已发送，请查看邮箱').waitFor();
  await mailWith(address, '此邮箱可以收到提醒');

  await importSales(context, toCsv(salesLines()));
  const told = await mailWith(address, '导入完成');
  const [link = ''] = /\S+\/alert\/\d+/.exec(told) ?? [];
  const opened = await context.newPage();
  await opened.goto(link);
  await opened.waitForURL(/\/import\?job=/);
  await opened.getByRole('banner').getByRole('button', { name: /^提醒/ }).waitFor();

  // Who is not signed in is asked to, and is led on afterwards.
  const away = await open(link);
  await away.getByRole('dialog', { name: /登录/ }).waitFor();

  // On the phone somebody who is not signed in is asked to, at the address that leads on.
  const asked = await open(link, phone);
  await asked.waitForURL(/\/m\/alert\/\d+$/);

  const [end = ''] = /\S+\/api\/mail\/unsubscribe\S+/.exec(told) ?? [];
  await asked.goto(end);
  await asked.getByRole('button', { name: '不再接收邮件提醒' }).click();
  await asked.getByText('不会再有提醒发送到您的邮箱').waitFor();
  await page.reload();
  const ended = await openSettings(page);
  await ended.getByLabel('邮箱地址').waitFor();
});
