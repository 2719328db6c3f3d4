import { createHash } from 'node:crypto';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageFolderButton, PlatformFiles } from '../../../web/src/features/uploads/index.ts';
import { readPictureAnswer } from '../../../web/src/features/uploads/upload-picture.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { session } from '../../../web/src/session/session.ts';
import { helperDoor } from '../../../web/src/shared/desktop-helper/door.ts';
import { toast } from '../../../web/src/shared/ui/toast.ts';
import { alerts, button, click, render, shows, until } from '../support/render.tsx';

const local = 'http://127.0.0.1:18765/local';
const proxy = 'http://127.0.0.1:18766/proxy/upload';
const platforms = [{ id: 'temu', fileHost: 'files.example' }];
const success = (more: object = {}) =>
  HttpResponse.json({
    error_code: 1_000_000,
    error_msg: '',
    result: { signature: 'signed', upload_id: 'u1' },
    url: 'https://files.example/1.png',
    download_url: 'https://files.example/1',
    ...more,
  });
const refused = () => HttpResponse.json({ error_code: 1, error_msg: '系统繁忙' });

/** What the helper was asked, by the last parts of the paths. */
let asked: { path: string; headers: Headers }[] = [];
let handlers: HttpHandler[] = [];
const server = {
  /** The newest goes first. */
  use: (...added: HttpHandler[]) => {
    handlers = [...added, ...handlers];
  },
};

/** In place of the network: the page's own fetch would ask the helper for leave, which a browser test does. */
async function answerOf(url: string, init: RequestInit = {}): Promise<Response> {
  const { method, headers } = init;
  const request = new Request(url, { ...(method && { method }), ...(headers && { headers }) });
  const { pathname } = new URL(url);
  asked.push({ path: pathname.replace('/proxy/upload/', ''), headers: request.headers });
  const response = await getResponse(handlers, request);
  if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

beforeEach(() => {
  asked = [];
  handlers = [];
  vi.stubGlobal('fetch', answerOf);
  helperDoor.set({ secret: 's'.repeat(43), proxyPort: 18_766 });
  server.use(
    http.get(`${local}/platforms`, () => HttpResponse.json({ code: 0, msg: '', data: platforms })),
    http.post(`${proxy}/signature`, () => success()),
    http.post(`${proxy}/image`, () => success()),
    http.post(`${proxy}/file`, () => success()),
    http.post(`${proxy}/multipart/init`, () => success()),
    http.post(`${proxy}/multipart/part`, () => success()),
  );
});
afterEach(async () => {
  helperDoor.set(undefined);
  await i18n.changeLanguage('zh-CN');
});

const shops = [
  { id: 'temu:11', name: '甲店' },
  { id: 'temu:12', name: '乙店' },
];
const pdf = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'guide.pdf', { type: 'application/pdf' });
const png = () => new File([new Uint8Array(8)], 'a.png', { type: 'image/png' });
const large = 5_242_880;

