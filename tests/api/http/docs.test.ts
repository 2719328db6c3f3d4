import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { exampleInput } from '../../../api/docs/examples.ts';
import { createTestApi, requestOf, type TestApi } from '../../support/api.ts';

let api: TestApi;
let page: Awaited<ReturnType<typeof open>>;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await createTestApi();
  page = await open();
});
afterAll(async () => {
  for (const close of closing) await close();
  await api.close();
});

const read = async (path: string) => {
  const response = await api.handle(new Request(`http://api.test${path}`));
  return { type: response.headers.get('content-type'), text: await response.text(), response };
};

/** The page as a browser has it once its script has run. */
async function open(address = '') {
  const window = new Window({
    url: `http://api.test/api/docs${address}`,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
    },
  });
  closing.push(() => window.happyDOM.close());
  const sent: Request[] = [];
  Object.assign(window, {
    fetch: (path: string, init: RequestInit) => {
      const request = new Request(new URL(path, 'http://api.test'), init);
      sent.push(request.clone());
      return api.handle(request);
    },
    // What its own leave undefined.
    URLSearchParams,
  });
  window.document.write((await read('/api/docs')).text);
  window.eval((await read('/api/docs.js')).text);
  const { document } = window;
  const search = document.querySelector('#search') as unknown as HTMLInputElement;
  return {
    document,
    sent,
    /** Opens a call, writes into its form and sends it; tells what the page says of the answer. */
    async make(name: string, fields: Readonly<Record<string, string>> = {}) {
      const entry = document.getElementById(name);
      entry?.setAttribute('open', '');
      entry?.dispatchEvent(new window.Event('toggle'));
      const form = entry?.querySelector('form.try');
      for (const [field, value] of Object.entries(fields)) {
        const input = form?.querySelector(`[name=${field}]`) as unknown as HTMLInputElement;
        input.value = value;
      }
      const answer = form?.querySelector('[role=status]');
      form?.dispatchEvent(new window.Event('submit', { cancelable: true }));
      await expect.poll(() => answer?.textContent, { interval: 1 }).not.toBe('');
      return answer?.textContent ?? '';
    },
    find(text: string) {
      search.value = text;
      search.dispatchEvent(new window.Event('input') as unknown as Event);
    },
    shown: () =>
      [...document.querySelectorAll('[data-find]:not([hidden]) details')]
        .map(({ id }) => id)
        .sort(),
  };
}

describe('/api/docs', () => {
  it('asks its own server alone for what it is made of', async () => {
    const { type, text, response } = await read('/api/docs');
    expect(type).toBe('text/html; charset=utf-8');
    const asked = [...text.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, address]) => address);
    for (const address of asked) expect(address).toMatch(/^\/[^/]/);
    expect(text).not.toMatch(/<script>|style="/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    // The bundled Chinese font has small parts in its style sheet.
    expect(response.headers.get('content-security-policy')).toContain("font-src 'self' data:");
    expect((await read('/api/docs.css')).type).toBe('text/css; charset=utf-8');
    expect((await read('/api/docs.js')).type).toBe('text/javascript; charset=utf-8');
  });

  it('has an entry for every call, with its Chinese name, its fields and how to make it', async () => {
    const { document } = page;
    for (const { name, path, method, input } of calls.values()) {
      const entry = document.getElementById(name);
      expect(entry, name).not.toBeNull();
      const title = entry?.querySelector('summary')?.textContent ?? '';
      expect(title).toContain(method);
      expect(title).toContain(path);
      expect(entry?.querySelector('summary b')?.textContent, name).toMatch(/\p{Script=Han}/u);
      const fields = [...(entry?.querySelectorAll('td:first-child') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(fields).toEqual(expect.arrayContaining(Object.keys(input.shape)));
      const [curl, typescript] = [...(entry?.querySelectorAll('pre') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(curl).toMatch(/^curl /);
      expect(typescript).toMatch(/\.env\.SELLER_URL\}\/(api|oss)\//);
    }
    for (const group of document.querySelectorAll('.group h2 .zh'))
      expect(group.textContent).toMatch(/\p{Script=Han}/u);
  });

  it.each([...calls.values()].map((call) => [call.name, call] as const))(
    'shows an example of %s that fits its declaration',
    (_name, call) => {
      expect(call.input.safeParse(exampleInput(call)).error?.issues).toBeUndefined();
    },
  );

  it('finds calls by their names in Chinese and in the code, by path and by words', async () => {
    const { document, find, shown } = page;
    expect(shown()).toHaveLength(calls.size);
    find('分组列表');
    expect(shown()).toEqual(['queryUserGroups']);
    find('SAVE  /api/group');
    expect(shown()).toEqual(['saveShopGroups', 'saveUserGroups']);
    find('nothing is called so');
    expect(shown()).toEqual([]);
    expect(document.querySelector('#none')?.hasAttribute('hidden')).toBe(false);
    find('');
    expect(shown()).toHaveLength(calls.size);
  });

  it('opens the call that its address names', async () => {
    const { document } = await open('#renameShop');
    const isOpen = (name: string) => document.getElementById(name)?.hasAttribute('open');
    expect(isOpen('renameShop')).toBe(true);
    expect(isOpen('getShopList')).toBe(false);
  });

  it('is read in Chinese or in English', async () => {
    const { document } = page;
    const english = document.querySelector('[data-speak=en]') as unknown as HTMLButtonElement;
    english.click();
    expect(document.documentElement.dataset.language).toBe('en');
    expect(english.getAttribute('aria-pressed')).toBe('true');
    expect((await read('/api/docs.css')).text).toContain('[data-language=en] .zh');
  });

  it('sends what every call declares, in its own encoding', async () => {
    const { make, sent, document } = page;
    const canBeMade = [...calls.values()].filter(
      ({ encoding }) => encoding !== 'binary' && encoding !== 'multipart',
    );
    expect(document.querySelectorAll('[data-try]')).toHaveLength(canBeMade.length);
    for (const call of canBeMade) {
      await make(call.name);
      const request = sent.at(-1);
      const { path, init } = requestOf(call.name, exampleInput(call));
      const wanted = new Request(new URL(path, 'http://api.test'), init);
      expect([request?.method, request?.url]).toEqual([wanted.method, wanted.url]);
      expect(request?.headers.get('content-type')).toBe(wanted.headers.get('content-type'));
      const body = await wanted.text();
      // A call whose body is a list is declared with the field that holds it.
      const list = call.listField && JSON.stringify(JSON.parse(body)[call.listField]);
      expect(await request?.text(), call.name).toBe(list ?? body);
    }
  });

  it('makes a call in the page, and those after a sign-in with its token', async () => {
    const { make, sent } = page;
    const { user, token } = await api.signIn();
    expect(await make('getUserInfo')).toContain('"code": 401');
    const before = sent.length;
    expect(await make('getUserInfo', { credential: token })).toContain(`"${user.phone}"`);
    expect(sent).toHaveLength(before + 1);
    expect(await make('login', { input: '{ "phone": ' })).toMatch(/不是有效的 JSON|no JSON/);
    expect(sent).toHaveLength(before + 1);
  });

  it('is read with GET only', async () => {
    expect((await api.send('/api/docs', { method: 'POST' })).status).toBe(405);
  });
});
