import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { offer } from './collected.ts';
import { graphql } from './imports.ts';
import { phone } from './phone-steps.ts';
import { speak } from './speak.ts';
import { boss } from './steps.ts';

const { contextAs, openAs } = useBrowser();

/** By how much the page is wider than the screen. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - 375);

const cutWords = (page: Page, matching: string) =>
  page
    .locator(matching)
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

it('[R2.5-11] cuts nothing of the cards and is no wider than a screen of 375 px where words are long', async () => {
  for (const [language, compared, label, uncosted] of [
    ['de', /ggü\. gestern zur selben Zeit|Vergleich ab 01:00/, 'Heute zu erledigen', 'ohne Kosten'],
    ['es', /vs\. mismas horas de ayer|Se compara desde la 01:00/, 'Tareas de hoy', 'sin costo'],
    ['vi', /so với cùng giờ hôm qua|So sánh từ 01:00/, 'Việc cần làm hôm nay', 'thiếu giá vốn'],
    ['ar', /عن ساعات أمس نفسها|المقارنة من 01:00/, 'مهام اليوم', 'دون تكلفة'],
  ] as const) {
    const context = await contextAs(boss, { viewport: { width: 375, height: 812 } });
    await speak(context, language);
    const page = await context.newPage();
    await page.goto('/home');
    // In the first hour of a day there is no full hour to compare.
    await page.getByRole('group').getByText(compared).first().waitFor();
    await page.getByRole('region', { name: label }).getByRole('link').first().waitFor();
    expect(await cutWords(page, '[data-beside] p'), language).toEqual([]);
    expect(await excess(page), language).toBe(0);
    expect(
      await cutWords(page, 'main [aria-expanded][aria-controls] > span:not(:first-child)'),
    ).toEqual([]);

    // Five cards beside the panel of a small laptop, too, and with what has no cost.
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('complementary').first().waitFor();
    expect(await cutWords(page, '[data-beside] p'), language).toEqual([]);
    // The first sales of a day may all have a cost; those of a week do not.
    await page.goto('/home?range=week');
    await page.locator('[data-note]').filter({ hasText: uncosted }).waitFor();
    await page.getByRole('complementary').first().waitFor();
    expect(await cutWords(page, '[data-beside] p'), language).toEqual([]);
    if (language !== 'de') continue;
    await page.setViewportSize({ width: 375, height: 812 });
    for (const [path, choice] of [
      ['/todo', 'Zurückgestellt'],
      ['/account/manager', 'Eigener Zeitraum'],
      ['/canvasCompon', 'Prüfen'],
      ['/account/stock', 'In mehreren Shops'],
    ] as const) {
      await page.goto(path);
      await page.locator('label').filter({ hasText: choice }).first().waitFor();
      expect(await excess(page), path).toBe(0);
    }
    await page.getByRole('columnheader', { name: 'Unterwegs' }).waitFor();
    expect(await cutWords(page, 'main :is(h1, thead th)')).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
    const table = page
      .getByRole('region')
      .filter({ has: page.getByRole('table') })
      .last();
    await expect.poll(() => table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/aiProducts/list');
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /veröffentlichen/ })
      .first()
      .waitFor();
    expect(await cutWords(page, 'main li :is(a, button)')).toEqual([]);

    // Beside the panel of a small laptop all columns stand, and what is done with a row is whole.
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const [path, act] of [
      ['/aiProducts/list', /veröffentlichen/i],
      ['/shopManage', 'Umbenennen'],
    ] as const) {
      await page.goto(path);
      const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: act }) });
      await row.first().waitFor();
      expect(await cutWords(page, 'main [role=region]:has(table)'), path).toEqual([]);
      expect(await cutWords(page, 'thead th, td[data-pinned], td[data-acts]'), path).toEqual([]);
    }
    await page.goto('/account/cash');
    await page.locator('main tbody tr:not([data-waiting]) th').first().waitFor();
    const tables = await page
      .locator('main [role=region]:has(table)')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(tables).toEqual([0, 0]);
  }
});

it('leaves the room of a narrow card to what it compares with, before the way to what has changed', async () => {
  const page = await openAs(boss, '/home', { viewport: { width: 1280, height: 800 } });
  await page
    .getByRole('group')
    .getByText(/较昨日同时段|01:00 起对比/)
    .first()
    .waitFor();
  await page.getByRole('complementary').first().waitFor();
  expect(await cutWords(page, '[data-beside] p')).toEqual([]);
  // How much of it would be cut depends on the percentage.
  expect(
    await page.getByRole('group').getByRole('link', { name: '为什么', exact: true }).count(),
  ).toBe(0);
});

it('shows on a phone until when each shop is paid where words are long', async () => {
  const context = await contextAs(boss, { viewport: phone.viewport, reminders: true });
  await speak(context, 'de');
  const page = await context.newPage();
  await page.goto('/home');
  const days = page.getByRole('dialog', { name: 'Ablaufende Shops' }).getByRole('region');
  await days.getByRole('row').last().waitFor();
  expect(await days.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

it('leaves room on a phone for a coupon’s code, and for the shops of an account beside its button, where words are long', async () => {
  const context = await contextAs(boss, { viewport: { width: 375, height: 812 } });
  await speak(context, 'de');
  const page = await context.newPage();
  await page.goto('/shopManage?dialog=renew');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: /^Weiter/ }).click();
  const code = dialog.getByRole('textbox', { name: 'Gutschein 1' });
  await code.waitFor();
  expect(await code.evaluate((field) => field.clientWidth)).toBeGreaterThan(140);

  const act = dialog.getByRole('button', { name: /trennen/i }).first();
  const end = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().right);
  for (const kind of ['unbindShein', 'unbindTemu']) {
    await page.goto(`/shopManage?dialog=${kind}`);
    await act.waitFor();
    expect(await end(act), kind).toBeLessThan(await end(dialog));
  }
  const shops = dialog.getByRole('cell').nth(1);
  expect(await shops.evaluate((cell) => cell.clientWidth)).toBeGreaterThan(90);
});

it('no page is wider than a phone where its buttons and choices have long names', async () => {
  const context = await contextAs(boss, { viewport: phone.viewport, downloads: true });
  await speak(context, 'fr');
  const page = await context.newPage();
  for (const [path, named] of [
    ['/m/messages', 'Centre d’information'],
    ['/m/renew', 'Choisir les boutiques à renouveler'],
    ['/selectionToolNew', 'Ajouter'],
    ['/operateRouting/softwareDownload', 'Télécharger : Assistant de bureau'],
  ] as const) {
    await page.goto(path);
    const act = page.locator('main').locator('a, button').filter({ hasText: named }).first();
    await act.waitFor();
    expect(await excess(page), path).toBe(0);
    expect(await act.evaluate((one) => one.scrollWidth <= one.clientWidth), path).toBe(true);
  }
});

it('on a phone the name of a shop keeps its room beside all that marks it', async () => {
  const context = await contextAs(boss, phone);
  await speak(context, 'de');
  const page = await context.newPage();
  await page.goto('/m/shops');
  const ending = page.getByRole('listitem').filter({ hasText: 'Läuft bald ab' });
  await ending.getByText(/^Versand /).waitFor();
  const name = ending.locator('p').first();
  expect(await name.textContent()).toBe('恒沃家纺');
  expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

it('what says that the paid time ends keeps away from the choice of the shops, in one row', async () => {
  const page = await openAs(boss, '/todo', {
    viewport: { width: 375, height: 812 },
    reminders: true,
  });
  await page
    .getByRole('dialog', { name: '店铺到期提醒' })
    .getByRole('button', { name: '我知道了' })
    .click();
  const strip = await page.getByRole('region', { name: '到期提示' }).boundingBox();
  const choice = await page.getByRole('button', { name: /^选择店铺/ }).boundingBox();
  expect((strip?.y ?? 0) - (choice?.y ?? 0) - (choice?.height ?? 0)).toBeGreaterThanOrEqual(8);
  // What to do about it stands beside the words.
  expect(strip?.height).toBeLessThanOrEqual(54);
});

it('what can be done with a listing stays beside its head, however many words are not translated', async () => {
  const page = await openAs(boss);
  const shops = await graphql(page.context(), '{ shops(first: 1) { edges { node { id } } } }', {});
  const [shopId] = /\w+:\d+/.exec(JSON.stringify(shops)) ?? [];
  const words = Array.from('甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥', (sign) =>
    sign.repeat(9),
  );
  const input = {
    shopId,
    language: 'EN',
    sourceLanguage: 'ZH_CN',
    sourceUrl: offer(7),
    title: words.join(' '),
    skus: [{ specification: '白色', price: '1', stock: 1 }],
  };
  const made = await graphql(
    page.context(),
    'mutation ($input: ImportListingInput!) { importListing(input: $input) { listing { id } } }',
    { input },
  );
  const [, id] = /listing:(\d+)/.exec(JSON.stringify(made)) ?? [];
  await page.goto(`/aiProducts/edit?id=${id}`);
  const form = page.getByRole('form', { name: '编辑商品' });
  await form.getByText(`${words.length} 个词没有译出：`).first().waitFor();
  const head = await form.getByRole('heading', { level: 1 }).boundingBox();
  const act = await form.getByRole('button', { name: '重新翻译' }).boundingBox();
  expect((act?.y ?? 0) - (head?.y ?? 0)).toBeLessThan(50);
});
