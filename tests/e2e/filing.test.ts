import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { takeHelperTurn } from '../support/helper-turn.ts';
import { editingListing, startBesidePages } from './helper-steps.ts';
import { shows } from './steps.ts';

takeHelperTurn();
const { newContext } = useBrowser();

const start = startBesidePages;
const editing = () => editingListing(newContext);

const sectionOf = (page: Page) => page.getByRole('region', { name: '平台类目与资质' });
const paper = (page: Page, name: string) =>
  sectionOf(page).getByRole('group', { name }).locator('label');

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(保存并)?发布$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(发布|仍然发布)$/ })
    .click();
}

describe('filing a listing at its marketplace', () => {
  it('[R7.7-12] [R7.7-14] [R7.7-15] [R7.7-23] chooses category and certificate by the helper, and publishes with them', async () => {
    const page = await editing();
    const section = sectionOf(page);
    await shows(section, /需要桌面助手：请在这台电脑上启动它/);
    expect(await section.getByRole('button', { name: '选择类目' }).count()).toBe(0);

    const helper = await start();
    await section.getByRole('button', { name: '选择类目' }).click();
    const dialog = page.getByRole('dialog', { name: '选择平台类目' });
    await dialog.getByRole('button', { name: '母婴与玩具' }).click();
    await dialog.getByRole('button', { name: '玩具', exact: true }).click();
    await dialog.getByRole('button', { name: '益智拼图' }).waitFor();
    // Found by its name as well.
    await dialog.getByRole('searchbox', { name: '搜索类目' }).fill('积木');
    await dialog.getByRole('button', { name: '母婴与玩具 › 玩具 › 积木拼装' }).click();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '使用此类目' }).click();
    await shows(section, '母婴与玩具 › 玩具 › 积木拼装');
    await section.getByRole('combobox', { name: '销售市场' }).selectOption({ label: '美国' });
    const needed = section.getByRole('list', { name: '美国市场对该类目的要求' });
    await needed.getByText('儿童产品证书（CPC）').waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // Without the certificate the marketplace refuses it, in words.
    await publish(page);
    await shows(page, /在美国市场需要有效的“儿童产品证书（CPC）”/);
    await paper(page, '证书')
      .filter({ hasText: 'CPC' })
      .filter({ hasText: '有效期至' })
      .first()
      .click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, '保存成功');

    // What was chosen is there after a reload, also where no helper runs any more.
    await helper.stop();
    await page.reload();
    await shows(section, /需要桌面助手/);
    await shows(section, '母婴与玩具 › 玩具 › 积木拼装');
    await section.getByRole('group', { name: '证书' }).getByText('儿童产品证书（CPC）').waitFor();
    expect(await page.getByRole('textbox', { name: '类目' }).inputValue()).toBe('积木拼装');
    await publish(page);
    await shows(page, '商品已发布到店铺');
  });

  it('[R7.7-13] [R7.7-16] [R7.7-17] [R7.7-18] [R7.7-19] chooses sizes, a new model, a guide and who answers for the goods', async () => {
    await start();
    const page = await editing();
    const section = sectionOf(page);
    await section.getByRole('button', { name: '选择类目' }).click();
    const dialog = page.getByRole('dialog', { name: '选择平台类目' });
    for (const name of ['服饰鞋包', '女装', '连衣裙'])
      await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.getByRole('button', { name: '使用此类目' }).click();
    await section.getByRole('combobox', { name: '销售市场' }).selectOption({ label: '欧盟' });
    const sizes = section.getByRole('combobox', { name: '尺码表' });
    await sizes.selectOption({ label: '国际码（S–XXL）' });
    await shows(section, /尺码：S、M、L、XL、XXL/);
    await section.getByRole('button', { name: '新建模特' }).click();
    const making = page.getByRole('dialog', { name: '新建模特' });
    await making.getByRole('button', { name: '创建' }).click();
    await shows(making, '请输入模特名称');
    await making.getByRole('textbox', { name: '模特名称' }).fill('小雨');
    for (const [name, value] of [
      ['身高', '168'],
      ['胸围', '82'],
      ['腰围', '60'],
      ['臀围', '88'],
    ] as const)
      await making.getByRole('textbox', { name }).fill(value);
    await making.getByRole('button', { name: '创建' }).click();
    await making.waitFor({ state: 'detached' });
    const model = section.getByRole('combobox', { name: '模特' });
    await expect
      .poll(() => model.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
      .toContain('小雨（身高 168');
    const agency = section.getByRole('combobox', { name: '责任人' });
    await agency.selectOption({ label: 'Nordkai Compliance GmbH' });
    await shows(section, /20457 Hamburg/);
    await paper(page, '产品说明书').first().click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, '保存成功');
    await page.reload();
    await expect
      .poll(() => agency.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
      .toBe('Nordkai Compliance GmbH');
    expect(await paper(page, '产品说明书').first().getByRole('checkbox').isChecked()).toBe(true);
    expect(await model.inputValue()).not.toBe('');
    await publish(page);
    await shows(page, '商品已发布到店铺');
  });
});
