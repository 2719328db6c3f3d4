import { beforeEach, expect, it } from 'vitest';
import ImportPage from '../../../web/src/features/imports/ImportPage.tsx';
import { salesDoor } from '../../../web/src/features/imports/import-doors.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';

const job = (id: string, part: object = {}) => ({
  __typename: 'SalesImport',
  id,
  fileName: `${id}.csv`,
  status: 'DONE',
  phase: null,
  percent: 100,
  rowsRead: 60,
  linesAdded: 11,
  linesChanged: 12,
  linesKnown: 13,
  linesShown: 0,
  note: null,
  rowsRefused: 14,
  shopsCreated: 0,
  productsCreated: 0,
  conversions: [],
  firstDay: '2025-03-01',
  lastDay: '2025-03-31',
  error: null,
  createdAt: '2025-04-01T02:00:00Z',
  finishedAt: '2025-04-01T02:01:00Z',
  takenBackAt: null,
  ...part,
});
const lines = (name: string) => ({
  salesImport: {
    __typename: 'SalesImport',
    id: 'J1',
    [name]: {
      __typename: 'Lines',
      edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: 0,
    },
  },
});

beforeEach(() => {
  startSession('account');
  const history = [
    job('J1'),
    job('J2', { linesChanged: 0, rowsRefused: 0 }),
    job('J3', { status: 'TAKEN_BACK' }),
    job('J4', { status: 'FAILED', linesAdded: 0, linesChanged: 0, linesKnown: 0, firstDay: null }),
  ];
  fakeServer({
    ImportHistory: {
      salesImports: connectionOf('SalesImport', history),
    },
    ImportJobStatus: { salesImport: history[0] },
    ImportChanges: lines('changes'),
    ImportRefusals: lines('refusals'),
  });
});

const doorsIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const rowOf = (file: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.textContent?.includes(file));

it('the figures of an import lead to the lines that they count, and its days to their sales', async () => {
  await render(<ImportPage />, { at: '/import?job=J1#import-refusals' });
  await until(() => shows('J4.csv') && shows('14'), 'the list');
  const days = '2025-03-01 至 2025-03-31';
  expect(doorsIn(rowOf('J1.csv'))).toEqual([
    ['J1.csv', '/import?job=J1'],
    ['11', '/import?job=J1'],
    ['12', '/import?job=J1#import-changes'],
    ['13', '/import?job=J1'],
    ['14', '/import?job=J1#import-refusals'],
    [days, '/home?range=2025-03-01..2025-03-31'],
  ]);
  expect(doorsIn(rowOf('J2.csv')).map(([words]) => words)).toEqual(['J2.csv', '11', '13', days]);
  // What was taken back is in no report and no sales; its refused rows are still told.
  expect(doorsIn(rowOf('J3.csv')).map(([words]) => words)).toEqual(['J3.csv', '14']);
  expect(doorsIn(rowOf('J4.csv')).map(([words]) => words)).toEqual(['J4.csv', '14']);
  expect(doorsIn(document.querySelector('dl'))).toEqual([
    ['12', '/import?job=J1#import-changes'],
    ['14', '/import?job=J1#import-refusals'],
  ]);
  for (const [anchor, title] of [
    ['import-changes', '更改的行'],
    ['import-refusals', '被拒绝的行'],
  ] as const)
    expect(document.getElementById(anchor)?.querySelector('h2')?.textContent).toBe(title);
  expect(document.activeElement?.id).toBe('import-refusals');
});

it('days that end today have no address but today itself', () => {
  const door = (firstDay: string, lastDay: string) =>
    salesDoor({ id: 'J1', status: 'DONE', firstDay, lastDay }, '2025-03-05');
  expect(door('2025-03-01', '2025-03-04')).toBe('/home?range=2025-03-01..2025-03-04');
  expect(door('2025-03-05', '2025-03-05')).toBe('/home');
  expect(door('2025-03-01', '2025-03-05')).toBe('/import?job=J1');
});
