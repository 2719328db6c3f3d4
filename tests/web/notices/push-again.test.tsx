import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePushAgain } from '../../../web/src/features/notices/index.ts';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
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

const open = (userId: string) =>
  render(
    <GraphQLProvider>
      <Page userId={userId} />
    </GraphQLProvider>,
  );

const choose = (language: Language) => act(() => chooseLanguage(language, 'U1'));

beforeEach(() => {
  session.set({ ...session.get(), isVisitor: false });
  stubBrowser({ toJSON: () => own });
  setPushOwner('U1');
  const saved = { __typename: 'SavePushSubscriptionPayload', ok: true, error: null };
  server = fakeServer({ SavePushSubscription: { savePushSubscription: saved } });
});
afterEach(async () => {
  await unmount();
  session.set({ ...session.get(), isVisitor: true });
  setPushOwner(null);
  await choose('zh-CN');
  vi.unstubAllGlobals();
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
