import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addDays,
  addMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOfDay,
  sameDayInMonths,
} from '../../api/contract/rules/calendar.ts';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { salesLines, toCsv } from '../support/sales-files.ts';
import { freshBoss, graphql, writeSales } from './imports.ts';
import { boss, plainDocument, putOffShops, shows } from './steps.ts';

const { open, contextAs, openAs } = useBrowser();

const DAY_MS = 86_400_000;

/** The day in Shanghai, as many days from now. */
const day = (fromToday: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(
    Date.now() + fromToday * DAY_MS,
  );

const ranges = (page: Page) => page.getByRole('radiogroup', { name: '统计时间' });
const start = (page: Page) => page.getByRole('textbox', { name: '开始日期' });
const end = (page: Page) => page.getByRole('textbox', { name: '结束日期' });
/** The button beside the ranges, which says what is chosen and opens the panel again. */
const panel = (page: Page) => page.getByRole('button', { name: /：打开日历$/ });
const apply = (page: Page) => page.getByRole('button', { name: '查询', exact: true });

async function pickerOf(context: BrowserContext, { hasShops = true } = {}): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/home');
  // Who has no shop is reminded of it, over everything else.
  if (!hasShops) await putOffShops(page);
  await ranges(page).getByText('自定义').click();
  await start(page).waitFor();
  return page;
}

/** Whether the form takes a day for its first. */
async function isSelectable(page: Page, value: string): Promise<boolean> {
  await start(page).fill(value);
  return (await start(page).getAttribute('aria-invalid')) === 'false';
}

const days = z.object({
  viewer: z.object({ registerTime: z.string(), dataStart: z.string() }),
});

const viewerDays = async (context: BrowserContext) =>
  days.parse(await graphql(context, '{ viewer { registerTime dataStart } }')).viewer;

/** The other address is in the main layout too, with the figures of /home. */
async function lookAtTrial(page: Page): Promise<void> {
  await page.goto('/homeTest?range=month');
  await page.getByRole('banner').waitFor();
  await page.getByRole('complementary', { name: '店铺列表' }).waitFor();
  await page.getByRole('main').getByRole('region', { name: '汇总' }).waitFor();
  expect(await page.title()).toBe('数据统计（试验） - 卖家运营助手');
  await ranges(page).getByText('近7天').click();
  await page.waitForURL(/\/homeTest\?range=week/);
}

