import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/product.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

const trace = z.object({ traceEvents: z.array(z.object({ name: z.string() })) });

/** How often the act makes the browser reckon all styles and the layout of the document anew for its sheets. */
async function restyledBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const path = `${await temporaryFolder()}/trace.json`;
  const browser = page.context().browser();
  await browser?.startTracing(page, { path, categories: ['blink'] });
  await act();
  await browser?.stopTracing();
  const { traceEvents } = trace.parse(JSON.parse(await readFile(path, 'utf8')));
  return traceEvents.filter(({ name }) => name === 'LayoutObject::InvalidateSubtreeForFontUpdates')
    .length;
}

it('what a page shows first has its own styles reckoned, not those of the whole page', async () => {
  const page = await openAs(boss);
  const times = await restyledBy(page, async () => {
    await page.goto('/deliveryCenter');
    await page.getByRole('main').getByRole('row').nth(5).waitFor();
    await page.waitForLoadState('networkidle');
  });
  // Nine times where each rule of a recipe came into the same sheet.
  expect(times).toBeLessThan(6);
  const opened = await restyledBy(page, async () => {
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('dialog', { name: '列设置' }).waitFor();
  });
  expect(opened).toBe(0);

  // As a rule of a layer would that comes into a sheet which is there.
  const added = await restyledBy(page, () =>
    page.evaluate(() => {
      const [sheet] = [...document.styleSheets].filter(({ cssRules }) =>
        [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule),
      );
      sheet?.insertRule('@layer recipes { .none { color: red } }', sheet.cssRules.length);
      return document.body.offsetHeight;
    }),
  );
  expect(added).toBeGreaterThan(0);
});
