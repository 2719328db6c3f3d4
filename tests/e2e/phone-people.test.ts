import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { password } from '../support/sign-in.ts';
import { graphql } from './imports.ts';
import { phone } from './phone-steps.ts';
import {
  card,
  enter,
  enterByCode,
  figure,
  given,
  heading,
  manager,
  sellerSteps,
  tab,
  watchAnswers,
} from './seller-steps.ts';
import { demoManager } from './staff.ts';
import { managerWithCost, shows } from './steps.ts';

const { newContext } = useBrowser();
const { seller } = sellerSteps(newContext);

/** A sum of money is a text; what is hidden is null. */
const hidden = /"(?:profit|cost|available|pending|frozen)":"/;

const tabNames = (page: Page) =>
  page.getByRole('navigation', { name: '工作台导航' }).getByRole('link').allTextContents();

/** Gives a new operator one shop of the boss. */
async function operator(context: BrowserContext, shopId: string): Promise<string> {
  const who = freshPhone();
  const added = await graphql(
    context,
    'mutation ($input: AddOperatorInput!) { addOperator(input: $input) { error { message } } }',
    { input: { phone: who, shopIds: [shopId] } },
  );
  expect(added).toEqual({ addOperator: { error: null } });
  return who;
}

/** Somebody at the workbench with one of the boss's shops: what everybody sees. */
async function atWork(page: Page): Promise<void> {
  await expect.poll(() => figure(page, '净销售额')).toBe('¥180.00');
  expect(await tabNames(page)).toEqual(['今日', '店铺', '待办', '消息', '我的']);
  // What a boss begins with is not theirs.
  expect(await page.getByRole('region', { name: '开始使用' }).count()).toBe(0);
  await tab(page, '店铺');
  const rows = page.getByRole('list', { name: '店铺今日销售' }).getByRole('link');
  await shows(rows, '¥180.00');
  expect(await rows.count()).toBe(1);
  await shows(rows, '晨光家居');
  await tab(page, '待办');
  await page
    .getByRole('list', { name: '今日待办' })
    .or(page.getByText('今天没有需要马上处理的事项。'))
    .waitFor();
}

describe('the workbench of people with rights of their own', () => {
  it.each([
    ['a manager without cost', 'manager', '店长/财务'],
    ['an operator', 'operator', '运营'],
  ] as const)(
    '[R6-19] [R1-14] shows %s their shop, and no profit anywhere',
    async (_who, kind, role) => {
      const { context, shopOf } = await seller();
      const shopId = shopOf('晨光家居');
      const page = await (await newContext(phone)).newPage();
      const answers = watchAnswers(page);
      if (kind === 'manager') await enter(page, await manager(context, shopId), given);
      else await enterByCode(page, await operator(context, shopId));
      await atWork(page);
      await tab(page, '今日');
      await card(page, '退货').locator('[data-figure]').waitFor();
      expect(await card(page, '利润').count()).toBe(0);
      await page.goto('/m/funds');
      await shows(page, '无权限，请联系BOSS');
      await tab(page, '我的');
      await shows(page, role);
      expect(answers()).not.toMatch(hidden);
      expect(answers()).toContain('NO_PERMISSION');
      expect(answers()).not.toContain('蓝鲸户外');
    },
  );

  it('[R6-19] [R1-14] shows a manager with cost the profit of their shop alone', async () => {
    const { context, shopOf } = await seller();
    const who = await manager(context, shopOf('晨光家居'), [1]);
    const page = await (await newContext(phone)).newPage();
    const answers = watchAnswers(page);
    await enter(page, who, given);
    await atWork(page);
    await tab(page, '今日');
    // Three sold for 60.00 each that cost 20.00 each.
    await expect.poll(() => figure(page, '利润')).toBe('¥120.00');
    expect(answers()).toContain('"profit":"120.00"');
    await page.goto('/m/funds');
    await heading(page, '资金');
    // No right is missing: a file of sales tells of no money.
    await shows(page, '请您的BOSS绑定店铺主账号');
    expect(answers()).not.toContain('NO_PERMISSION');
    expect(answers()).not.toContain('蓝鲸户外');
  });

  it.each([
    ['a manager with cost', true, (page: Page) => enter(page, managerWithCost, password)],
    ['a manager without cost', false, (page: Page) => demoManager(page.context())],
  ] as const)(
    '[R6-19] leads %s of the demo to the lists of their to-dos',
    async (_who, withMoney, become) => {
      const page = await (await newContext(phone)).newPage();
      const answers = watchAnswers(page);
      await become(page);
      if (!withMoney) await page.goto('/m');
      await heading(page, '今日');
      await tab(page, '待办');
      const doors = page.getByRole('list', { name: '今日待办' }).getByRole('link');
      await doors.first().waitFor();
      if (!withMoney) expect(await doors.filter({ hasText: '冻结资金' }).count()).toBe(0);
      expect(hidden.test(answers())).toBe(withMoney);
      expect(await seriousViolations(page)).toEqual([]);
      const addresses = await doors.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        await page.goto(address ?? '');
        await page.getByRole('main').getByRole('listitem').first().waitFor();
      }
    },
  );
});
