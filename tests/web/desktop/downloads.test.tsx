import { afterEach, describe, expect, it, vi } from 'vitest';
import { platformOf } from '../../../web/src/features/desktop/machine.ts';
import { bestOf, type Download, offered } from '../../../web/src/features/desktop/offers.ts';
import SoftwareDownloadPage from '../../../web/src/features/desktop/SoftwareDownloadPage.tsx';
import { render, shows, until } from '../support/render.tsx';

vi.mock('../../../web/src/features/desktop/load-downloads.ts', () => ({
  LoadDownloads: () => null,
}));

afterEach(() => offered.set({ kind: 'asking' }));

const file = (platform: Download['platform'], rest: Partial<Download> = {}): Download => ({
  __typename: 'Download',
  product: 'HELPER',
  platform,
  fileName: `helper-${platform}.zip`,
  version: '1.2.0',
  bytes: 36_071_218,
  sha256: 'ab'.repeat(32),
  url: `/downloads/helper-${platform}.zip`,
  origins: null,
  ...rest,
});

describe('the machine that a page is looked at on', () => {
  const [windows, mac, linux] = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36',
  ];
  it.each([
    [windows, '', 'WIN_X64'],
    [windows, 'arm', 'WIN_ARM64'],
    [mac, '', 'MAC_ARM64'],
    [mac, 'x86', 'MAC_X64'],
    [linux, '', 'LINUX_X64'],
    [linux, 'arm', 'LINUX_ARM64'],
    ['Mozilla/5.0 (X11; Linux aarch64) Firefox/130.0', '', 'LINUX_ARM64'],
    ['Mozilla/5.0 (Linux; Android 15; V2309A) Mobile Safari/537.36', '', 'ANY'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', '', 'ANY'],
  ])('%s %s', (agent, processor, expected) => {
    expect(platformOf(agent, processor)).toBe(expected);
  });
});

describe('the file for a machine', () => {
  const all = [file('ANY'), file('WIN_X64'), file('LINUX_X64')];
  it.each([
    ['WIN_X64', 'WIN_X64'],
    ['WIN_ARM64', 'WIN_X64'],
    ['LINUX_X64', 'LINUX_X64'],
    ['LINUX_ARM64', 'ANY'],
    ['MAC_ARM64', 'ANY'],
  ] as const)('of %s is the one of %s', (machine, expected) => {
    expect(bestOf(all, 'software', machine)?.platform).toBe(expected);
  });

  it('is none of another product, and none that serves another site', () => {
    expect(bestOf(all, 'plugin', 'WIN_X64')).toBeUndefined();
    const plugin = file('ANY', { product: 'PLUGIN', origins: ['https://seller.example'] });
    expect(bestOf([plugin], 'plugin', 'WIN_X64')).toBeUndefined();
    const ours = { ...plugin, origins: [window.location.origin] };
    expect(bestOf([ours], 'plugin', 'WIN_X64')).toBe(ours);
  });
});

describe('the page of the downloads', () => {
  it('[R2.3-02] lists every file with version, size and checksum, how it is checked and started', async () => {
    const plugin = file('ANY', {
      product: 'PLUGIN',
      fileName: 'plugin.zip',
      url: '/downloads/plugin.zip',
      origins: ['https://seller.example'],
    });
    offered.set({ kind: 'known', files: [file('WIN_X64'), file('ANY'), plugin] });
    await render(<SoftwareDownloadPage />);
    await until(() => shows('全部下载'), 'the list');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];
    // Whoever needs it for no statistics may want it for this.
    expect(shows('把正在看的商品采集到 AI上品')).toBe(true);
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
      [
        '/downloads/helper-ANY.zip',
        '/downloads/helper-WIN_X64.zip',
        '/downloads/plugin.zip',
      ].toSorted(),
    );
    expect(shows('版本 1.2.0 · 34.4 MB · helper-WIN_X64.zip')).toBe(true);
    expect(document.body.textContent).toContain('ab'.repeat(32));
    expect(shows('此文件是为 https://seller.example 制作的，在本站不能使用')).toBe(true);
    const commands = [...document.querySelectorAll('code')].map((code) => code.textContent);
    expect(commands).toContain(`.\\seller-helper.exe ${window.location.origin}`);
    expect(commands).toContain(`node seller-helper.cjs ${window.location.origin}`);
    expect(commands.some((command) => command?.startsWith('certutil -hashfile '))).toBe(true);
  });

  it('says how the files are made where the product is tried out and has none', async () => {
    offered.set({ kind: 'known', files: [] });
    await render(<SoftwareDownloadPage />);
    expect(shows('安装包尚未发布')).toBe(true);
    expect(shows('npm run helper:build')).toBe(window.location.hostname === 'localhost');
  });
});
