/** What a person may keep of a list under a name: the part of its page's address that says what is shown, and how. */

/** The parameters of the address that belong to a view of each table; which shops are looked at never does. */
export const viewParameters = {
  products: [
    'range',
    'source',
    'level',
    'q',
    'code',
    'paid',
    'status',
    'category',
    'cost',
    'hint',
    'stock',
    'price',
    'created',
    'sold',
    'change',
    'loss',
    'sort',
    'order',
  ],
  shippingOrders: ['tab', 'due', 'type', 'warehouse', 'q', 'sort'],
  auditLog: ['from', 'to', 'person', 'shop', 'kind', 'outcome', 'q'],
  stock: ['codes', 'q', 'hint', 'move', 'sort', 'order'],
  todos: ['list', 'kind'],
  listings: ['state', 'from', 'q'],
  candidates: ['q', 'category', 'min', 'max', 'sort'],
  people: ['kind', 'shop', 'right', 'q', 'sort'],
  shops: ['q', 'market', 'state'],
} as const satisfies Record<string, readonly string[]>;

export type ViewTable = keyof typeof viewParameters;
export const viewTables = [
  'products',
  'shippingOrders',
  'auditLog',
  'stock',
  'todos',
  'listings',
  'candidates',
  'people',
  'shops',
] as const satisfies ViewTable[];

/** Characters of the longest query, and of the longest name. */
export const longestViewQuery = 1000;
export const longestViewName = 20;

/** As many views of one table a person may have made. */
export const mostViews = 30;

/** Of an address's query what belongs to a view of the table, each parameter once and in one order. */
export function viewQueryOf(table: ViewTable, query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of viewParameters[table]) {
    const value = given.get(name);
    if (value !== null && value !== '') kept.set(name, value);
  }
  return kept.toString();
}

/** Whether a query is one of a view of the table, with nothing else in it. */
export const isViewQuery = (table: ViewTable, query: string): boolean =>
  query.length <= longestViewQuery && viewQueryOf(table, query) === query;
