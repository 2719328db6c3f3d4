import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { post } from '../support/person.ts';
import { becomeBossOf, haveShops } from './own-shops.ts';
import { demoManager } from './staff.ts';
import { press, shows } from './steps.ts';

const { newContext, openAs, open } = useBrowser();

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What a tool with the key sees. */
async function askBy(key: string): Promise<string> {
  const { origin } = e2eServer();
  const query = '{ viewer { apiKey { rights } } shops(first: 10) { edges { node { name } } } }';
  const headers = { authorization: `Bearer ${key}`, 'user-agent': 'daily-report/1.4' };
  return (await post(origin, query, {}, headers)).text();
}

async function ownPage(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeBossOf(context, ['甲店', '乙店']);
  await haveShops(context, ['丙店'], { platformType: 'shein' });
  return { page: await context.newPage(), context };
}

describe('keys of tools', () => {
  it('are made in the personal centre, copied, seen in use, and revoked', async () => {
    const { page } = await ownPage();
    await page.goto('/home');
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '个人中心' }).click();
    await press(page, '管理API密钥');
    await shows(page.getByRole('main'), '还没有API密钥');
    expect(new URL(page.url()).pathname).toBe('/apiKeys');

    await press(page, '新建密钥');
    const dialog = page.getByRole('dialog', { name: '新建API密钥' });
    await dialog.getByRole('button', { name: '创建' }).click();
    await shows(dialog, '请填写密钥名称');
    await dialog.getByLabel('名称').fill('销售日报');
    await dialog.getByText('指定店铺').click();
    await dialog.getByRole('button', { name: '创建' }).click();
    await shows(dialog, '请至少选择一个店铺');
    await dialog.getByRole('option', { name: /乙店/ }).click();
    await dialog.getByText('30 天').click();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '创建' }).click();

    const made = page.getByRole('dialog', { name: '密钥已创建' });
    const key = await made.getByLabel('密钥已创建').textContent();
    expect(key).toMatch(/^seller_key_[\w-]{43}$/);
    await made.getByRole('button', { name: '复制密钥' }).click();
    await shows(page, '密钥已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    expect(await seriousViolations(page)).toEqual([]);
    // A click beside it loses nothing.
    await page.mouse.click(5, 5);
    await made.getByRole('button', { name: '我已保存' }).click();
    await made.waitFor({ state: 'detached' });

    await shows(row(page, '销售日报'), '尚未使用');
    for (const words of ['只读', '不含成本', '乙店']) await shows(row(page, '销售日报'), words);
    expect(await page.content()).not.toContain(key);
    const seen = await askBy(key ?? '');
    expect(seen).toContain('"rights":"READ"');
    expect(seen).toContain('乙店');
    expect(seen).not.toMatch(/甲店|丙店/);
    await expect
      .poll(async () => {
        await page.reload();
        return row(page, '销售日报').textContent();
      })
      .toContain('127.0.0.1 · daily-report/1.4');

    await press(page, '停用销售日报');
    const question = page.getByRole('alertdialog');
    await shows(question, '确定要停用“销售日报”吗？');
    await question.getByRole('button', { name: '停用' }).click();
    await shows(row(page, '销售日报'), '已停用');
    expect(await askBy(key ?? '')).toContain('UNAUTHENTICATED');
    expect(await page.getByRole('button', { name: '停用销售日报' }).count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('of a manager who may not see cost are offered without it', async () => {
    const page = await openAs(demoManager, '/apiKeys');
    await press(page, '新建密钥');
    const dialog = page.getByRole('dialog', { name: '新建API密钥' });
    await dialog.getByLabel('名称').fill('店长的工具');
    expect(await dialog.getByText('可以查看成本和利润').count()).toBe(0);
    await dialog.getByRole('button', { name: '创建' }).click();
    await press(page, '我已保存');
    await shows(row(page, '店长的工具'), '不含成本');
  });

  it('are cards on a phone, and tell a visitor to sign in', async () => {
    const { page } = await ownPage();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/apiKeys');
    await press(page, '新建密钥');
    const dialog = page.getByRole('dialog', { name: '新建API密钥' });
    await dialog.getByLabel('名称').fill('手机新建');
    await dialog.getByRole('button', { name: '创建' }).click();
    await press(page, '我已保存');
    await shows(page.getByRole('list', { name: 'API密钥' }).getByRole('listitem'), '手机新建');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    expect(await seriousViolations(page)).toEqual([]);

    const visitor = await open('/apiKeys');
    await shows(visitor.getByRole('main'), '登录后可以创建API密钥');
  });
});
