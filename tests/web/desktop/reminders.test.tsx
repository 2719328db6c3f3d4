import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpiryReminder } from '../../../web/src/features/billing/ExpiryReminder.tsx';
import {
  closeDesktopDialog,
  desktopDialog,
} from '../../../web/src/features/desktop/desktop-dialogs.ts';
import { helper, helperVersion } from '../../../web/src/features/desktop/helper-connection.ts';
import { ManagerPluginWarning } from '../../../web/src/features/desktop/ManagerPluginWarning.tsx';
import {
  managerPluginAsked,
  warnOfManagerPlugin,
} from '../../../web/src/features/desktop/manager-plugin.ts';
import { type Offered, offered } from '../../../web/src/features/desktop/offers.ts';
import SideTips from '../../../web/src/features/desktop/SideTips.tsx';
import { SoftwareClosedWarning } from '../../../web/src/features/desktop/SoftwareClosedWarning.tsx';
import { resetReminders } from '../../../web/src/session/reminders/reminder-queue.ts';
import { closeTip, tipClosedTimes } from '../../../web/src/session/reminders/tip-times.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { DirectoryContext } from '../../../web/src/shop-scope/use-directory.ts';
import { button, checkbox, click, render, shows, unmount, until } from '../support/render.tsx';
import { directoryOf, shopOf, viewerOf } from '../support/viewer.ts';

/** What the server would say on the subscription that the warning holds. */
const subscription = vi.hoisted(() => ({ message: undefined as (() => void) | undefined }));
vi.mock('../../../web/src/features/desktop/SoftwareClosed.generated.ts', () => ({
  useSoftwareWarningClosedSubscription: ({
    skip,
    onData,
  }: {
    skip: boolean;
    onData: () => void;
  }) => {
    subscription.message = skip ? undefined : onData;
  },
}));

const boss = viewerOf();
const manager: Viewer = { ...boss, id: 'u2', role: 'MANAGER', isBoss: false, phone: '13900000002' };

const download = {
  __typename: 'Download',
  platform: 'ANY',
  bytes: 1000,
  sha256: 'a'.repeat(64),
  origins: null,
} as const;
const nothingOffered: Offered = { kind: 'known', files: [] };
const everything: Offered = {
  kind: 'known',
  files: [
    {
      ...download,
      product: 'HELPER',
      fileName: 'h.zip',
      version: '1.0.0',
      url: '/downloads/h.zip',
    },
    {
      ...download,
      product: 'PLUGIN',
      fileName: 'p.zip',
      version: '1.2.0',
      url: '/downloads/p.zip',
    },
  ],
};
const marker = 'data-seller-plugin';

const show = (part: React.ReactNode, viewer = boss) => render(part, { viewer });

const sideTab = () => document.querySelector<HTMLButtonElement>('aside > button');

/** What the tab at the edge of the page has, which it shows when it is pressed. */
async function unfold(viewer = boss): Promise<void> {
  await show(<SideTips />, viewer);
  const folded = sideTab();
  if (folded) await click(folded);
}

const dialogs = () => document.querySelectorAll('[role=alertdialog], [role=dialog]').length;
const settle = () => act(async () => {});

beforeEach(() => {
  // What was pressed in another test is nothing that was begun on this page.
  resetReminders();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00+08:00') });
  offered.set(everything);
  helper.set('absent');
});

afterEach(() => {
  resetReminders();
  closeDesktopDialog();
  managerPluginAsked.set(false);
  offered.set(nothingOffered);
  helper.set('unknown');
  helperVersion.set(undefined);
  tipClosedTimes.set({});
  document.documentElement.removeAttribute(marker);
});

/** As a later page of the same browser. */
async function comeBack(part: React.ReactNode, viewer: Viewer, days: number): Promise<void> {
  await unmount();
  resetReminders();
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
  await show(part, viewer);
  await settle();
  const folded = sideTab();
  if (folded) await click(folded);
}