describe('the date range of /home', () => {
  it('keeps the page in sight while the words of the calendar are under way', async () => {
    const page = await open('/home');
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest('**/assets/calendar-*.js');
    await page.route('**/assets/calendar-*.js', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await ranges(page).getByText('自定义').click();
    await asked;
    await page.getByRole('dialog', { name: '统计时间' }).getByText('上周').waitFor();
    expect(await page.getByRole('main').getByRole('region', { name: '汇总' }).isVisible()).toBe(
      true,
    );
    held.resolve();
    await start(page).waitFor();
  });

  it('[R5.11-05] [R5.11-06] can be picked from the day before registration up to yesterday', async () => {
    const context = await contextAs(freshBoss);
    const page = await pickerOf(context, { hasShops: false });
    await end(page).fill(day(-1));
    // Registered today: the day before is the only one, and it is yesterday.
    expect(await isSelectable(page, day(-1))).toBe(true);
    expect(await isSelectable(page, day(-2))).toBe(false);
    await shows(page, `只能选择 ${day(-1)} 至 ${day(-1)} 之间的日期`);
    expect(await apply(page).isDisabled()).toBe(true);
    expect(await isSelectable(page, day(0))).toBe(false);
    expect(await isSelectable(page, day(1))).toBe(false);
  });

  it('reaches back to the first sale where that is before the registration', async () => {
    const context = await contextAs(freshBoss);
    await writeSales(context, toCsv(salesLines('2024-03-01')));
    const { registerTime, dataStart } = await viewerDays(context);
    expect(dataStart).toBe('2024-03-01');
    expect(dataStart < registerTime).toBe(true);
    const page = await pickerOf(context);
    await end(page).fill(day(-1));
    expect(await isSelectable(page, '2024-02-29')).toBe(false);
    expect(await isSelectable(page, '2024-03-01')).toBe(true);
    await end(page).fill('2024-03-10');
    await apply(page).click();
    await page.waitForURL(/range=2024-03-01\.\.2024-03-10/);
    await shows(page, '本期 2024-03-01 至 2024-03-10');
    // Nothing lies before the first sale that it could be compared with.
    expect(await page.getByText(/对比期 \d/).count()).toBe(0);
  });

  it('[R3-21] [R4-55] [R2.2-03] [R9.3-02] [R9.3-03] [R9.3-04] [R9.3-05] [R9.3-07] is today at first, names its days and those compared, and moves on with the calendar: in the address and after a reload', async () => {
    const page = await openAs(boss, '/home');
    const today = ranges(page).getByRole('radio', { name: '今日' });
    await today.waitFor({ state: 'attached' });
    expect(await today.isChecked()).toBe(true);
    expect(new URL(page.url()).searchParams.has('range')).toBe(false);
    await shows(page, `本期 ${day(0)} · 对比期 ${day(-1)}`);
    const trend = page.getByRole('region', { name: '销售趋势' });
    await trend.locator('svg path').first().waitFor();
    await shows(trend, '00:00');

    await ranges(page).getByText('近7天').click();
    await page.waitForURL(/range=week/);
    await shows(page, /本期 \d{4}-\d{2}-\d{2} 至/);
    await page.reload();
    expect(await ranges(page).getByRole('radio', { name: '近7天' }).isChecked()).toBe(true);
    await ranges(page).getByText('自定义').click();
    await start(page).waitFor();
    const preset = (name: string) =>
      page.getByRole('group', { name: '常用时间' }).getByRole('button', { name, exact: true });
    await preset('昨日').click();
    await page.waitForURL(/range=yesterday/);
    await shows(page, `本期 ${day(-1)} · 对比期 ${day(-2)}`);
    const lastMonth = addMonths(monthOfDay(day(0)), -1);
    expect(await panel(page).textContent()).toBe('昨日');
    await panel(page).click();
    await preset('上月').click();
    await page.waitForURL(/range=lastMonth/);
    const days = `本期 ${firstDayOfMonth(lastMonth)} 至 ${lastDayOfMonth(lastMonth)}`;
    await shows(page, days);
    await page.reload();
    await shows(page, days);
    await panel(page).click();
    await preset('上月').waitFor();
    expect(await preset('上月').getAttribute('aria-pressed')).toBe('true');
    // Of this month no day is over on its first.
    expect(await preset('本月').isDisabled()).toBe(day(0).endsWith('-01'));

    await page.goto('/home?range=week');
    await shows(page, `本期 ${day(-7)} 至 ${day(-1)} · 对比期 ${day(-15)} 至 ${day(-8)}`);
    await page.goto('/home?range=month');
    await shows(page, `本期 ${day(-30)} 至 ${day(-1)} · 对比期 ${day(-61)} 至 ${day(-31)}`);
    await lookAtTrial(page);
  });

  it('is compared with a year ago, the same weekdays or days of choice, in the address and after a reload', async () => {
    const context = await contextAs(freshBoss);
    const yesterday = day(-1);
    const pieces = {
      [yesterday]: 6,
      [day(-2)]: 5,
      [day(-8)]: 4,
      [sameDayInMonths(yesterday, -12)]: 3,
      [day(-20)]: 2,
    };
    const lines = Object.entries(pieces).map(([on, quantity], index) => ({
      orderNo: `C-${index}`,
      shop: '对比店',
      code: 'C1',
      name: '折叠椅',
      quantity,
      price: '10.00',
      at: `${on} 09:00:00`,
    }));
    await writeSales(context, toCsv(lines));
    const page = await context.newPage();
    await page.goto('/home?range=yesterday');
    const card = page.getByRole('region', { name: '汇总' });
    const isCompared = async (words: string, change: string) => {
      await card.getByText(words).first().waitFor();
      await card.getByText(change).first().waitFor();
    };
    const against = page.getByRole('combobox', { name: '对比', exact: true });
    await isCompared('较前1天', '20.0%');
    await against.selectOption({ label: '同比去年同期' });
    await page.waitForURL(/against=year/);
    await isCompared('较去年同期', '100.0%');
    await page.reload();
    await isCompared('较去年同期', '100.0%');
    await against.selectOption({ label: '对比上期同星期' });
    await isCompared('较1周前', '50.0%');
    await shows(page, `本期 ${yesterday} · 对比期 ${day(-8)}`);
    await against.selectOption({ label: '对比自选日期' });
    const first = page.getByRole('textbox', { name: '对比开始日期' });
    await first.fill(day(-20));
    await page.waitForURL(new RegExp(`against=${day(-20)}`));
    await isCompared('较自选日期', '200.0%');
    // What is not over cannot be compared with.
    await first.fill(day(0));
    await shows(page, '之间的日期');
    await page.goto(`/home?range=${day(-20)}..${day(-20)}&against=year`);
    await shows(page, `数据从 ${sameDayInMonths(yesterday, -12)} 开始`);
    // What says so leaves the choices in their line.
    const top = async (choice: Locator) => (await choice.boundingBox())?.y ?? Number.NaN;
    const layout = page.getByRole('button', { name: '版面设置' });
    await expect.poll(async () => (await top(layout)) - (await top(against))).toBe(0);
  });

  it('[R5.11-05] [R5.11-06] picks days in a Chinese calendar of two months, by two presses, by keys or typed', async () => {
    const context = await contextAs(boss);
    const page = await pickerOf(context);
    const cell = (value: string) =>
      page.locator(
        `[data-part=table-cell-trigger][data-view=day][data-value="${value}"]:not([data-outside-range])`,
      );
    await cell(day(-1)).waitFor();
    if (monthOfDay(day(0)) === monthOfDay(day(-1)))
      expect(await cell(day(0)).getAttribute('aria-disabled')).toBe('true');
    expect(await cell(day(-1)).getAttribute('aria-disabled')).not.toBe('true');
    const heads = await page.locator('[data-part=table-header]').allTextContents();
    expect(heads.join('')).toBe('一二三四五六日'.repeat(2));
    expect(await seriousViolations(page)).toEqual([]);
    // Keys begin with the first day that is shown; the first Enter goes on to the next day.
    const first = firstDayOfMonth(addMonths(monthOfDay(day(-1)), -1));
    await cell(first).focus();
    for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(new RegExp(`range=${first}\\.\\.${addDays(first, 2)}`));
    await cell(day(-1)).waitFor({ state: 'detached' });
    await panel(page).click();
    // In whatever order.
    const [from, until] = [addDays(first, 5), addDays(first, 9)];
    await cell(until).click();
    await cell(from).click();
    await shows(page, `本期 ${from} 至 ${until}`);
    expect(await panel(page).textContent()).toBe(`${from} 至 ${until}`);
    await panel(page).click();
    // What is typed in another order of writing is the same day.
    await end(page).fill(day(-1).replaceAll('-', '/'));
    await end(page).blur();
    expect(await end(page).inputValue()).toBe(day(-1));
    await apply(page).click();
    await shows(page, `本期 ${from} 至 ${day(-1)}`);
  });

  // At any moment, at least one of the two has another day than Shanghai.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'counts days and hours in Shanghai for a browser in %s',
    async (timezoneId) => {
      const context = await contextAs(boss, { timezoneId });
      const page = await context.newPage();
      await plainDocument(page);
      const asked: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'POST') return;
        const body = request.postDataJSON();
        if (body?.operationName === 'HomePage') asked.push(body.variables.range);
      });
      await page.goto('/home');
      await shows(page, `本期 ${day(0)} · 对比期 ${day(-1)}`);
      await ranges(page).getByText('近7天').click();
      await shows(page, `本期 ${day(-7)} 至 ${day(-1)}`);
      expect(asked).toEqual([
        { start: day(0), end: day(0) },
        { start: day(-7), end: day(-1) },
      ]);
      await ranges(page).getByText('自定义').click();
      await end(page).fill(day(-1));
      expect(await isSelectable(page, day(0))).toBe(false);
      expect(await isSelectable(page, day(-1))).toBe(true);
      await apply(page).click();
      await page.waitForURL(new RegExp(`range=${day(-1)}..${day(-1)}`));
      const trend = page.getByRole('region', { name: '销售趋势' });
      await trend.getByRole('button', { name: '查看数据表' }).click();
      // A day of Shanghai has its hours from midnight to midnight, wherever the reader is.
      await expect.poll(() => trend.getByRole('row').count()).toBe(25);
      await shows(trend, new RegExp(`${day(-1).slice(5)} 00:00|${day(-1)} 00:00`));
    },
  );
});
