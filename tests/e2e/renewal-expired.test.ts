import { describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../api/account/tokens.ts';
import { insertSession } from '../../db/account/accounts.ts';
import { assignShops } from '../../db/shops/shops.ts';
import { freshPhone, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { inDatabase } from './database.ts';
import { bossMaker, button, day, renewDialog } from './renewal-steps.ts';
import { boss, shows } from './steps.ts';

const { newContext, openAs } = useBrowser();
const bossWith = bossMaker(newContext);

describe('an expired shop', () => {
  it('[R2.7-37] [R2.7-43] [R6-18] shows the boss the way to renew it, and others whom to ask', async () => {
    const ended = Date.now() - day;
    const { page, names, context } = await bossWith([ended, Date.now() + 90 * day]);
    const phone = freshPhone();
    const token = newToken();
    const id = await inDatabase(async (db) => {
      const shop = await db
        .selectFrom('shop')
        .where('mall_name', '=', names[0] ?? '')
        .select(['id', 'owner_id', 'mall_id'])
        .executeTakeFirstOrThrow();
      const manager = await db
        .insertInto('user')
        .values({
          phone,
          username: phone,
          role: 'manager',
          boss_id: shop.owner_id,
          register_time: Date.now(),
          is_first: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await assignShops(db, manager.id, [shop.id]);
      await insertSession(db, {
        tokenHash: hashToken(token),
        userId: manager.id,
        now: Date.now(),
        expiresAt: Date.now() + day,
      });
      return `temu:${shop.mall_id}`;
    });
    await page.goto(`/home?shop=${encodeURIComponent(id)}`);
    const notice = page.getByRole('status').filter({ hasText: `店铺“${names[0]}”已到期` });
    await notice.waitFor();
    const shanghai = (instant: number) =>
      new Date(instant + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await shows(notice, `数据显示至 ${shanghai(ended - 1)}（含当天）`);
    await shows(notice, `${shanghai(ended + 7 * day)} `);
    const card = page.getByRole('region', { name: '汇总' }).getByRole('group', { name: '净销量' });
    await shows(card, '未续费，没有数据');
    expect(await card.locator('[data-figure]').textContent()).toBe('–');
    await shows(page.getByRole('region', { name: '这段时间没有续费' }), /不是零/);
    await button(notice, '立即续费').click();
    await renewDialog(page)
      .getByText(names[0] ?? '')
      .waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('complementary', { name: '店铺列表' })
      .getByText(names[1] ?? '')
      .click();
    await notice.waitFor({ state: 'detached' });
    await page.goto('/home');
    const lacking = page.getByRole('status').filter({ hasText: '到期后的数据未计入' });
    await shows(lacking, `${names[0]}（数据至 ${shanghai(ended - 1)}）`);
    expect(await lacking.textContent()).not.toContain(names[1]);
    expect(await card.locator('[data-figure]').textContent()).toBe('0');
    await page.goto('/home?range=week');
    const week = page.getByRole('region', { name: '汇总' }).getByRole('group', { name: '净销量' });
    // What is compared is the other shop, which both periods have whole.
    const change = week.getByTitle(new RegExp(`完整的 1 个店铺，不含期间到期的：${names[0]}`));
    await shows(change, /^日均较前8天.*0\.0%$/);

    await page.goto('/account/manager');
    await shows(lacking, `${names[0]}（数据至 ${shanghai(ended - 1)}）`);
    const listed = (name: string | undefined) =>
      page.getByRole('row').filter({ hasText: name }).getByTitle('未续费，没有数据');
    await listed(names[0]).first().waitFor();
    expect(await listed(names[1]).count()).toBe(0);
    await button(lacking, '立即续费').click();
    await renewDialog(page)
      .getByText(names[0] ?? '')
      .waitFor();
    // Some of these days are paid for: that nothing was sold in them is known.
    await page.goto('/account/manager?range=week');
    await page.getByRole('row').filter({ hasText: names[0] }).first().waitFor();
    expect(await listed(names[0]).count()).toBe(0);

    const other = await newContext();
    const url = e2eServer().origin;
    await other.addCookies([
      { name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' },
      { name: 'signedIn', value: '1', url },
    ]);
    const theirs = await other.newPage();
    await theirs.goto(`/home?shop=${encodeURIComponent(id)}`);
    const reminder = theirs.getByRole('dialog', { name: '店铺到期提醒' });
    await shows(reminder, '请联系BOSS续费');
    expect(await button(reminder, '立即续费').count()).toBe(0);
    await button(reminder, '我知道了').click();
    // The next one in the line, over the page like the one before.
    const assigned = theirs.getByRole('dialog', { name: '我的店铺' });
    await button(assigned, '知道了').click();
    await assigned.waitFor({ state: 'detached' });
    const advice = theirs.getByRole('status').filter({ hasText: '请联系BOSS续费' });
    await advice.waitFor();
    expect(await advice.getByRole('button').count()).toBe(0);
    await context.close();
  });

  it('[R2.7-42] is renewed from the reminder', async () => {
    const page = await openAs(boss, '/home', { reminders: true });
    const reminder = page.getByRole('dialog', { name: '店铺到期提醒' });
    const names = await reminder.getByRole('rowheader').allTextContents();
    await button(reminder, '立即续费').click();
    for (const name of names) await shows(renewDialog(page), name);
    await shows(renewDialog(page), '¥138.00');
  });
});