describe('the expiry reminder', () => {
  const shop = (name: string, hoursLeft: number) =>
    shopOf(name, { expiresAt: new Date(Date.now() + hoursLeft * 60 * 60 * 1000).toISOString() });
  const part = () => (
    <DirectoryContext
      value={directoryOf({ shops: [shop('店铺A', -48), shop('店铺B', 23), shop('店铺C', 25)] })}
    >
      <ExpiryReminder />
    </DirectoryContext>
  );

  it('[R2.7-40] lists what is expired or has under 24 hours left', async () => {
    await show(part());
    await until(() => dialogs() === 1, 'the reminder');
    expect([...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual([
      '店铺A已到期',
      '店铺B24小时内到期',
    ]);
  });

  it('[R2.7-40] waits until the person has left the field that they are at', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    await act(async () => field.focus());
    await show(part());
    await settle();
    expect(dialogs()).toBe(0);
    await act(async () => field.blur());
    await until(() => dialogs() === 1, 'the reminder');
  });

  it('[R2.7-43] tells a manager to ask the boss, and has no renew button', async () => {
    await show(part(), manager);
    await until(() => shows('请联系BOSS续费'), 'the advice');
    const named = [...document.querySelectorAll('[role=dialog] button')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(named.sort()).toEqual(['关闭', '我知道了'].sort());
  });

  it('[R2.7-41] stays away today once that is ticked, and comes back tomorrow', async () => {
    await show(part());
    await click(checkbox('今日不再提醒'));
    await click(button('我知道了'));
    await comeBack(part(), boss, 0);
    expect(dialogs()).toBe(0);
    await comeBack(part(), boss, 1);
    await until(() => dialogs() === 1, 'the reminder');
  });
});

describe('the important reminder', () => {
  const card = () => document.querySelector('section[aria-label=重要提醒]');
  const isThere = () => card() !== null;

  it('[R2.7-13] [R2.7-14] [R6-12] [R1-12] says that software, plugin and app must be installed, the app by shippers, in nobody’s way', async () => {
    await show(<SideTips />);
    expect(isThere()).toBe(false);
    await click(button('请安装桌面助手和插件'));
    expect(isThere()).toBe(true);
    expect(shows('桌面助手：必须安装')).toBe(true);
    expect(shows('数据统计插件：老板以及使用主账号的店长、财务必须安装')).toBe(true);
    expect(shows('仓库发货员必须使用手机 APP')).toBe(true);
    // It says all there is to say, and stops nobody from working.
    expect(shows('尚未安装')).toBe(false);
    expect(dialogs()).toBe(0);
    await click(button('去安装'));
    expect(desktopDialog.get()?.kind).toBe('install');
    expect(isThere()).toBe(false);
  });

  it('comes back to a boss the next day, not the same, with nothing smaller in its place', async () => {
    await unfold();
    await click(button('稍后再说'));
    expect(document.querySelector('aside')).toBeNull();
    await comeBack(<SideTips />, boss, 0);
    expect(document.querySelector('aside')).toBeNull();
    await comeBack(<SideTips />, boss, 1);
    expect(isThere()).toBe(true);
  });

  it('stays away for good on request, and so do the smaller ones, of this account alone', async () => {
    await unfold();
    await click(button('不再提示'));
    expect(document.querySelector('aside')).toBeNull();
    await comeBack(<SideTips />, boss, 400);
    expect(document.querySelector('aside')).toBeNull();
    await comeBack(<SideTips />, { ...boss, phone: '13900000009' }, 0);
    expect(isThere()).toBe(true);
  });

  it('[R4-59] is shown to a shop manager once, stored per phone', async () => {
    await unfold(manager);
    await click(button('稍后再说'));
    await comeBack(<SideTips />, manager, 30);
    expect(isThere()).toBe(false);
    expect(shows('尚未安装桌面助手')).toBe(true);
    await comeBack(<SideTips />, { ...manager, phone: '13900000003' }, 0);
    expect(isThere()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['nothing is offered', () => offered.set(nothingOffered)],
    ['nobody knows yet what is offered', () => offered.set({ kind: 'asking' })],
    [
      'what is offered is for another site, and the software runs',
      () => {
        helper.set('open');
        const origins = ['https://seller.example'];
        const files = everything.kind === 'known' ? everything.files : [];
        offered.set({ kind: 'known', files: files.map((file) => ({ ...file, origins })) });
      },
    ],
    [
      'all of it is there',
      () => {
        helper.set('open');
        document.documentElement.setAttribute(marker, '1.2.0');
      },
    ],
  ])('does not come where %s', async (_title, arrange) => {
    arrange();
    await show(<SideTips />);
    await settle();
    expect(document.querySelector('aside')).toBeNull();
  });
});

describe('the warning that managers need the plugin', () => {
  const open = async () => {
    await act(async () => warnOfManagerPlugin());
    await settle();
  };

  it('[R2.7-15] is shown when a manager was authorised', async () => {
    await show(<ManagerPluginWarning />);
    expect(dialogs()).toBe(0);
    await open();
    await until(() => shows('须在自己的浏览器中安装数据统计插件'), 'the warning');
  });

  it('[R2.7-16] stays away today once that is ticked, and comes back tomorrow', async () => {
    await show(<ManagerPluginWarning />);
    await open();
    await click(button('我知道了'));
    await open();
    await until(() => dialogs() === 1, 'the warning again: nothing was ticked');
    await click(checkbox('今日不再提示'));
    await click(button('我知道了'));
    await open();
    expect(dialogs()).toBe(0);
    await comeBack(<ManagerPluginWarning />, boss, 1);
    await open();
    await until(() => dialogs() === 1, 'the warning of the next day');
  });

  it('is not shown where the plugin is there', async () => {
    document.documentElement.setAttribute(marker, '1.2.0');
    await show(<ManagerPluginWarning />);
    await open();
    expect(dialogs()).toBe(0);
  });
});

describe('the warning that the software is not started', () => {
  const becomes = (state: 'open' | 'closed') => act(async () => helper.set(state));

  it('[R2.7-35] [R4-27] is shown when the connection closes, and goes when it opens', async () => {
    await show(<SoftwareClosedWarning />);
    await becomes('open');
    expect(dialogs()).toBe(0);
    await becomes('closed');
    await until(() => shows('软件未启动'), 'the warning');
    await becomes('open');
    await until(() => dialogs() === 0, 'gone');
  });

  it('[R4-29] is shown at most every 1800 s', async () => {
    await show(<SoftwareClosedWarning />);
    await becomes('closed');
    await until(() => dialogs() === 1, 'the warning');
    await becomes('open');
    vi.setSystemTime(Date.now() + 1_799_000);
    await becomes('closed');
    expect(dialogs()).toBe(0);
    await becomes('open');
    vi.setSystemTime(Date.now() + 1_000);
    await becomes('closed');
    await until(() => dialogs() === 1, 'the warning again');
  });

  it('[R4-51] goes when the server says so', async () => {
    await show(<SoftwareClosedWarning />);
    await becomes('closed');
    await until(() => dialogs() === 1, 'the warning');
    await act(async () => subscription.message?.());
    await until(() => dialogs() === 0, 'gone');
  });
});

describe('the tips at the side', () => {
  it('[R2.7-78] prompt to install the software and the plugin; a closed one stays away today', async () => {
    closeTip('install', '13812345678');
    await unfold();
    expect(shows('尚未安装桌面助手')).toBe(true);
    expect(shows('尚未安装数据统计插件')).toBe(true);
    const close = document.querySelector<HTMLButtonElement>('button[aria-label=今日不再提示]');
    if (close) await click(close);
    expect(shows('尚未安装桌面助手')).toBe(false);
    // Of one alone the tab itself says what it is.
    expect(sideTab()?.textContent).toBe('尚未安装数据统计插件');
  });

  it('[R2.7-78] fold at Escape, and where the focus goes elsewhere', async () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    await unfold();
    const folded = () => sideTab()?.getAttribute('aria-expanded') === 'false';
    const later = button('稍后再说');
    await act(async () => later.focus());
    expect(folded()).toBe(false);
    await act(async () =>
      later.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(folded()).toBe(true);
    expect(document.activeElement).toBe(sideTab());
    expect(shows('稍后再说')).toBe(false);
    await click(button('请安装桌面助手和插件'));
    await act(async () => elsewhere.focus());
    expect(folded()).toBe(true);
    elsewhere.remove();
  });

  it('[R2.7-79] prompt to update software that says an older version than the offered one', async () => {
    document.documentElement.setAttribute(marker, '1.2.0');
    helper.set('open');
    helperVersion.set('0.9.9');
    await unfold();
    expect(shows('桌面助手有新版本')).toBe(true);
    await click(button('去更新'));
    expect(desktopDialog.get()).toMatchObject({ kind: 'download', product: 'software' });
    await act(async () => helperVersion.set('1.0.0'));
    expect(shows('桌面助手有新版本')).toBe(false);
  });

  it('prompt to update a plugin that is older than the offered one', async () => {
    document.documentElement.setAttribute(marker, '1.1.9');
    helper.set('open');
    await unfold();
    expect(shows('数据统计插件有新版本')).toBe(true);
    expect(shows('尚未安装')).toBe(false);
    await click(button('去更新'));
    expect(desktopDialog.get()).toMatchObject({ kind: 'download', product: 'plugin' });
  });

  it('are not there where nothing is offered', async () => {
    offered.set(nothingOffered);
    await show(<SideTips />);
    expect(document.querySelector('aside')).toBeNull();
  });
});

it('reminders never pile up: one dialog at a time, and what is missing in none', async () => {
  await show(
    <>
      <SideTips />
      <ManagerPluginWarning />
      <SoftwareClosedWarning />
    </>,
  );
  await settle();
  expect(dialogs()).toBe(0);
  await act(async () => warnOfManagerPlugin());
  await act(async () => helper.set('closed'));
  await until(() => dialogs() === 1, 'the first');
  expect(shows('请提醒店长安装插件')).toBe(true);
  await click(button('我知道了'));
  await until(() => shows('软件未启动'), 'the second');
  expect(dialogs()).toBe(1);
});
