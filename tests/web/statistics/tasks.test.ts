import { describe, expect, it } from 'vitest';
import type { HomeTasksQuery } from '../../../web/src/features/statistics/operations/operations.generated.ts';
import {
  bandParts,
  categoryParts,
  leadingPart,
  partShare,
} from '../../../web/src/features/statistics/operations/splits.ts';
import {
  taskAddress,
  tasksOf,
  taskText,
} from '../../../web/src/features/statistics/operations/tasks.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';

type Part = {
  counts?: Partial<NonNullable<HomeTasksQuery['shippingOrders']>['counts']>;
  states?: string[];
  hasMore?: boolean;
  soldOut?: number;
  frozen?: string | null;
  rejected?: number;
};

const answer = ({
  counts,
  states = [],
  hasMore = false,
  soldOut = 0,
  frozen = null,
  rejected = 0,
}: Part) =>
  ({
    statistics: {
      finance: { frozen },
      stock: { soldOut: { soldOut, aboutToSellOut: 0 } },
      products: { states: null, documents: { rejected } },
      messages: {
        edges: states.map((state) => ({ node: { state, fine: '30.00' } })),
        pageInfo: { hasNextPage: hasMore },
      },
    },
    shippingOrders: {
      counts: {
        awaitingPacking: 0,
        awaitingShipping: 0,
        dueSoon: 0,
        overdue: 0,
        short: 0,
        awaitingPackingValue: null,
        awaitingShippingValue: null,
        dueSoonValue: null,
        overdueValue: null,
        firstShipBy: null,
        ...counts,
      },
    },
  }) as HomeTasksQuery;

describe('what needs doing today', () => {
  it.each<[string, Part, [string, number, object][]]>([
    ['nothing', {}, []],
    [
      'orders with a deadline lead to all of them, in whatever state they wait',
      { counts: { overdue: 2, dueSoon: 1, short: 5, awaitingPacking: 3, awaitingShipping: 4 } },
      [
        ['overdue', 2, { orders: { due: 'overdue' } }],
        ['short', 5, { orders: { due: 'short' } }],
        ['dueSoon', 1, { orders: { due: 'soon' } }],
        ['toPack', 3, { orders: {} }],
        ['toShip', 4, { orders: { tab: 'shipping' } }],
      ],
    ],
    [
      'only open violations count',
      { states: ['OPEN', 'FINED', 'APPEALING', 'OPEN'] },
      [['violations', 2, { block: 'messages', list: { messages: 'open' } }]],
    ],
    [
      'more violations than were read',
      { states: ['OPEN'], hasMore: true },
      [['violationsMany', 1, { block: 'messages', list: { messages: 'open' } }]],
    ],
    [
      'stock, documents and money, the money in fen',
      { soldOut: 7, rejected: 3, frozen: '12.34' },
      [
        ['soldOut', 7, { products: { level: 'skc', stock: 'soldOut' } }],
        ['rejected', 3, { block: 'products', list: { documents: 'rejected' } }],
        ['frozen', 1234, { cash: { day: 'frozen' } }],
      ],
    ],
  ])('%s', (_what, part, tasks) => {
    expect(tasksOf(answer(part)).map(({ kind, count, place }) => [kind, count, place])).toEqual(
      tasks,
    );
  });
});

it('rejected documents and frozen money lead to lists of these alone, of the shops that are looked at', () => {
  const tasks = tasksOf(answer({ rejected: 3, frozen: '12.34' }));
  expect(tasks.map((task) => taskAddress('?group=3&range=week', task))).toEqual([
    '?group=3&range=week&documents=rejected#home-products',
    '/account/cash?group=3&day=frozen',
  ]);
});

it('tells what is at stake where it is known, and how late the oldest of it is', async () => {
  await i18n.loadNamespaces('operations');
  const t = i18n.getFixedT('zh-CN', 'operations');
  const counts = {
    overdue: 2,
    overdueValue: '12345.60',
    firstShipBy: '2026-03-09T04:00:00Z',
    dueSoon: 1,
    dueSoonValue: '0.00',
    awaitingPacking: 3,
    awaitingPackingValue: '99.50',
  };
  const tasks = tasksOf(answer({ counts, states: ['OPEN', 'FINED', 'OPEN'], frozen: '5.00' }));
  const texts = (now: string) => tasks.map((task) => taskText(t, task, Date.parse(now)));
  expect(texts('2026-03-11T05:00:00Z')).toEqual([
    '2 个发货单已超时 · ¥1.23万 · 最久 2天',
    '2 条违规待处理 · ¥60.00',
    '1 个发货单 24 小时内到期',
    '3 个发货单待打包 · ¥99.50',
    '冻结资金 ¥5.00',
  ]);
  // More than were read have fines that nobody has added up.
  const [many] = tasksOf(answer({ states: ['OPEN', 'OPEN'], hasMore: true }));
  expect(many && taskText(t, many, 0)).toBe('2 条以上违规待处理 · ≥¥60.00');
  expect(texts('2026-03-09T09:30:00Z')[0]).toBe('2 个发货单已超时 · ¥1.23万 · 最久 5小时');
});

it('what else needs doing is told where nothing is known of orders', () => {
  const rest = { ...answer({ soldOut: 7 }), shippingOrders: null };
  expect(tasksOf(rest).map(({ kind }) => kind)).toEqual(['soldOut']);
});

describe('the splits of sales', () => {
  const sales = (net: string, quantity: number) => ({
    amount: { net },
    quantity: { net: quantity },
  });

  it('orders categories and names those without one', () => {
    const parts = categoryParts(
      [
        { category: '玩具', ...sales('10.00', 1) },
        { category: null, ...sales('30.00', 2) },
        { category: '女装', ...sales('0.00', 0) },
      ],
      '未分类',
    );
    expect(parts.map(({ label, value }) => [label, value])).toEqual([
      ['未分类', 3000],
      ['玩具', 1000],
    ]);
    expect(parts.map(({ list }) => list)).toEqual([null, { category: '玩具' }]);
    expect(leadingPart(parts)?.label).toBe('未分类');
    expect(parts.map((part) => partShare(part, parts))).toEqual(['75.0%', '25.0%']);
  });

  it('keeps the order of price bands, and has none where nothing was sold', () => {
    const label = (from: string, to: string | null) => (to === null ? `${from}+` : `${from}-${to}`);
    const bands = [
      { from: '0.00', to: '10.00', ...sales('0.00', 0) },
      { from: '10.00', to: null, ...sales('5.00', 1) },
    ];
    expect(bandParts(bands, label).map((part) => part.label)).toEqual(['0-10', '10+']);
    expect(bandParts(bands, label).map((part) => part.list)).toEqual([
      null,
      { level: 'sku', price: '10-' },
    ]);
    expect(bandParts([{ from: '0.00', to: null, ...sales('0.00', 0) }], label)).toEqual([]);
    expect(leadingPart([])).toBeUndefined();
  });
});
