import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ListingPage from '../../../../web/src/features/listing/ListingPage.tsx';
import SelectionPageNew from '../../../../web/src/features/listing/selection/SelectionPageNew.tsx';
import StockPage from '../../../../web/src/features/products/stock/StockPage.tsx';
import CashPage from '../../../../web/src/features/statistics/cash/CashPage.tsx';
import TodoPage from '../../../../web/src/features/todos/TodoPage.tsx';
import { client } from '../../../../web/src/graphql/client.ts';
import { startSession } from '../../../../web/src/session/session.ts';
import { serverAnswers } from '../../../../web/src/shared/connection/connection.ts';
import { retryNow } from '../../../../web/src/shared/connection/retry.ts';
import { fakeServer } from '../../support/graphql-server.ts';
import { render, shows, until } from '../../support/render.tsx';
import { todoOf } from '../../support/todo.ts';

const shop = { __typename: 'Shop', id: '甲店', name: '甲店', platform: 'TEMU' } as const;

const edgesOf = (type: string, node: object) => [
  { __typename: `${type}Edge`, node: { __typename: type, ...node } },
];

const todos = {
  __typename: 'TodoConnection',
  totalCount: 1,
  stake: null,
  counts: { __typename: 'TodoCounts', open: 1, mine: 0, putOff: 0 },
  edges: edgesOf(
    'Todo',
    todoOf('OVERDUE', { shop, shopIds: ['甲店'], subject: 'FH1', title: '要紧的一件' }),
  ),
};

const sharedStock = {
  __typename: 'SharedStockConnection',
  totalCount: 1,
  endedShopCount: 0,
  edges: edgesOf('SharedStock', {
    extCode: '要紧的一件',
    name: '收纳盒',
    specName: '红色',
    imageUrl: null,
    shopCount: 2,
    onHand: 3,
    inTransit: 0,
    unknownStockShopCount: 0,
    net7: 1,
    net30: 2,
    daysOfCover: 10,
    soldOutShopCount: 0,
    runningOutShopCount: 0,
    deadShopCount: 0,
    moves: [],
  }),
};

const sums = {
  settled: '1.00',
  expected: '0.00',
  withdrawn: '0.00',
  released: '0.00',
  renewal: '0.00',
};
const cashCalendar = {
  __typename: 'CashCalendar',
  hiddenReason: null,
  days: [{ __typename: 'CashDay', day: '2099-06-02', ...sums }],
  shops: [
    {
      __typename: 'CashShop',
      shop: { ...shop, name: '要紧的一件' },
      ...sums,
      undatedPending: null,
      undatedFrozen: null,
    },
  ],
};

const listings = {
  __typename: 'ListingConnection',
  totalCount: 1,
  counts: {
    __typename: 'ListingCounts',
    draft: 1,
    translating: 0,
    incomplete: 0,
    ready: 0,
    publishing: 0,
    published: 0,
    failed: 0,
  },
  edges: edgesOf('Listing', {
    id: 'listing:1',
    sourceUrl: 'https://detail.1688.com/offer/1.html',
    platform: 'ALIBABA_1688',
    country: null,
    state: 'DRAFT',
    failure: null,
    sourceLanguage: 'zh',
    language: 'en',
    sourceTitle: '要紧的一件',
    title: '要紧的一件',
    unknownWords: [],
    category: null,
    imageUrl: null,
    skuCount: 1,
    priceMin: '1.00',
    priceMax: '1.00',
    version: 1,
    productId: null,
    createdAt: '2026-05-01T00:00:00Z',
    updatedAt: '2026-05-01T00:00:00Z',
    publishedAt: null,
    shop,
  }),
};

const selectionCandidates = {
  __typename: 'SelectionCandidateConnection',
  totalCount: 1,
  categories: [],
  edges: edgesOf('SelectionCandidate', {
    productId: 'p1',
    title: '要紧的一件',
    category: '家居',
    imageUrl: null,
    price: '10.00',
    cost: '4.00',
    monthlySales: 100,
    growth: 0.1,
    shopCount: 3,
    margin: 0.6,
    trend: [1, 2, 3],
    sourceUrl: 'https://detail.1688.com/offer/1.html',
    listingId: null,
  }),
};

/** Something else of the same shops that is not known here. */
async function askForMore(): Promise<void> {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(search, '别的');
    search?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function choose(label: string): Promise<void> {
  const radio = [...document.querySelectorAll<HTMLElement>('main label')].find((one) =>
    one.textContent?.startsWith(label),
  );
  await act(async () => radio?.click());
}

const readAgain = () =>
  act(async () => {
    await client.refetchQueries({ include: 'active' }).catch(() => {});
  });

const other = '以下仍是之前筛选的内容，截至';
const same = '以下数据截至';

/** In the one row of each answer. */
const row = '要紧的一件';
const pages = [
  ['/todo', TodoPage, 'Todos', { todos }, () => choose('已搁置'), other, row],
  // Its rows are drawn as far as they are in sight, and nothing is here: the head stands for them.
  ['/account/stock', StockPage, 'SharedStock', { sharedStock }, askForMore, other, '可售天数'],
  ['/account/cash', CashPage, 'CashCalendar', { cashCalendar }, readAgain, same, row],
  ['/aiProducts/list', ListingPage, 'Listings', { listings }, askForMore, other, row],
  [
    '/selectionToolNew',
    SelectionPageNew,
    'SelectionCandidates',
    { selectionCandidates },
    askForMore,
    other,
    row,
  ],
] as const;

beforeEach(() => startSession('account'));

afterEach(async () => {
  // The page looks for the server until it is back; the next test finds it there.
  vi.stubGlobal('fetch', async () => new Response('ok'));
  retryNow();
  await serverAnswers();
});

it.each(pages)(
  '%s keeps what was there last, with its time, while something else cannot be had',
  async (at, Page, operation, answer, act, words, kept) => {
    const listingOptions = {
      __typename: 'ListingOptions',
      canCollect: true,
      canPublish: true,
      languages: [],
      categories: [],
    };
    const server = fakeServer({
      [operation]: answer,
      ListingOptions: { listingOptions },
      TableViews: { tableViews: [] },
    });
    await render(
      <main>
        <Page />
      </main>,
      { at },
    );
    await until(
      () => shows(kept) && document.querySelector('[aria-busy=true]') === null,
      'the answer',
    );
    expect(document.querySelector('[data-old]')).toBeNull();
    server.answers[operation] = new Error('no network');
    await act();
    await until(() => shows(words), 'the words of what is old');
    expect(document.querySelector('[data-old]')?.textContent).toContain(kept);
    expect(document.querySelector('[role=alert]')).toBeNull();
  },
);
