import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { addDays, shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { AlertDoor } from '../../../web/src/features/notices/alerts/AlertDoor.tsx';
import {
  type Alert,
  doorOf,
  phoneDoorOf,
  shipperDoorOf,
} from '../../../web/src/features/notices/alerts/alert-door.ts';
import { filterCodec, filtered } from '../../../web/src/features/shops/manage/filter.ts';
import { session } from '../../../web/src/session/session.ts';
import { connectionOf, type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { currentAddress, render, shows, until } from '../support/render.tsx';

const alert: Alert & { __typename: 'Alert' } = {
  __typename: 'Alert',
  id: '7',
  kind: 'IMPORT_DONE',
  shop: null,
  name: 'sales.csv',
  detail: '3',
  amount: null,
  deadline: null,
  target: '12',
  at: '2026-03-11T04:00:00Z',
  readAt: null,
  isOver: false,
};

const found = (...nodes: object[]) => ({
  Alerts: {
    alerts: connectionOf('Alert', nodes, { unreadCount: nodes.length }),
  },
  MarkAlerts: { markAlerts: { __typename: 'MarkAlertsPayload', count: 1, error: null } },
});

let server: FakeServer;

async function open(answers: Record<string, unknown>): Promise<void> {
  server = fakeServer(answers);
  await render(
    <Routes>
      <Route path="/alert/7" element={<AlertDoor alertId="7" doorOf={doorOf} home="/home" />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/alert/7' },
  );
}

beforeEach(() => session.set({ ...session.get(), isVisitor: false }));

it('the link of an e-mail reads the alert and goes on to what it is about', async () => {
  await open(found(alert));
  await until(() => currentAddress() === '/import', 'the page of the import');
  const isRead = () => server.asked.some(({ operationName }) => operationName === 'MarkAlerts');
  await until(isRead, 'the reading');
  expect(server.asked.map(({ operationName, variables }) => [operationName, variables])).toEqual(
    expect.arrayContaining([
      ['Alerts', { filter: { ids: ['7'] }, first: 1 }],
      ['MarkAlerts', { input: { alertIds: ['7'], isRead: true } }],
    ]),
  );
});

it('the link of an e-mail whose alert is gone, or is no more for the person, says so', async () => {
  await open(found());
  await until(() => shows('提醒不存在或已过期'), 'what has become of it');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/home');
  expect(currentAddress()).toBe('/alert/7');
});

it('a file is offered where the alert leads to no page', async () => {
  await open(found({ ...alert, kind: 'EXPORT_READY', target: 'E1' }));
  await until(() => shows('导出文件已生成'), 'the alert');
});

const shop = { __typename: 'Shop', id: 'temu:11', name: '甲店' } as const;
const today = shanghaiDay(Date.now());
const yesterday = addDays(today, -1);
const at = (day: string) => new Date(`${day}T12:00:00+08:00`).toISOString();
const later = new Date(Date.now() + 3_600_000).toISOString();
const earlier = new Date(Date.now() - 3_600_000).toISOString();
const account = { name: 'temu', detail: '138****0001' };

/** Each alert with where it leads to on the desktop and on the phone. */
const doors: [string, Partial<Alert>, string | null, string | null][] = [
  [
    'an order that is due',
    { kind: 'SHIP_SOON', shop, target: 'FH1', deadline: later },
    '/deliveryCenter?shop=temu%3A11&due=soon&q=FH1',
    '/m/orders?shop=temu%3A11&list=soon&q=FH1',
  ],
  [
    'an order that is late by now',
    { kind: 'SHIP_SOON', shop, target: 'FH1', deadline: earlier },
    '/deliveryCenter?shop=temu%3A11&due=overdue&q=FH1',
    '/m/orders?shop=temu%3A11&list=overdue&q=FH1',
  ],
  [
    'a shortage that waits for an answer',
    { kind: 'SHORTAGE', shop, target: 'FH1' },
    '/deliveryCenter?shop=temu%3A11&due=short&q=FH1',
    '/m/orders?shop=temu%3A11&list=short&q=FH1',
  ],
  [
    'a fine of today',
    { kind: 'FINE', shop, target: 'M1', at: at(today) },
    '/home?shop=temu%3A11&messages=violation&message=M1#home-messages',
    '/m/messages?shop=temu%3A11&kind=violation&message=M1',
  ],
  [
    'a fine of another day',
    { kind: 'FINE', shop, target: 'M1', at: at(yesterday) },
    `/home?shop=temu%3A11&range=${yesterday}..${yesterday}&messages=violation&message=M1#home-messages`,
    '/m/messages?shop=temu%3A11&kind=violation&message=M1',
  ],
  [
    'goods that are sold out',
    { kind: 'SOLD_OUT', shop, detail: 'CUP' },
    '/account/manager?shop=temu%3A11&level=sku&code=CUP',
    '/m/products?shop=temu%3A11&list=soldOut&code=CUP',
  ],
  [
    'a main account to bind again',
    { kind: 'SESSION_LOST', ...account },
    '/shopManage?market=temu&q=138****0001',
    '/shopManage?market=temu&q=138****0001&desktop',
  ],
  ['a day', { kind: 'DIGEST', name: yesterday }, `/home?range=${yesterday}..${yesterday}`, '/m'],
  ['an import', { kind: 'IMPORT_DONE' }, '/import?job=12', '/import?job=12&desktop'],
  ['a failed import', { kind: 'IMPORT_FAILED' }, '/import?job=12', '/import?job=12&desktop'],
  ['a file', { kind: 'EXPORT_READY' }, null, null],
  [
    'a shop whose time ends',
    { kind: 'SHOP_EXPIRING', shop, name: null },
    `/shopManage?${new URLSearchParams({ q: '甲店' })}`,
    '/m/renew',
  ],
  [
    'an announcement',
    { kind: 'ANNOUNCEMENT', target: '5' },
    '/home/consult/articleDetails?id=5',
    '/m/notices/article?id=5',
  ],
];

it.each(doors)('%s leads to exactly it', (_name, given, desktop, phone) => {
  const one = { ...alert, ...given };
  expect(doorOf(one)).toBe(desktop);
  expect(phoneDoorOf(one, '/m')).toBe(phone);
});

it('a main account leads to its shops, whose phones nobody has to know', () => {
  const parts = new URL(doorOf({ ...alert, kind: 'SESSION_LOST', ...account }) ?? '', 'http://a');
  const asked = filterCodec.read(parts.searchParams);
  const one = {
    name: '甲店',
    mallId: '11',
    phone: '13800000001',
    temuUid: null,
    isHidden: true,
  } as const;
  const found = filtered(
    [
      { ...one, platform: 'TEMU' },
      { ...one, platform: 'SHEIN' },
      { ...one, platform: 'TEMU', phone: '13800000002' },
    ],
    asked,
  );
  expect(found).toEqual([{ ...one, platform: 'TEMU' }]);
});

it('a warehouse shipper is led to the task, and from everything else to the tasks', () => {
  expect(shipperDoorOf({ ...alert, kind: 'SHIP_SOON', target: 'FH/1' }, '/m')).toBe(
    '/m/task/FH%2F1',
  );
  expect(shipperDoorOf({ ...alert, kind: 'ANNOUNCEMENT' }, '/m')).toBe('/m');
});
