import { viewerOf } from './viewer.ts';

/** What the panels of origins are opened with. */

export const range = { start: '2024-03-04', end: '2024-03-10' };
export const period = {
  choice: { type: 'custom', ...range },
  range,
  comparison: null,
  against: { type: 'previous' },
  wholeComparison: null,
  isComparisonCut: false,
  granularity: 'DAY',
  isToday: false,
  today: '2024-03-15',
} as const;
export const variables = { selection: { all: true }, range, dataSource: 'SALES' } as const;

export const boss = viewerOf({
  id: '7',
  username: 'boss',
  registerTime: '2023-06-01T00:00:00.000Z',
  dataStart: '2023-06-01',
  today: '2024-03-15',
});
