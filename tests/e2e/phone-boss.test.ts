import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shanghaiHour } from '../../api/contract/rules/calendar.ts';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { password } from '../support/sign-in.ts';
import { fenOf, numberIn, sumOfList } from './door-steps.ts';
import { graphql, importSales } from './imports.ts';
import { addShops, bossOf } from './own-shops.ts';
import { phone } from './phone-steps.ts';
import {
  card,
  changeIn,
  choose,
  enter,
  enterByCode,
  figure,
  given,
  heading,
  manager,
  opened,
  sellerSteps,
  soldToday,
  tab,
  watchAnswers,
} from './seller-steps.ts';
import { boss, shows } from './steps.ts';

const { newContext, contextAs } = useBrowser();
const { seller, onPhone } = sellerSteps(newContext);

describe('the phone of whoever looks after shops', () => {
  it('[R1-14] shows a boss the figures of /home, of all shops, a group and one shop, and what each counts, and a change at once', async () => {
    const { context, shopOf } = await seller();
    const created = await graphql(
      context,
      'mutation { createShopGroup(input: { name: "户外组" }) { group { id } } }',
      {},
    );
    const { group } = z
      .object({ group: z.object({ id: z.string() }) })
      .parse(created.createShopGroup);
    await graphql(
      context,
      'mutation ($input: SetShopGroupShopsInput!) { setShopGroupShops(input: $input) { error { message } } }',
      { input: { id: group.id, shopIds: [shopOf('蓝鲸户外')] } },
    );
    const page = await opened(await onPhone(context), '/m');
    await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
    expect(await seriousViolations(page)).toEqual([]);

    // Each of them leads to the products that it counts, which come to the same.
    const noteOf = (name: string) => page.getByRole('group', { name, exact: true }).textContent();
    const returned = numberIn(/[\d,]+ 件/.exec((await noteOf('退货')) ?? '')?.[0] ?? null);
    const profit = fenOf(await figure(page, '利润'));
    for (const [name, sort, told] of [
      ['净销售额', 'NET_AMOUNT', 42_000],
      ['利润', 'PROFIT', profit],
      ['退货', 'RETURNED', returned],
    ] as const) {
      const list = await sumOfList(page, () =>
        page.getByRole('group', { name, exact: true }).getByRole('link').first().click(),
      );
      expect(list.sort).toBe(sort);
      const sums = { 净销售额: list.fen, 利润: list.profit, 退货: list.returned };
      expect(sums[name], name).toBe(told);
      await page.goBack();
      await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
    }

    const desktop = await opened(context, '/home');
    for (const name of ['净销售额', '利润', '退货']) {
      await expect.poll(() => figure(desktop, name)).toBe(await figure(page, name));
      expect(await changeIn(page, name)).toBe(await changeIn(desktop, name));
    }

    await choose(page, '户外组');
    await expect.poll(() => figure(page, '净销售额')).toBe('¥240.00');
    await choose(page, '晨光家居');
    await expect.poll(() => figure(page, '净销售额')).toBe('¥180.00');
    await importSales(context, toCsv([soldToday('T102', '晨光家居', 2)]));
    // What others change arrives by itself.
    await expect.poll(() => figure(page, '净销售额')).toBe('¥300.00');

    await tab(page, '店铺');
    await choose(page, '全部店铺');
    const rows = page.getByRole('list', { name: '店铺今日销售' }).getByRole('link');
    await expect.poll(() => rows.filter({ hasText: '¥300.00' }).count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await rows.filter({ hasText: '蓝鲸户外' }).click();
    await expect.poll(() => figure(page, '净销售额')).toBe('¥240.00');
  });

  it('[R7.2-21] [R6-19] lets a manager in by the password that the boss gave, and sends them no profit', async () => {
    const { context, shopOf } = await seller();
    const who = await manager(context, shopOf('晨光家居'));
    const page = await (await newContext(phone)).newPage();
    const answers = watchAnswers(page);
    await enter(page, who, 'wrong-01');
    await shows(page, '手机号或密码错误');
    await page.getByLabel('密码', { exact: true }).fill(given);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect.poll(() => figure(page, '净销售额')).toBe('¥180.00');
    expect(await card(page, '利润').count()).toBe(0);
    // A sum would be a text; what is hidden is null.
    expect(answers()).not.toMatch(/"(?:profit|cost)":"/);
    expect(answers()).toContain('NO_PERMISSION');
    await tab(page, '我的');
    await shows(page, '店长/财务');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();

    await enterByCode(page, who);
    await expect.poll(() => figure(page, '净销售额')).toBe('¥180.00');
  });

  it('[R1-14] says what today’s change comes from, and leads from what is to be done to its list, and to notices and renewal', async () => {
    const page = await (await newContext(phone)).newPage();
    await enter(page, boss, password);
    await heading(page, '今日');
    await expect.poll(() => figure(page, '净销售额')).toMatch(/^¥/);
    await page.mouse.wheel(0, 5_000);
    const sentence = page.getByRole('note', { name: '今日关注' });
    // Before its first hour is over today is compared with nothing.
    if (shanghaiHour(Date.now()).endsWith('T00')) await shows(sentence, '零点刚过');
    else {
      const link = sentence.getByRole('link', { name: '为什么变化' });
      await link.waitFor();
      const said = /[多少] (¥[\d,.]+)/.exec((await sentence.textContent()) ?? '')?.[1];
      await link.click();
      const panel = page.getByRole('dialog', { name: '为什么变化' });
      await panel.locator('dd').nth(2).waitFor();
      if (said) expect(await panel.locator('dd').nth(2).textContent()).toContain(said);
      // Pages of the desktop would show something else here.
      expect(await panel.locator('a[href^="/account"]').count()).toBe(0);
      expect(await seriousViolations(page)).toEqual([]);
      await page.goBack();
      await panel.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/m');
    }

    await tab(page, '待办');
    const doors = page.getByRole('list', { name: '今日待办' }).getByRole('link');
    await doors.first().waitFor();
    const pages: Record<string, string> = {
      orders: '发货单',
      products: '商品库存',
      messages: '消息',
      funds: '资金',
      documents: '资质被驳回',
    };
    const lists: Record<string, string> = {
      orders: '发货单列表',
      products: '商品列表',
      messages: '平台消息列表',
      funds: '冻结原因',
      documents: '资质被驳回',
    };
    const count = await doors.count();
    expect(count).toBeGreaterThan(4);
    for (let place = 0; place < count; place += 1) {
      const [, name = ''] =
        /\/m\/(\w+)/.exec((await doors.nth(place).getAttribute('href')) ?? '') ?? [];
      // Money is called what it is: only violations are fined.
      if (name === 'orders') expect(await doors.nth(place).textContent()).toMatch(/货值¥/);
      else if (name !== 'messages')
        expect(await doors.nth(place).textContent()).not.toContain('涉及罚款');
      await doors.nth(place).click();
      await heading(page, pages[name] ?? '');
      await expect.poll(() => page.title()).toBe(`${pages[name]} - 卖家运营助手`);
      await page.getByRole('list', { name: lists[name] ?? '' }).waitFor();
      await tab(page, '待办');
      await doors.first().waitFor();
    }
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('link', { name: /店铺续费/ }).click();
    await page
      .getByRole('button', { name: /^续费 / })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('续费月数').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await tab(page, '消息');
    await page.getByRole('link', { name: '资讯中心' }).click();
    await page.getByRole('list', { name: '资讯列表' }).getByRole('link').first().click();
    await page.getByRole('article').waitFor();
    expect(new URL(page.url()).pathname).toBe('/m/notices/article');
  });

  it('[R1-19] shows a visitor the sample figures of /home, and says that they are samples', async () => {
    const context = await newContext(phone);
    const page = await opened(context, '/mobileHome');
    await page.getByRole('link', { name: '先看示例数据' }).click();
    await page.getByRole('region', { name: '示例数据' }).waitFor();
    await expect.poll(() => figure(page, '净销售额')).toMatch(/^¥[1-9]/);
    await tab(page, '店铺');
    await page.getByRole('list', { name: '店铺今日销售' }).getByRole('link').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/m/preview/shops');
    await page
      .getByRole('region', { name: '示例数据' })
      .getByRole('link', { name: '登录' })
      .click();
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
  });

  it('says so to a boss without shops, and loads neither the desktop nor charts', async () => {
    const context = await contextAs(bossOf([]), phone);
    const scripts: string[] = [];
    context.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const page = await opened(context, '/m');
    await shows(page, '还没有店铺');
    await addShops(context, ['晨光家居']);
    await page.reload();
    await expect.poll(() => figure(page, '净销售额')).toBe('¥0.00');
    expect(
      scripts.filter((name) => /MainLayout|MainFrame|nivo|Chart|SidePanel|Dialogs/.test(name)),
    ).toEqual([]);
  });

  it('[R1-14] leads a new boss through the first steps, and to the desktop in the same tab', async () => {
    const context = await contextAs(bossOf([]), phone);
    const page = await opened(context, '/m');
    const steps = page.getByRole('region', { name: '开始使用' });
    await shows(steps, '已完成 0/3');
    expect(await seriousViolations(page)).toEqual([]);
    await steps.getByRole('link', { name: '绑定店铺' }).click();
    // Whoever has no shop is asked there at once.
    await page
      .getByRole('alertdialog', { name: '重要提醒' })
      .or(page.getByRole('button', { name: /账号菜单/ }))
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\/shopManage\?desktop/);

    await addShops(context, ['晨光家居']);
    await page.goto('/m');
    await shows(steps, '已完成 1/3');
    await steps.getByRole('button', { name: /开始使用/ }).click();
    await page.reload();
    await expect.poll(() => steps.getByRole('button').getAttribute('aria-expanded')).toBe('false');
    await steps.getByRole('button').click();
    await steps.getByRole('link', { name: '填写成本' }).click();
    await page.waitForURL(/\/account\/manager\?.*cost=without/);
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();

    await page.goto('/m/me');
    await page.getByRole('link', { name: '打开电脑版' }).click();
    await page.waitForURL(/\/home\?desktop/);
    await page.getByRole('region', { name: '汇总' }).waitFor();
  });
});
