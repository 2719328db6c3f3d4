import { afterEach, describe, expect, it, vi } from 'vitest';
import { NavLinks } from '../../../web/src/app/header/NavLinks.tsx';
import { UserMenu } from '../../../web/src/app/header/UserMenu.tsx';
import NoPermissionPage from '../../../web/src/app/NoPermissionPage.tsx';
import { authDialog, closeAuthDialog } from '../../../web/src/session/auth-dialog-store.ts';
import { permissions } from '../../../web/src/session/permissions.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { toast } from '../../../web/src/shared/ui/toast.ts';
import { button, click, currentAddress, render, shows, until } from '../support/render.tsx';
import { managerOf, viewerOf } from '../support/viewer.ts';

const boss = viewerOf({ id: '1', username: 'u1', registerTime: '2026-01-02T00:00:00.000Z' });

const menu = (viewer: Viewer) => render(<UserMenu />, { at: '/home', viewer });

const entry = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find((element) =>
    element.textContent?.startsWith(name),
  );

const entries = () =>
  [...document.querySelectorAll('[role=menuitem]')].map((element) => element.textContent);

afterEach(() => {
  vi.restoreAllMocks();
  closeAuthDialog();
});

describe('top navigation', () => {
  it('[R2.2-20] [R2.2-24] shows what the person has no right to as disabled, and says why', async () => {
    const warning = vi.spyOn(toast, 'warning').mockImplementation(() => {});
    permissions.set(['lookCost']);
    await render(<NavLinks />, { at: '/home' });
    for (const name of ['AI上品', '选品工具']) {
      const item = entry(name);
      expect(item?.getAttribute('aria-disabled')).toBe('true');
      if (item) await click(item);
    }
    expect(warning.mock.calls).toEqual([
      ['版块功能受限，联系BOSS获取使用许可'],
      ['版块功能受限，联系BOSS获取使用许可'],
    ]);
    expect(currentAddress()).toBe('/home');
  });

  it.each([
    ['MANAGER', '为您勾选这个版块'],
    ['OPERATOR', '请您的BOSS为您开通店长账号'],
  ] as const)(
    '[R2.2-24] of %s, the page in its place says how they come by it',
    async (role, way) => {
      await render(<NoPermissionPage />, { at: '/aiProducts/list', viewer: managerOf({ role }) });
      await until(() => shows(way), way);
    },
  );

  it('[R2.2-21] [R2.2-22] [R2.2-23] tags the entries that are not there yet; they lead nowhere', async () => {
    permissions.set(['pageAiProducts', 'pageSelectionToolNew']);
    await render(<NavLinks />, { at: '/home' });
    for (const [name, tag] of [
      ['找货源', '即将上线'],
      ['金融贷款', '即将上线'],
      ['选品工具（旧版）', '功能优化中'],
    ] as const) {
      const item = entry(name);
      expect(item?.textContent).toContain(tag);
      if (item) await click(item);
      expect(currentAddress()).toBe('/home');
    }
  });

  it('[R2.4-11] leads to the five pages', async () => {
    permissions.set(['pageAiProducts', 'pageSelectionToolNew']);
    await render(<NavLinks />, { at: '/index' });
    for (const [name, path] of [
      ['数据统计', '/home'],
      ['商品列表', '/account/manager'],
      ['物流助手', '/deliveryCenter'],
      ['AI上品', '/aiProducts/list'],
      ['选品工具', '/selectionToolNew'],
    ] as const) {
      const item = entry(name);
      if (item) await click(item);
      expect(currentAddress()).toBe(path);
      expect(entry(name)?.getAttribute('aria-current')).toBe('page');
    }
  });
});

describe('account menu', () => {
  it('[R2.5-01] offers visitors to log in or register', async () => {
    await menu({ ...boss, role: 'VISITOR', isVisitor: true, isBoss: false, phone: null });
    await click(button('登录/注册'));
    expect(authDialog.get()).toBe('login');
  });

  it.each([
    ['the nickname where there is one', '小陈', '小陈'],
    ['else the phone, masked', null, '138****5678'],
  ])('[R2.5-02] is labelled with %s', async (_title, nickName, expected) => {
    await menu({ ...boss, nickName });
    expect(document.querySelector('[aria-haspopup=menu]')?.textContent).toContain(expected);
  });

  const openMenu = async (viewer: Viewer) => {
    await menu(viewer);
    const trigger = document.querySelector<HTMLElement>('[aria-haspopup=menu]');
    if (trigger) await click(trigger);
    await until(() => entries().length > 0, 'the entries');
  };

  it('[R2.5-08] [R2.5-09] [R6-02] has personal centre and logout, and the BOSS badge', async () => {
    await openMenu(boss);
    expect(entries()).toEqual([
      '绑定主账号（temu）',
      '绑定主账号（shein）',
      '解绑账号',
      '店铺管理',
      '待办清单',
      '人员管理',
      '店铺权限分配',
      '店铺续费',
      '优惠券核销',
      '必备软件',
      '软件卸载教程',
      'APP 下载',
      '个人中心',
      '推送提醒',
      '退出登录',
    ]);
    expect(shows('BOSS')).toBe(true);
  });

  it('[R2.5-10] has exactly three entries for others', async () => {
    await openMenu({ ...boss, role: 'MANAGER', isBoss: false });
    expect(entries()).toEqual(['个人中心', 'APP 下载', '退出登录']);
  });

  it('[R6-14] shows managers and finance their badge', async () => {
    await menu({ ...boss, role: 'MANAGER', isBoss: false });
    const trigger = document.querySelector<HTMLElement>('[aria-haspopup=menu]');
    if (trigger) await click(trigger);
    await until(() => shows('店长/财务'), '店长/财务');
  });
});
