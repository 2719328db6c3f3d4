import { afterEach, expect, it } from 'vitest';
import { TabBar } from '../../../web/src/app/phone/TabBar.tsx';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { render, until } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

const viewer = viewerOf({ id: '7', username: 'boss' });

afterEach(() => i18n.changeLanguage('zh-CN'));

/** What a reader hears of the badge, beside what it shows. */
const badge = () => document.querySelector('a [aria-hidden]:not(svg)')?.parentElement;

it.each([
  ['en', 1, '1', '1 unread alert'],
  ['en', 2, '2', '2 unread alerts'],
  ['zh-CN', 120, '99+', '120 条未读提醒'],
])(
  'in %s the badge of %d alerts shows %s and is read as “%s”',
  async (language, count, shown, heard) => {
    await i18n.changeLanguage(language);
    fakeServer({
      UnreadAlerts: { alerts: { __typename: 'AlertConnection', unreadCount: count } },
    });
    await render(<TabBar />, { at: '/m', viewer });
    await until(() => badge() != null, 'the badge');
    expect([...(badge()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      shown,
      heard,
    ]);
  },
);
