import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import {
  chooseInMenu,
  dialogOf,
  newBoss,
  openAuthorisation,
  openBindDialog,
  sidePanel,
  toasts,
} from './binding-steps.ts';
import { shows, stubOperation } from './steps.ts';

const { newContext } = useBrowser();

describe('authorising shops on the page of the marketplace', () => {
  it('[R4-50] [R8-33] [R6-05] [R7.2-26] opens a window of 1300 by 680, closes it when the message comes, and the shops are there', async () => {
    const page = await newBoss(await newContext());
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        document.body.dataset.features = features;
        return open(url, target, features);
      };
    });
    const cancelled = await openAuthorisation(page);
    const features = await page.evaluate(() => document.body.dataset.features);
    expect(features?.split(',')).toEqual(expect.arrayContaining(['width=1300', 'height=680']));
    await page.keyboard.press('Escape');
    await expect.poll(() => cancelled.isClosed()).toBe(true);
    const dialog = dialogOf(page, 'shein 授权');
    await dialog.waitFor({ state: 'detached' });

    const popup = await openAuthorisation(page);
    await shows(dialog, '请在打开的窗口中完成授权');
    const state = new URL(popup.url()).searchParams.get('state') ?? '';
    expect(state).toMatch(/^[0-9a-f]{32}\d+$/);
    // The marketplace's page cannot reach back into ours.
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: '同意授权' }).click();
    await closed;
    await shows(toasts(page), '授权成功！');
    await dialog.waitFor({ state: 'detached' });
    await sidePanel(page)
      .getByRole('button', { name: /^shein/ })
      .waitFor();
  });

  it('[R8-41] tells what to do when the window is blocked, empty, refused or closed by hand, and leads to temu the same way', async () => {
    const page = await newBoss(await newContext());
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await chooseInMenu(page, '绑定主账号（shein）');
    const dialog = dialogOf(page, 'shein 授权');
    await shows(dialog, '浏览器拦截了授权窗口');
    await shows(dialog, /允许本站打开弹出窗口/);
    expect(await seriousViolations(page)).toEqual([]);
    let opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: '打开授权窗口' }).click();
    await (await opened).getByRole('button', { name: '同意授权' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await stubOperation(page, 'StartAuthorization', {
      body: {
        data: {
          startAuthorization: {
            __typename: 'StartAuthorizationPayload',
            url: null,
            error: { __typename: 'BusinessError', code: 'REFUSED', message: '' },
          },
        },
      },
    });
    opened = page.waitForEvent('popup');
    await chooseInMenu(page, '绑定主账号（shein）');
    let popup = await opened;
    await shows(toasts(page), '获取授权页面失败！');
    await expect.poll(() => popup.isClosed()).toBe(true);
    await page.unroute('**/graphql');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    popup = await openAuthorisation(page);
    let closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: '拒绝' }).click();
    await closed;
    await shows(toasts(page), '授权已取消');
    await dialog.getByRole('button', { name: '重新打开授权窗口' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    popup = await openAuthorisation(page);
    await popup.close();
    await shows(dialog, '授权窗口已关闭');
    opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: '重新打开授权窗口' }).click();
    await (await opened).getByRole('button', { name: '同意授权' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // To temu it leads from the form that binds an account.
    const form = await openBindDialog(page);
    opened = page.waitForEvent('popup');
    await form.getByRole('button', { name: /到 temu 授权页面绑定/ }).click();
    popup = await opened;
    await popup.getByRole('heading', { name: /Temu 授权/ }).waitFor();
    closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: '同意授权' }).click();
    await closed;
    await shows(toasts(page), '授权成功！');
    await sidePanel(page).getByRole('button', { name: /^temu/ }).waitFor();
  });
});
