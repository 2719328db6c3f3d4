import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import AccountDialog from '../../../web/src/features/account/AccountDialog.tsx';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

afterEach(() => i18n.changeLanguage('zh-CN'));

it.each([
  ['zh-CN', '2026-03-05'],
  ['en', 'Mar 5, 2026'],
])('says in %s since which day of Shanghai one is here', async (language, day) => {
  fakeServer();
  await i18n.changeLanguage(language);
  const nothing = () => {};
  await render(
    <AccountDialog
      onClose={nothing}
      onMyShops={nothing}
      onPush={nothing}
      finalFocus={() => null}
    />,
    { viewer: viewerOf({ registerTime: '2026-03-04T16:05:00Z' }) },
  );
  expect(shows(day)).toBe(true);
});

const pressEscape = () =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });

it('[R2.5-02] stays open when Escape leaves the name that is being changed', async () => {
  fakeServer();
  let closed = 0;
  const nothing = () => {};
  await render(
    <AccountDialog
      onClose={() => {
        closed += 1;
      }}
      onMyShops={nothing}
      onPush={nothing}
      finalFocus={() => null}
    />,
  );
  await click(button('修改昵称'));
  await pressEscape();
  expect(closed).toBe(0);
  expect(document.activeElement).toBe(button('修改昵称'));
  await pressEscape();
  expect(closed).toBe(1);
});
