import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePushAgain } from '../../../web/src/features/notices/index.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import type { Language } from '../../../web/src/i18n/languages.ts';
import { chooseLanguage } from '../../../web/src/i18n/selected-language.ts';
import { setPushOwner } from '../../../web/src/session/push-owner.ts';
import { session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { render, unmount, until } from '../support/render.tsx';

const own = { endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } };

/** A browser that is subscribed, or is not. */
function stubBrowser(subscription: object | null): void {
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('navigator', {
    ...{ userAgent: 'test', maxTouchPoints: 0, onLine: true, language: 'en' },
    serviceWorker: { getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
}

let server: FakeServer;
const told = () =>
  server.asked
    .filter(({ operationName }) => operationName === 'SavePushSubscription')
    .map(({ variables }) => variables.input);

function Page({ userId }: { userId: string }) {
  usePushAgain(userId);
  return null;
}

const open = (userId: string) => render(<Page userId={userId} />);

const choose = (language: Language) => act(() => chooseLanguage(language, 'U1'));

beforeEach(() => {
  session.set({ ...session.get(), isVisitor: false });
  stubBrowser({ toJSON: () => own });
  setPushOwner('U1');
  const saved = { __typename: 'SavePushSubscriptionPayload', ok: true, error: null };
  server = fakeServer({ SavePushSubscription: { savePushSubscription: saved } });
});
afterEach(async () => {
  setPushOwner(null);
  await choose('zh-CN');
});

const input = { endpoint: own.endpoint, p256dh: 'P', auth: 'A' };

it('tells the server the language of the page with the subscription, and again when it is changed', async () => {
  await open('U1');
  await until(() => told().length === 1, 'the first');
  await choose('ar');
  await until(() => told().length === 2, 'the second');
  await choose('en');
  await until(() => told().length === 3, 'the third');
  expect(told()).toEqual([
    { ...input, language: 'ZH_CN' },
    { ...input, language: 'AR' },
    { ...input, language: 'EN' },
  ]);
});

it('ends with the language that was chosen last, however slowly the first is taken', async () => {
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const answer = server.answers.SavePushSubscription;
  server.answers.SavePushSubscription = () => taken.then(() => answer);
  await open('U1');
  await until(() => told().length === 1, 'the first');
  await choose('ar');
  await choose('fr');
  expect(told()).toHaveLength(1);
  take();
  await until(() => told().length === 3, 'the others');
  expect(told().slice(1)).toEqual([
    { ...input, language: 'FR' },
    { ...input, language: 'FR' },
  ]);
});

it('tells nothing of a browser whose notifications are somebody else’s', async () => {
  await open('U2');
  await choose('en');
  await unmount();
  expect(told()).toEqual([]);
});

const workerFile = resolve(import.meta.dirname, '../../../web/phone-push.js');

/** What the worker shows of a push, with the caches of the page. */
async function shownOf(caches: object, text: string): Promise<unknown> {
  const shown: unknown[] = [];
  const on = new Map<string, (event: object) => void>();
  const registration = {
    showNotification: (title: string, { body, lang, dir }: Record<string, string>) =>
      shown.push({ title, body, lang, dir }),
  };
  const self = {
    location: { origin: 'https://seller.example' },
    registration,
    addEventListener: (name: string, act: (event: object) => void) => on.set(name, act),
  };
  runInNewContext(readFileSync(workerFile, 'utf8'), { self, caches, URL });
  let done: unknown;
  const waitUntil = (work: unknown) => {
    done = work;
  };
  on.get('push')?.({ data: { json: () => JSON.parse(text) }, waitUntil });
  await done;
  return shown[0];
}

it('leaves with the worker what it says of a message that it cannot read, in the language of the page', async () => {
  const kept = new Map<string, Response>();
  const caches = {
    open: async () => ({ put: async (at: string, words: Response) => kept.set(at, words) }),
    match: async (at: string) => kept.get(at)?.clone(),
  };
  const chinese = {
    title: '卖家运营助手',
    body: '您有新的提醒，点按查看。',
    lang: 'zh-CN',
  };
  expect(await shownOf(caches, 'no JSON')).toEqual({ ...chinese, dir: 'auto' });

  vi.stubGlobal('caches', caches);
  await open('U2');
  await choose('en');
  expect(kept.size).toBe(0);
  await unmount();
  await open('U1');
  await choose('ar');
  await until(() => kept.size === 1, 'the words');
  const words = { title: i18n.t('productName'), body: i18n.t('pushed'), lang: 'ar', dir: 'rtl' };
  await expect.poll(() => shownOf(caches, 'no JSON')).toEqual(words);
  expect(words.body).not.toBe(chinese.body);
  // What the message does say comes before.
  const said = { title: 'Late', body: 'FH1', lang: 'en', dir: 'ltr' };
  expect(await shownOf(caches, JSON.stringify(said))).toEqual(said);
  kept.set('/push-words', new Response('{"title": 7}'));
  expect(await shownOf(caches, 'null')).toEqual({ ...chinese, dir: 'auto' });
});
