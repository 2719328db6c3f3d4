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

const newBossPage = async () => newBoss(await newContext());

describe('authorising shops on the page of the marketplace', () => {
  it('[R4-50] [R8-33] [R6-05] closes the window when the message comes, and the shops are there', async () => {
    const page = await newBossPage();
    const popup = await openAuthorisation(page);
    const dialog = dialogOf(page, 'shein 授权');
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

  it('[R7.2-26] opens a window of 1300 by 680', async () => {
    const page = await newBossPage();
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        document.body.dataset.features = features;
        return open(url, target, features);
      };
    });
    const popup = await openAuthorisation(page);
    const features = await page.evaluate(() => document.body.dataset.features);
    expect(features?.split(',')).toEqual(expect.arrayContaining(['width=1300', 'height=680']));
    await page.keyboard.press('Escape');
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  it('leads to temu the same way, from the form that binds an account', async () => {
    const page = await newBossPage();
    const form = await openBindDialog(page);
    const opened = page.waitForEvent('popup');
    await form.getByRole('button', { name: /到 temu 授权页面绑定/ }).click();
    const popup = await opened;
    await popup.getByRole('heading', { name: /Temu 授权/ }).waitFor();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: '同意授权' }).click();
    await closed;
    await shows(toasts(page), '授权成功！');
    await sidePanel(page).getByRole('button', { name: /^temu/ }).waitFor();
  });

  it('tells what to do when the browser blocks the window', async () => {
    const page = await newBossPage();
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
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: '打开授权窗口' }).click();
    await (await opened).getByRole('button', { name: '同意授权' }).waitFor();
  });

  it('says what was refused on that page, and can be tried again', async () => {
    const page = await newBossPage();
    const popup = await openAuthorisation(page);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: '拒绝' }).click();
    await closed;
    await shows(toasts(page), '授权已取消');
    await dialogOf(page, 'shein 授权').getByRole('button', { name: '重新打开授权窗口' }).waitFor();
  });

  it('notices that the window was closed by hand', async () => {
    const page = await newBossPage();
    const popup = await openAuthorisation(page);
    await popup.close();
    const dialog = dialogOf(page, 'shein 授权');
    await shows(dialog, '授权窗口已关闭');
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: '重新打开授权窗口' }).click();
    await (await opened).getByRole('button', { name: '同意授权' }).waitFor();
  });

  it('[R8-41] says 获取授权页面失败！ and closes the empty window', async () => {
    const page = await newBossPage();
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
    const opened = page.waitForEvent('popup');
    await chooseInMenu(page, '绑定主账号（shein）');
    const popup = await opened;
    await shows(toasts(page), '获取授权页面失败！');
    await expect.poll(() => popup.isClosed()).toBe(true);
  });
});
