import { act, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DesktopDialogs from '../../../web/src/features/desktop/DesktopDialogs.tsx';
import {
  closeDesktopDialog,
  type DesktopDialog,
  desktopDialog,
  openDesktopDialog,
} from '../../../web/src/features/desktop/desktop-dialogs.ts';
import { offered } from '../../../web/src/features/desktop/offers.ts';
import { button, click, render, shows, tab, until } from '../support/render.tsx';

vi.mock('../../../web/src/features/desktop/load-downloads.ts', () => ({
  LoadDownloads: () => null,
}));

const download = {
  __typename: 'Download',
  platform: 'ANY',
  bytes: 1000,
  sha256: 'a'.repeat(64),
  origins: null,
} as const;

function Host() {
  const dialog = desktopDialog.use();
  return <Suspense>{dialog && <DesktopDialogs dialog={dialog} />}</Suspense>;
}

async function open(dialog: DesktopDialog): Promise<void> {
  openDesktopDialog(dialog);
  await render(<Host />);
}

const headings = (level: number) =>
  [...document.querySelectorAll(`h${level}`)].map((element) => element.textContent);

beforeEach(() => {
  offered.set({
    kind: 'known',
    files: [
      { ...download, product: 'HELPER', fileName: 'h.zip', version: '1.2.0', url: '/files/h.zip' },
      { ...download, product: 'PLUGIN', fileName: 'p.zip', version: '1.0.0', url: '/files/p.zip' },
    ],
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  closeDesktopDialog();
  offered.set({ kind: 'asking' });
});

describe('the install dialog', () => {
  it('[R2.7-17] [R2.7-18] says to quit the security tool, and to remove the old plugin first', async () => {
    await open({ kind: 'install' });
    const steps = [...document.querySelectorAll('ol > li')].map((item) => item.textContent ?? '');
    expect(steps[0]).toContain('退出第三方安全软件');
    expect(steps[1]).toContain('先卸载旧版插件');
    expect(steps[2]).toContain('下载并安装');
  });

  it('[R2.7-19] links to the uninstall tutorial, in a new tab', async () => {
    await open({ kind: 'install' });
    const link = document.querySelector<HTMLAnchorElement>('ol a');
    expect(link?.getAttribute('href')).toBe('/operateRouting/softwareUninstallation');
    expect(link?.target).toBe('_blank');
  });

  it('[R2.7-20] offers the download', async () => {
    await open({ kind: 'install' });
    await click(button('下载'));
    await until(() => shows('下载桌面助手'), 'the download dialog');
  });
});

describe('the download dialog', () => {
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  it('[R2.7-21] counts down five seconds, then starts the download', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const started: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      started.push(this.getAttribute('href') ?? '');
    });
    await open({ kind: 'download', product: 'software' });
    for (const left of [5, 4, 3, 2, 1]) {
      expect(shows(`${left} 秒后自动开始下载`)).toBe(true);
      expect(started).toEqual([]);
      await pass(1000);
    }
    expect(started).toEqual(['/files/h.zip']);
    expect(shows('下载已开始')).toBe(true);
    await click(button('没有开始？重新下载'));
    expect(started).toHaveLength(2);
  });

  it('[R2.7-22] shows the cases of Chrome, Edge and the security tool’s browser with their steps', async () => {
    await open({ kind: 'download', product: 'software' });
    expect(headings(4)).toEqual(['Chrome 浏览器', 'Edge 浏览器', '安全软件自带浏览器']);
    for (const list of document.querySelectorAll('section section')) {
      expect(list.querySelectorAll('li').length).toBeGreaterThanOrEqual(3);
      expect(list.querySelectorAll('svg')).toHaveLength(1);
    }
  });

  it('says why where it could not be asked what there is, and asks again', async () => {
    const retry = vi.fn();
    offered.set({ kind: 'failed', error: new Error('down'), retry });
    await open({ kind: 'download', product: 'plugin' });
    await click(button('重试'));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says so where there is nothing to download', async () => {
    offered.set({ kind: 'known', files: [] });
    await open({ kind: 'download', product: 'plugin' });
    expect(shows('安装包尚未发布')).toBe(true);
    expect(shows('秒后自动开始下载')).toBe(false);
  });
});

describe.each([
  ['[R2.7-23] the plugin guide', 'plugin', ['Chrome 浏览器', 'Edge 浏览器']],
  ['[R2.7-24] the software guide', 'software', ['Windows', 'macOS 与 Linux']],
] as const)('%s', (_title, product, tabs) => {
  it('has two tabs with steps of their own', async () => {
    await open({ kind: 'guide', product });
    expect([...document.querySelectorAll('[role=tab]')].map((each) => each.textContent)).toEqual(
      tabs,
    );
    const first = document.querySelector('ol')?.textContent;
    await click(tab(tabs[1]));
    await until(
      () => document.querySelector('[role=tabpanel]:not([hidden]) ol')?.textContent !== first,
      'the other steps',
    );
  });

  it('enlarges a picture, and leads from one to the next', async () => {
    await open({ kind: 'guide', product });
    const pictures = [...document.querySelectorAll<HTMLButtonElement>('ol button')];
    expect(pictures).toHaveLength(4);
    if (pictures[0]) await click(pictures[0]);
    await until(() => shows('第 1 / 4 张'), 'the viewer');
    expect(button('上一张').disabled).toBe(true);
    await click(button('下一张'));
    await until(() => shows('第 2 / 4 张'), 'the second picture');
  });
});
