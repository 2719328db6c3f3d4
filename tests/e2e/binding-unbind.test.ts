import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import {
  authorise,
  bindAccount,
  chooseInMenu,
  dialogOf,
  newBoss,
  sidePanel,
  toasts,
} from './binding-steps.ts';
import { shows, stubOperation } from './steps.ts';

const { newContext } = useBrowser();

async function openUnbind(page: Page) {
  await chooseInMenu(page, '解绑账号');
  const dialog = dialogOf(page, '解绑账号');
  await dialog.waitFor();
  return dialog;
}

const tab = (name: string) => ({ name, exact: true }) as const;

const choose = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('radiogroup', { name: '账号类型' }).getByText(name).click();

const shop = (name: string, expiresAt: string) => ({
  __typename: 'Shop',
  id: `temu:${name}`,
  mallId: `9${name.length}${name.charCodeAt(0)}`,
  name,
  expiresAt,
});

/** What is bound, told by hand. */
const stubAccounts = (page: Page, shops: readonly object[]) =>
  stubOperation(page, 'BoundAccounts', {
    body: {
      data: {
        mainAccounts: [
          { __typename: 'MainAccount', id: '1', phone: '12011112222', needsRebind: false, shops },
        ],
        boundSheinShops: [],
      },
    },
  });

describe('unbinding', () => {
  it('[R2.5-04] [R2.7-68] [R2.7-69] [R2.7-70] [R2.7-72] [R6-05] shows what is bound, temu and shein each in a table, and unbinds a shein shop once it is confirmed', async () => {
    const page = await newBoss(await newContext());
    const empty = await openUnbind(page);
    await shows(empty, '还没有绑定账号');
    await page.keyboard.press('Escape');
    const phone = await bindAccount(page);
    await authorise(page);
    const dialog = await openUnbind(page);
    const temu = dialog.getByRole('table', tab('temu主账号'));
    await temu.getByRole('rowheader', { name: phone, exact: true }).waitFor();
    expect(await temu.getByRole('columnheader').allTextContents()).toEqual([
      '主账号手机号',
      '店铺',
      '操作',
    ]);
    await choose(dialog, 'shein账号');
    const shein = dialog.getByRole('table', tab('shein账号'));
    await shein.getByRole('button', { name: /^解绑/ }).first().waitFor();
    expect(await dialog.getByRole('radio', tab('shein账号')).isChecked()).toBe(true);
    expect(await temu.count()).toBe(0);
    expect(await shein.getByRole('columnheader').allTextContents()).toEqual([
      '店铺ID',
      '店铺名称',
      '操作',
    ]);
    expect(await seriousViolations(page)).toEqual([]);

    const rows = dialog.getByRole('table').locator('tbody tr');
    const unbind = rows.getByRole('button', { name: /^解绑/ }).first();
    await unbind.waitFor();
    const before = await rows.count();
    await unbind.click();
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(before);
    await unbind.click();
    await question.getByRole('button', { name: '解绑', exact: true }).click();
    await shows(toasts(page), '解绑成功');
    await expect
      .poll(() => dialog.getByRole('button', { name: /^解绑 / }).count())
      .toBe(before - 1);

    await choose(dialog, 'temu主账号');
    await temu.waitFor();
  });

  it('[R2.7-71] [R6-04] [R8-29] unbinds a temu account once it is confirmed, and the selection follows', async () => {
    const page = await newBoss(await newContext());
    const kept = await bindAccount(page);
    const gone = await bindAccount(page);
    await page.waitForURL(/shop=temu/);
    const dialog = await openUnbind(page);
    const row = dialog.getByRole('row').filter({ hasText: gone });
    const unbind = row.getByRole('button', { name: `解绑 ${gone}` });
    await unbind.click();
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await shows(question, gone);
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    await row.waitFor();
    await unbind.click();
    await question.getByRole('button', { name: '解绑', exact: true }).click();
    await shows(toasts(page), '解绑成功');
    await row.waitFor({ state: 'detached' });
    await dialog.getByRole('rowheader', { name: kept, exact: true }).waitFor();
    // The selected shop was one of those that went.
    await page.waitForURL((url) => !url.search.includes('shop='));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await sidePanel(page)
      .getByRole('button', { name: /店铺数据汇总/ })
      .waitFor();
    await page.reload();
    const again = await openUnbind(page);
    await again.getByRole('rowheader', { name: kept, exact: true }).waitFor();
    expect(await again.getByRole('row').filter({ hasText: gone }).count()).toBe(0);
  });

  it('[R4-34] [R8-40] lists an expired shop first in its warning, and says 解绑失败 when it fails, and keeps the account', async () => {
    const page = await newBoss(await newContext());
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const past = new Date(Date.now() - 86_400_000).toISOString();
    await stubAccounts(page, [shop('晨光店', soon), shop('晚霞旗舰店', past)]);
    await stubOperation(page, 'UnbindMainAccount', {
      body: {
        data: {
          unbindMainAccount: {
            __typename: 'UnbindMainAccountPayload',
            ok: false,
            error: { __typename: 'BusinessError', code: 'REFUSED', message: '' },
          },
        },
      },
    });
    const dialog = await openUnbind(page);
    await dialog.getByRole('button', { name: /^解绑 / }).click();
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    const text = await question.getByText(/解绑主账号/).innerText();
    const shops = text.split('\n').slice(1);
    expect(shops[0]).toMatch(/^晚霞旗舰店（.*已过期）$/);
    expect(shops[1]).toMatch(/^晨光店（/);
    // What binding again does not bring back is said after them.
    expect(shops.slice(2)).toEqual([expect.stringMatching(/退出分组.*人员分配.*重新设置/)]);

    await question.getByRole('button', { name: '解绑', exact: true }).click();
    await shows(toasts(page), '解绑失败');
    await dialog.getByRole('rowheader', { name: '12011112222', exact: true }).waitFor();
  });

  it('[R2.7-69] an account of many shops is told, and what to do with it stands, at the first of them', async () => {
    const page = await newBoss(await newContext());
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const names = Array.from({ length: 15 }, (_, index) => `家居旗舰店${index + 1}号`);
    await stubAccounts(
      page,
      names.map((name) => shop(name, later)),
    );
    const dialog = await openUnbind(page);
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box === null ? Number.NaN : box.y + box.height / 2;
    };
    const first = await middleOf(dialog.getByText('家居旗舰店1号'));
    for (const part of [
      dialog.getByText('12011112222'),
      dialog.getByRole('button', { name: '解绑 12011112222' }),
    ]) {
      expect(Math.abs((await middleOf(part)) - first)).toBeLessThan(8);
    }
  });
});
