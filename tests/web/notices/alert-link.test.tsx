import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AlertDoor } from '../../../web/src/features/notices/alerts/AlertDoor.tsx';
import {
  type Alert,
  doorOf,
  shipperDoorOf,
} from '../../../web/src/features/notices/alerts/alert-door.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
import { session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { currentAddress, render, shows, unmount, until } from '../support/render.tsx';

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
    alerts: {
      __typename: 'AlertConnection',
      edges: nodes.map((node) => ({ __typename: 'AlertEdge', cursor: 'c', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
      unreadCount: nodes.length,
    },
  },
  MarkAlerts: { markAlerts: { __typename: 'MarkAlertsPayload', count: 1, error: null } },
});

let server: FakeServer;

async function open(answers: Record<string, unknown>): Promise<void> {
  server = fakeServer(answers);
  await render(
    <GraphQLProvider>
      <Routes>
        <Route path="/alert/7" element={<AlertDoor alertId="7" doorOf={doorOf} home="/home" />} />
        <Route path="*" element={null} />
      </Routes>
    </GraphQLProvider>,
    { texts: ['alerts'], at: '/alert/7' },
  );
}

beforeEach(async () => {
  session.set({ ...session.get(), isVisitor: false });
  await client.clearStore();
});
afterEach(async () => {
  session.set({ ...session.get(), isVisitor: true });
  await unmount();
  vi.unstubAllGlobals();
});

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

it('a warehouse shipper is led to the task, and from everything else to the tasks', () => {
  expect(shipperDoorOf({ ...alert, kind: 'SHIP_SOON', target: 'FH/1' }, '/m')).toBe(
    '/m/task/FH%2F1',
  );
  expect(shipperDoorOf({ ...alert, kind: 'ANNOUNCEMENT' }, '/m')).toBe('/m');
});
