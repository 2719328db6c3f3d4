import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilingFields } from '../../../web/src/features/listing/filing/FilingFields.tsx';
import { useOffice } from '../../../web/src/features/listing/filing/use-office.ts';
import type { FilingValues, ListingValues } from '../../../web/src/features/listing/form-values.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { session } from '../../../web/src/session/session.ts';
import { helperDoor } from '../../../web/src/shared/desktop-helper/door.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

const office = 'http://127.0.0.1:18766/proxy/seller';
const fine = (result: object) => HttpResponse.json({ errorCode: 1_000_000, errorMsg: '', result });

let asked: { path: string; headers: Headers }[] = [];
let handlers: HttpHandler[] = [];
const use = (...added: HttpHandler[]) => {
  handlers = [...added, ...handlers];
};

/** In place of the network: the page's own fetch would ask the helper for leave, which a browser test does. */
async function answerOf(url: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(url, init);
  asked.push({
    path: new URL(url).pathname.replace('/proxy/seller/', ''),
    headers: request.headers,
  });
  const response = await getResponse(handlers, request);
  if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

const nothing: FilingValues = {
  market: null,
  category: null,
  sizeChart: null,
  model: null,
  certificates: [],
  guideFiles: [],
  agency: null,
};
const chosen: FilingValues = {
  ...nothing,
  market: 'US',
  category: { id: '9', path: ['玩具', '积木'] },
  certificates: [{ id: '40', name: '旧的证书' }],
};

let values: () => ListingValues['filing'];
const shop = { __typename: 'Shop', id: 'temu:11', name: '甲店', platform: 'TEMU' } as const;

const Editor = ({ filing, isBoss }: { filing: FilingValues; isBoss: boolean }) => {
  const form = useForm<ListingValues>({ defaultValues: { filing } });
  values = () => form.getValues('filing');
  const own = useOffice(shop.id);
  return (
    <FormProvider {...form}>
      <FilingFields listing={{ shop }} office={own} isReadOnly={false} isBoss={isBoss} />
    </FormProvider>
  );
};

const show = (filing: FilingValues, isBoss = true) =>
  render(<Editor filing={filing} isBoss={isBoss} />);
const open = () => helperDoor.set({ secret: 's'.repeat(43), proxyPort: 18_766 });
const choose = (name: string, value: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
    if (select === null) throw new Error(`There is no ${name}`);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

beforeEach(() => {
  session.set((current) => ({ ...current, isVisitor: false }));
  asked = [];
  handlers = [];
  vi.stubGlobal('fetch', answerOf);
  use(
    http.get('http://127.0.0.1:18765/local/platforms', () =>
      HttpResponse.json({ code: 0, msg: '', data: [{ id: 'temu', sellerHost: 'seller.example' }] }),
    ),
    http.post(`${office}/category`, () =>
      fine({ categories: [{ categoryId: '9', name: '积木', isLeaf: true, path: ['积木'] }] }),
    ),
    http.post(`${office}/sizeSpec`, () => fine({ parentSpecs: [], charts: [], onModel: false })),
    http.post(`${office}/compliance`, () =>
      fine({
        requirements: [
          { kind: 'certificate', code: 'CPC', name: '儿童产品证书', isRequired: true, note: '' },
        ],
      }),
    ),
    http.post(`${office}/certificates`, () =>
      fine({
        certificates: [
          {
            certificateId: '41',
            code: 'CPC',
            name: '新的证书',
            number: 'CPC-1',
            state: 'valid',
            validUntil: null,
          },
        ],
      }),
    ),
    http.post(`${office}/guideFiles`, () => fine({ files: [] })),
    http.post(`${office}/agencyList`, () => fine({ agencies: [] })),
  );
});
afterEach(() => helperDoor.set(undefined));

describe('how a listing is filed, in the editor', () => {
  it('[R7.7-12] says what to start where no helper runs, and keeps what was chosen', async () => {
    await show(chosen);
    expect(shows('请在这台电脑上启动它，启动后几秒内会自动连接')).toBe(true);
    for (const text of ['玩具 › 积木', '美国', '旧的证书']) expect(shows(text), text).toBe(true);
    expect(document.querySelector('select')).toBeNull();
    expect(values()).toEqual(chosen);
    expect(asked).toEqual([]);
  });

  it('leaves the choice to the boss', async () => {
    open();
    await show(chosen, false);
    expect(shows('由店铺的BOSS')).toBe(true);
    expect(shows('旧的证书')).toBe(true);
    expect(asked).toEqual([]);
  });

  it('[R7.7-12] [R7.7-14] [R7.7-15] offers what the back office of the shop has', async () => {
    open();
    await show(nothing);
    await click(button('选择类目'));
    await until(() => shows('积木'), 'the categories');
    await click(button('积木'));
    await click(button('使用此类目'));
    await choose('销售市场', 'US');
    await until(() => shows('新的证书') && shows('儿童产品证书'), 'papers');
    const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
    await act(async () => box?.click());
    expect(values()).toEqual({
      ...nothing,
      market: 'US',
      category: { id: '9', path: ['积木'] },
      certificates: [{ id: '41', name: '新的证书' }],
    });
    const headers = Object.fromEntries(
      asked.find(({ path }) => path === 'category')?.headers ?? [],
    );
    expect(headers).toMatchObject({ 'x-target-host': 'seller.example', 'x-mall-id': '11' });
    // Of another market they are others.
    await choose('销售市场', 'JP');
    expect(values().certificates).toEqual([]);
  });

  it('draws of hundreds of categories those in sight', async () => {
    const categories = Array.from({ length: 700 }, (_, place) => ({
      categoryId: `${place + 1}`,
      name: `类目${place + 1}`,
      isLeaf: true,
      path: [`类目${place + 1}`],
    }));
    use(http.post(`${office}/category`, () => fine({ categories })));
    open();
    await show(nothing);
    await click(button('选择类目'));
    const level = '[role=group][aria-label="第1级类目"]';
    const isRead = () => document.querySelector(`${level} [role=status]`) === null;
    await until(() => document.querySelector(level) !== null && isRead(), 'the categories');
    expect(document.querySelectorAll(`${level} button`).length).toBeLessThan(60);
  });

  it('tells in its words why something cannot be read, and reads it again', async () => {
    const refused = { errorCode: 40_001, errorMsg: '店铺会话已失效', result: null };
    use(http.post(`${office}/certificates`, () => HttpResponse.json(refused)));
    open();
    await show(chosen);
    await until(() => shows('店铺会话已失效'), 'the refusal');
    expect(shows('旧的证书')).toBe(true);
    use(http.post(`${office}/certificates`, () => fine({ certificates: [{ name: 1 }] })));
    await click(button('重试'));
    await until(() => shows('读取失败，请检查桌面助手后重试'), 'a wrong shape');
    const byHelper = { code: 1, msg: '平台暂时无法处理，请稍后重试', data: null };
    const reason = { status: 502, headers: { 'x-helper-refused': 'unavailable' } };
    use(http.post(`${office}/certificates`, () => HttpResponse.json(byHelper, reason)));
    await act(() => i18n.changeLanguage('de'));
    await click(button('Erneut versuchen'));
    await until(() => shows('Der Marktplatz kann das gerade nicht bearbeiten.'), 'the helper’s');
    await act(() => i18n.changeLanguage('zh-CN'));
  });
});
