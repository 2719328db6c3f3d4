import { expect, it } from 'vitest';
import { AlertList } from '../../../web/src/features/notices/alerts/AlertList.tsx';
import { connectionOf, fakeServer, never } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';
import { directoryOf } from '../support/viewer.ts';

const none = {
  alerts: connectionOf('Alert', [], { unreadCount: 0 }),
};
const settings = {
  alertSettings: {
    __typename: 'AlertSettings',
    offered: [],
    kinds: [],
    pushKinds: [],
    fineFrom: null,
    soldOutFrom: null,
  },
};

const open = () => render(<AlertList doorOf={() => null} />, { directory: directoryOf() });

it('says nothing of what is unread before anybody knows', async () => {
  fakeServer({ Alerts: never, AlertSettings: settings });
  await open();
  expect(document.querySelector('[aria-label=加载中]')).not.toBeNull();
  expect(shows('没有未读提醒')).toBe(false);
  expect(button('全部已读').disabled).toBe(true);
});

it('says nothing of it where the alerts cannot be read, and reads them when asked again', async () => {
  const server = fakeServer({ Alerts: new Error('cut off'), AlertSettings: settings });
  await open();
  await until(() => shows('加载失败'), 'the failure');
  expect(shows('没有未读提醒')).toBe(false);
  server.answers.Alerts = none;
  await click(button('重试'));
  await until(() => shows('没有未读提醒'), 'the answer');
});
