import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { freshBoss, writeSales } from './imports.ts';
import { becomeBossOf } from './own-shops.ts';
import { boss, shows } from './steps.ts';

const { newContext, openAs, contextAs } = useBrowser();

const viewport = { width: 375, height: 812 };

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Whether all of a part is in sight of what it scrolls in, as it stands. */
async function isInSight(part: Locator, within: Locator): Promise<boolean> {
  const [one, frame] = [await boxOf(part), await boxOf(within)];
  return one.x >= frame.x && one.right <= frame.right;
}

describe('on a screen of 375 px', () => {
  it('all that a reminder offers is in sight', async () => {
    const page = await openAs(freshBoss, '/home', { viewport });
    const reminder = page.getByRole('alertdialog', { name: '重要提醒' });
    await shows(reminder, '稍后处理');
    for (const name of ['稍后处理', '绑定 shein', '绑定 temu']) {
      expect(await isInSight(reminder.getByRole('button', { name }), reminder), name).toBe(true);
    }
    const toImport = reminder.getByRole('link', { name: '导入销售文件' });
    expect(await isInSight(toImport, reminder)).toBe(true);
  });

  it('what an import has changed is in sight, what taking it back would lose, and its row in the list', async () => {
    const context = await newContext({ viewport });
    const shop = `窄屏${randomInt(1_000_000)}户外运动旗舰店`;
    await becomeBossOf(context, [shop]);
    const line = { orderNo: 'PO-211-01000000-000', shop, code: 'WB03608-P1', name: '折叠椅' };
    const at = '2024-03-02 12:00:00';
    for (const quantity of [1, 3])
      await writeSales(context, toCsv([{ ...line, quantity, price: '10.00', at }]));
    const page = await context.newPage();
    await page.goto('/import');
    await page.getByRole('link', { name: 'sales.csv' }).first().click();
    const lines = page.getByRole('region', { name: '更改的行，之前和现在的内容' });
    const change = lines.getByText('1 → 3');
    await change.waitFor();
    expect(await isInSight(change, lines)).toBe(true);
    await page.goBack();

    await page.getByRole('button', { name: '撤销导入 sales.csv' }).first().click();
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await shows(question, '更改的 1 行恢复原来的内容');
    expect(await question.textContent()).not.toContain('新增的');
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });

    // The list leaves room beside the name, and nothing shines through it.
    const region = page
      .getByRole('region', { name: '导入记录' })
      .filter({ has: page.locator('th') });
    await region.last().getByRole('link', { name: 'sales.csv' }).first().waitFor();
    const name = region.last().getByRole('rowheader').first();
    const [cell, frame] = [await boxOf(name), await boxOf(region.last())];
    expect(cell.width).toBeLessThan(frame.width * 0.7);
    const act = region
      .last()
      .getByRole('button', { name: /^撤销导入/ })
      .first();
    // With less room still, the act comes to lie under the name, which stays where it is.
    await region.last().evaluate((table) => {
      const first = table.querySelector('tbody th')?.getBoundingClientRect().width ?? 0;
      table.style.width = `${first + 32}px`;
      table.scrollLeft = table.scrollWidth;
    });
    const onTop = await act.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const first = button.closest('tr')?.querySelector('th')?.getBoundingClientRect();
      const x = Math.min(left + width / 2, (first?.right ?? 0) - 4);
      const found = document.elementFromPoint(x, top + height / 2);
      return { isUnder: first !== undefined && left < first.right, isOver: button.contains(found) };
    });
    expect(onTop).toEqual({ isUnder: true, isOver: false });
  });

  it('shops whose names begin alike are told apart where they are chosen, and in the list of products', async () => {
    const context = await newContext({ viewport });
    const names = ['一', '二'].map((which) => `杭州家居旗舰店${which}号`);
    await becomeBossOf(context, names);
    const page = await context.newPage();
    const isCut = (part: Locator) =>
      part.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      );
    await page.goto('/shopManage?dialog=settings');
    for (const name of names) {
      const option = page.getByRole('dialog').getByRole('option').getByText(name);
      expect(await isCut(option), name).toBe(false);
    }
    await page.goto('/account/manager');
    for (const name of names) {
      const cell = page.getByRole('region', { name: '商品列表' }).getByText(name);
      expect(await isCut(cell.last()), name).toBe(false);
    }
  });

  it('what a boss opens is in sight: the card of a shop, the form of an operator, records of deliveries', async () => {
    const context = await contextAs(boss, { viewport });
    const page = await context.newPage();
    // What waits at a shop of the league leads to its card, and the drawer stays closed once it is.
    await page.goto('/home?range=month');
    const waiting = page
      .getByRole('region', { name: '店铺排行', exact: true })
      .first()
      .getByRole('table')
      .locator('a[href*="card="]')
      .first();
    const count = Number(await waiting.textContent());
    expect(count).toBeGreaterThan(0);
    await waiting.click();
    const drawer = page.getByRole('dialog', { name: '店铺列表' });
    const card = drawer.getByRole('group', { name: /的店铺信息/ });
    const fact = async (name: string) =>
      Number(
        await card.getByText(name, { exact: true }).locator('xpath=following::dd[1]').innerText(),
      );
    expect((await fact('异常商品')) + (await fact('待处理退款'))).toBe(count);

    // Other days of the same shop are no new way to its card.
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /统计时间/ }).click();
    await page.getByRole('radiogroup', { name: '统计时间' }).getByText('近7天').click();
    await page.waitForURL(/range=week.*card=/);
    await shows(page, /\d{4}-\d\d-\d\d/);
    expect(await drawer.isVisible()).toBe(false);

    // The form keeps its lists short and away from its buttons.
    await page.goto('/shopManage');
    await page.getByRole('button', { name: '编辑 13800000031' }).click();
    const form = page.getByRole('dialog', { name: '编辑运营人员' });
    const list = form.getByRole('listbox', { name: '负责主体账号' });
    await list.getByRole('option').first().waitFor();
    const { bottom } = await boxOf(list.getByRole('option').last());
    expect((await boxOf(list)).bottom - bottom).toBeLessThan(8);
    const isOfList = await form.getByRole('button', { name: '保存' }).evaluate((button) => {
      const { left, top } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + 4, top - 6);
      return above?.closest('[role=listbox]') != null;
    });
    expect(isOfList).toBe(false);

    for (const [records, list, column, first] of [
      ['assessments', '发货考核', '等级', /^[SABC]$/],
      ['packages', '退货包裹', '状态', /^TH\d+$/],
    ] as const) {
      await page.goto(`/deliveryCenter?records=${records}`);
      const region = page.getByRole('dialog').getByRole('region', { name: list });
      await shows(region, first);
      const head = region.getByRole('columnheader', { name: column });
      expect(await isInSight(head, region)).toBe(true);
    }
    // In lines of its own, not over the state beside it.
    const number = page
      .getByRole('dialog')
      .getByText(/^TH\d+$/)
      .first();
    expect(await number.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);

    // The views of a list stand beside the other buttons, as on all pages.
    await page.goto('/shopManage');
    const main = page.getByRole('main');
    const [views, binding] = [
      await boxOf(main.getByRole('button', { name: '视图' })),
      await boxOf(main.getByRole('button', { name: '绑定账号' })),
    ];
    expect(views.y).toBe(binding.y);

    // In an office all of its columns stand beside what can be done with a shop, which lies over none of them.
    await page.setViewportSize({ width: 1500, height: 900 });
    const shops = main.getByRole('region', { name: '全部店铺' });
    await shops.getByRole('columnheader', { name: '操作' }).waitFor();
    await expect.poll(() => shops.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

    // Paper has all of the shops, however many, and nothing that could be pressed.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => shops.evaluate((one) => getComputedStyle(one).maxHeight)).toBe('none');
    await expect
      .poll(() => main.getByRole('button', { name: /绑定|更多|导出|重命名|添加|^编辑/ }).count())
      .toBe(0);
    await page.emulateMedia({ media: null });

    // A laptop that shows all twice as large: a dialog takes the height that there is.
    await page.setViewportSize({ width: 683, height: 384 });
    await page.goto('/shopManage?dialog=addOperator');
    const adding = page.getByRole('dialog', { name: '添加运营人员' });
    await shows(adding, '负责店铺');
    expect((await boxOf(adding)).height).toBeGreaterThan(384 * 0.85);

    // A tablet has no room for all columns of the orders either: the names of the goods were cut to a few signs.
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/deliveryCenter');
    await page.getByRole('list', { name: /的发货单$/ }).waitFor();
  });
});
