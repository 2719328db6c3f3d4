import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { becomeBoss, graphql } from './imports.ts';
import { haveShops } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { boss, press, shows } from './steps.ts';

const { newContext, openAs } = useBrowser();

const listed = z.object({
  managers: z.array(z.object({ id: z.string(), phone: z.string() })).length(1),
});

describe('the product as one of the boss’s people sees it', () => {
  it('[R6-14] shows the boss the shops and rights of a manager, changes nothing, and goes back', async () => {
    const other = await openAs(boss, '/account/manager');
    await other.getByRole('complementary').getByText('南枝文创').first().waitFor();
    const page = await other.context().newPage();
    await page.goto('/account/people');
    const shops = page.getByRole('complementary').getByText('南枝文创');
    await page
      .getByRole('button', { name: /^以其身份查看：/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: '以其身份查看：小周' }).click();
    const question = page.getByRole('alertdialog');
    await shows(question, '将以 小周 的身份查看');
    await question.getByRole('button', { name: '开始查看' }).click();
    await page.waitForURL(/\/home/);
    const banner = page
      .getByRole('status')
      .filter({ hasText: '正在以 小周（店长/财务）的身份查看' });
    await banner.waitFor();
    await page.getByRole('region', { name: '汇总' }).waitFor();
    // The manager has two of the five shops, and none of these.
    await page.getByRole('complementary').getByText('翔飞女装').first().waitFor();
    expect(await shops.count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);

    // What would change something is refused in words, and nothing changes.
    await page.goto('/account/people');
    await shows(page, '仅BOSS可以管理人员');

    // On every page of this browser, as the other one shows that was the boss's, until it is ended.
    await other.waitForURL(/\/home/);
    await other.getByRole('status').filter({ hasText: '正在以 小周' }).waitFor();

    await banner.getByRole('button', { name: '退出查看' }).click();
    await page.waitForURL(/\/home/);
    await shops.first().waitFor();
    expect(await banner.count()).toBe(0);
    await page.goto('/account/log');
    await shows(page, '以他人身份查看');
  });
});

it('[R6-14] tells a boss that the person whom they look as is dismissed, and changes nothing before they go on', async () => {
  const context = await newContext();
  const phone = freshPhone();
  await becomeBoss(context, phone);
  await haveShops(context, ['甲店', '乙店']);
  const elsewhere = await newContext();
  await graphql(
    elsewhere,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    {
      input: { phone, password: 'secret-1' },
    },
  );
  await becomeManagerOf(context, await newContext(), []);
  const { managers } = listed.parse(await graphql(context, '{ managers { id phone } }', {}));
  const [manager] = managers;
  const memberId = manager?.id;
  await graphql(context, 'mutation ($input: ViewAsInput!) { viewAs(input: $input) { ok } }', {
    input: { memberId },
  });
  const page = await context.newPage();
  await page.goto('/home');
  // What greets a manager once a day.
  await press(page.getByRole('dialog', { name: '我的店铺' }), '知道了');
  const banner = page.getByRole('status').filter({ hasText: /身份查看|查看已结束/ });
  await shows(banner, `正在以 ${manager?.phone}（店长/财务）的身份查看`);
  const other = await context.newPage();
  await other.goto('/account/manager');
  await other.getByRole('status').filter({ hasText: '身份查看' }).waitFor();

  await graphql(elsewhere, 'mutation ($id: ID!) { removeManager(id: $id) { removedId } }', {
    id: memberId,
  });
  // By itself, on every page that is open.
  await shows(banner, `${manager?.phone} 已不在您的团队中，查看已结束`);
  await other.getByRole('status').filter({ hasText: '查看已结束' }).waitFor();
  const rename = 'mutation { setNickName(input: { nickName: "王老板" }) { error { message } } }';
  const renamed = await context.request.post('/graphql', {
    headers: { 'x-requested-with': 'web' },
    data: { query: rename },
  });
  expect(await renamed.text()).toContain('查看已结束，请先确认再以自己的身份操作');
  expect(await seriousViolations(page)).toEqual([]);

  await banner.getByRole('button', { name: '以自己的身份继续' }).click();
  await banner.waitFor({ state: 'detached' });
  await shows(page.getByRole('complementary'), '乙店');
  // The other window begins anew, too.
  await other.waitForURL(/\/home/);
});