async function choose(file: File): Promise<void> {
  await render(<PlatformFiles shops={shops} shopId="temu:12" />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose a file by');
  Object.defineProperty(input, 'files', { value: [file] });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const says = (words: string) =>
  until(() => alerts().some((alert) => alert.startsWith(words)), words);

describe('a file for the seller platform', () => {
  it('[R3-53] goes by the helper, for the chosen shop, and tells where it is', async () => {
    await choose(pdf(100));
    await until(() => shows('已上传到“乙店”'), 'done');
    expect(asked.map(({ path }) => path)).toEqual(['/local/platforms', 'signature', 'file']);
    const sent = Object.fromEntries(asked[2]?.headers ?? []);
    expect(sent).toMatchObject({
      authorization: `Bearer ${'s'.repeat(43)}`,
      'x-target-host': 'files.example',
      'x-mall-id': '12',
    });
    expect(document.querySelector('a')?.href).toBe('https://files.example/1');
  });

  it('[R8-42] says 获取图片上传前签名出错 where a picture is not signed for', async () => {
    server.use(http.post(`${proxy}/signature`, refused));
    await choose(png());
    await says('获取图片上传前签名出错');
  });

  it('[R8-43] says 获取上传前签名出错 where another file is not signed for', async () => {
    server.use(http.post(`${proxy}/signature`, refused));
    await choose(pdf(100));
    await says('获取上传前签名出错');
    // What the platform says about it stands beside.
    expect(shows('系统繁忙')).toBe(true);
  });

  it('[R8-44] [R8-46] says 上传失败 where the file itself is refused', async () => {
    server.use(http.post(`${proxy}/file`, () => success({ error_code: 1_000_001 })));
    await choose(pdf(100));
    await says('上传失败');
  });

  it('[R8-45] says 上传失败，请重试 after eight failures of a part', async () => {
    server.use(http.post(`${proxy}/multipart/part`, refused));
    // The waits between the attempts are not what is tested.
    const timer = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (act: () => void, _ms?: number) => timer(act, 0));
    await choose(pdf(large));
    await says('上传失败，请重试');
    expect(asked.filter(({ path }) => path === 'multipart/part')).toHaveLength(8);
  });

  it('tells in the language of the page what the helper refuses, as far as it has words', async () => {
    await i18n.changeLanguage('de');
    const refusedBy = (reason: string, msg: string) =>
      HttpResponse.json(
        { code: 1, msg, data: null },
        { status: 502, headers: { 'x-helper-refused': reason } },
      );
    server.use(
      http.post(`${proxy}/file`, () => refusedBy('unreachable', '无法连接平台，请检查网络')),
    );
    await choose(pdf(100));
    await until(
      () => shows('Der Marktplatz ist nicht erreichbar. Bitte prüfen Sie Ihr Netzwerk.'),
      'words',
    );
    expect(shows('无法连接平台')).toBe(false);
    // A newer helper has a reason that this page does not know.
    server.use(http.post(`${proxy}/file`, () => refusedBy('full', '本机磁盘已满')));
    await click(button('Erneut versuchen: guide.pdf'));
    await until(() => shows('本机磁盘已满'), 'its own words');
  });

  it('[R8-46] says 上传失败 where the proxy is gone', async () => {
    server.use(http.post(`${proxy}/multipart/part`, () => HttpResponse.error()));
    await choose(pdf(large));
    await until(() => alerts().includes('上传失败'), '上传失败');
    expect(asked.filter(({ path }) => path === 'multipart/part')).toHaveLength(1);
  });

  it('[R8-46] goes on by itself once the helper was started again', async () => {
    let parts = 0;
    const gone = http.post(`${proxy}/multipart/part`, () => {
      parts += 1;
      return parts === 1 ? success() : HttpResponse.error();
    });
    server.use(gone);
    await choose(pdf(large + 1));
    await says('上传失败');
    expect(shows('桌面助手已断开')).toBe(false);
    await act(async () => helperDoor.set(undefined));
    expect(alerts()).toContain('上传失败桌面助手已断开，重新启动后会自动继续上传');
    const sha256 = createHash('sha256')
      .update(new Uint8Array(large + 1))
      .digest('hex');
    handlers = handlers.filter((handler) => handler !== gone);
    server.use(http.post(`${proxy}/multipart/complete`, () => success({ result: { sha256 } })));
    asked = [];
    await act(async () => helperDoor.set({ secret: 't'.repeat(43), proxyPort: 18_766 }));
    await until(() => shows('已上传到“乙店”'), 'done');
    expect(asked.at(-1)?.path).toBe('multipart/complete');
    expect(asked.at(-1)?.headers.get('authorization')).toBe(`Bearer ${'t'.repeat(43)}`);
  });

  it('waits for the person where the platform has refused, whatever the helper does', async () => {
    server.use(http.post(`${proxy}/file`, () => success({ error_code: 1_000_001 })));
    await choose(pdf(100));
    await says('上传失败');
    asked = [];
    await act(async () => helperDoor.set(undefined));
    await act(async () => helperDoor.set({ secret: 't'.repeat(43), proxyPort: 18_766 }));
    expect(asked).toEqual([]);
    expect(shows('桌面助手已断开')).toBe(false);
  });

  it('[R8-47] says 获取大文件上传初始信息出错！ where a large file cannot be begun', async () => {
    server.use(http.post(`${proxy}/multipart/init`, refused));
    await choose(pdf(large));
    await says('获取大文件上传初始信息出错！');
  });

  it('needs the helper, and says how to get it', async () => {
    helperDoor.set(undefined);
    await render(<PlatformFiles shops={shops} shopId="temu:11" />);
    expect(shows('上传到平台需要桌面助手')).toBe(true);
    expect(document.querySelector('input[type=file]')).toBeNull();
    await act(async () => helperDoor.set({ secret: 's'.repeat(43), proxyPort: 18_766 }));
    expect(shows('上传到平台需要桌面助手')).toBe(false);
  });
});

describe('the folder of images', () => {
  const open = async (answer: object, reason?: string) => {
    const headers = new Headers(reason === undefined ? [] : [['x-helper-refused', reason]]);
    server.use(http.post(`${local}/openFolder`, () => HttpResponse.json(answer, { headers })));
    await render(<ImageFolderButton folder="甲店" />);
    await click(button(i18n.t('uploads:folder.open')));
  };
  const tells = async (kind: 'warning' | 'error', words: string) => {
    await until(() => told.length > 0, words);
    expect(told).toEqual([[kind, words]]);
  };
  /** Every passing message: its kind and words. */
  let told: (readonly [string, string])[] = [];
  beforeEach(() => {
    told = [];
    session.set((current) => ({ ...current, isVisitor: false }));
    for (const kind of ['success', 'warning', 'error'] as const)
      vi.spyOn(toast, kind).mockImplementation((words) => void told.push([kind, words]));
  });
  afterEach(() => vi.restoreAllMocks());

  it('[R8-10] warns that images were not collected on this machine where it does not exist', async () => {
    await open({ code: 1, msg: '文件夹不存在', data: null });
    await tells('warning', '无法打开文件夹：图片还没有采集到本机');
  });

  it.each([
    ['an older helper', undefined],
    ['one that names the reason', 'folder'],
  ])('[R8-10] warns so in every language: %s', async (_helper, reason) => {
    await i18n.changeLanguage('de');
    await i18n.loadNamespaces('uploads');
    await open(
      { code: 1, msg: reason === undefined ? '文件夹不存在' : 'no folder', data: null },
      reason,
    );
    await tells(
      'warning',
      'Der Ordner lässt sich nicht öffnen: Die Bilder sind noch nicht auf diesem Rechner',
    );
  });

  it.each([
    ['an older helper', undefined],
    ['one that names the reason', 'outside'],
  ])('[R8-10] tells another refusal in the language of the page: %s', async (_helper, reason) => {
    await i18n.changeLanguage('de');
    await i18n.loadNamespaces('uploads');
    await open({ code: 1, msg: '只能使用图片文件夹中的内容', data: null }, reason);
    await tells('error', 'Nur Inhalte des Bilderordners können verwendet werden.');
  });

  it('[R8-10] shows any other refusal as it is, as an error', async () => {
    await open({ code: 1, msg: '只能使用图片文件夹中的内容', data: null });
    await tells('error', '只能使用图片文件夹中的内容');
  });

  it('takes back what the try before was refused for', async () => {
    const taken: string[] = [];
    vi.spyOn(toast, 'settle').mockImplementation((texts) => void taken.push(...texts));
    await open({ code: 1, msg: '只能使用图片文件夹中的内容', data: null });
    await tells('error', '只能使用图片文件夹中的内容');
    server.use(http.post(`${local}/openFolder`, () => HttpResponse.json({ code: 0, msg: '' })));
    await click(button('打开图片文件夹'));
    await until(() => told.length > 1, 'it is open');
    expect(taken).toEqual(['只能使用图片文件夹中的内容']);
  });

  it('asks for the helper where none runs', async () => {
    helperDoor.set(undefined);
    await open({ code: 0, msg: '', data: null });
    await tells('warning', '打开图片文件夹需要桌面助手，请先在这台电脑上启动它');
    expect(asked).toEqual([]);
  });
});

describe('the answer to a picture', () => {
  it.each([
    [200, '{"code":0,"msg":"操作成功","data":{"url":"/oss/x.png"}}', '/oss/x.png'],
    [
      200,
      '{"code":1,"msg":"只能上传 PNG","data":null}',
      { kind: 'server', message: '只能上传 PNG' },
    ],
    [200, '{"code":401,"msg":"请先登录","data":null}', { kind: 'known', key: 'session' }],
    [413, '<html>', { kind: 'known', key: 'tooLarge' }],
    [502, '<html>', { kind: 'known', key: 'failed' }],
    [500, '{"code":500,"msg":"oops","data":null}', { kind: 'known', key: 'failed' }],
  ])('of %i %s is read', (status, body, expected) => {
    expect(readPictureAnswer(status, body)).toEqual(expected);
  });
});
