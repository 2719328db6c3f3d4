import type { CallOutput } from '../../../api/contract/call.ts';
import {
  longestViewName,
  longestViewQuery,
  mostViews,
  type ViewTable,
} from '../../../api/contract/rules/table-views.ts';
import * as calls from '../../../api/contract/table-views.ts';
import { builder } from '../builder.ts';
import { writeField } from '../write-field.ts';

/** Views of lists that people keep under a name. */

type TableView = CallOutput<typeof calls.listTableViews>[number];

const table = builder.enumType('TableViewTable', {
  description: 'A list of which views can be kept.',
  values: {
    PRODUCTS: { value: 'products', description: 'The products, at /account/manager.' },
    SHIPPING_ORDERS: {
      value: 'shippingOrders',
      description: 'The shipping orders, at /deliveryCenter.',
    },
    AUDIT_LOG: { value: 'auditLog', description: 'Who did what, at /account/log.' },
    STOCK: {
      value: 'stock',
      description: 'The goods of all shops by the code of the seller, at /account/stock.',
    },
    TODOS: { value: 'todos', description: 'What there is to do, at /todo.' },
    LISTINGS: { value: 'listings', description: 'The products made ready, at /aiProducts/list.' },
    CANDIDATES: {
      value: 'candidates',
      description: 'What is worth selling, at /selectionTool and /selectionToolNew.',
    },
    PEOPLE: { value: 'people', description: 'Who works for the boss, at /account/people.' },
    SHOPS: { value: 'shops', description: 'The shops, at /shopManage.' },
  } as const satisfies Record<string, { value: ViewTable; description: string }>,
});

const tableView = builder.objectRef<TableView>('TableView').implement({
  description: 'Filters, order and range of a list under a name. Source: listTableViews.',
  fields: (t) => ({
    id: t.exposeID('viewId', { description: 'Id of the view, for the mutations.' }),
    table: t.expose('table', { type: table, description: 'The list that it is of.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    query: t.exposeString('query', {
      description:
        'The part of the page’s address that shows it, without a question mark. It never says which shops.',
    }),
    isShared: t.exposeBoolean('isShared', {
      description: 'Whether people of the same business see it.',
    }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether the list begins with it, for the viewer.',
    }),
    isMine: t.exposeBoolean('isMine', { description: 'Whether the viewer has made it.' }),
    mayChange: t.exposeBoolean('mayChange', {
      description: 'Whether the viewer may change or delete it: its maker, and the boss.',
    }),
    maker: t.exposeString('maker', {
      description:
        'Who has made it: their name, else their phone with its middle hidden or their user name.',
    }),
  }),
});

builder.queryField('tableViews', (t) =>
  t.field({
    type: [tableView],
    authScopes: { shopKeeper: true },
    description:
      'The views of a list that the viewer has kept, then those that people of the same business share. FORBIDDEN to a key. Source: listTableViews.',
    args: {
      table: t.arg({ type: table, required: true, description: 'The list that they are of.' }),
    },
    resolve: (_root, args, context) => context.call(calls.listTableViews, { table: args.table }),
  }),
);

const scope = { shopKeeper: true };

writeField('saveTableView', {
  call: calls.saveTableView,
  scope,
  description: `Keeps a view of a list, at most ${mostViews} of each, or changes one. A shared view is changed by its maker or the boss. FORBIDDEN to a key.`,
  act: 'saving a view',
  input: {
    description: 'A view of a list.',
    fields: (t) => ({
      id: t.id({ description: 'Id of the view to change. Null for a new one.' }),
      table: t.field({ type: table, required: true, description: 'The list that it is of.' }),
      name: t.string({
        required: true,
        description: `What it is called; 1 to ${longestViewName} characters.`,
      }),
      query: t.string({
        required: true,
        description: `The part of the page’s address that shows it, without a question mark; ${longestViewQuery} characters at most, with parameters of the list alone.`,
      }),
      isShared: t.boolean({
        required: true,
        description: 'Whether people of the same business see it. For a boss or manager to say.',
      }),
    }),
  },
  fieldNames: { viewId: 'id' },
  payload: {
    tableView: { type: tableView, description: 'The view. Null when it was refused.' },
  },
  run: async ({ id, ...given }, _context, send) => ({
    tableView: await send(calls.saveTableView, { ...given, viewId: id ?? null }),
  }),
});

writeField('deleteTableView', {
  call: calls.deleteTableView,
  scope,
  description: 'Deletes a view: one’s own, or as the boss a shared one. FORBIDDEN to a key.',
  act: 'deleting a view',
  args: (t) => ({ id: t.id({ required: true, description: 'Id of the view.' }) }),
  fieldNames: { viewId: 'id' },
  run: async ({ id }, _context, send) => {
    await send(calls.deleteTableView, { viewId: id });
  },
});

writeField('restoreTableView', {
  call: calls.restoreTableView,
  scope,
  description:
    'Brings a deleted view back as it was, within a day and until another has its name, for whoever may delete it. FORBIDDEN to a key.',
  act: 'bringing a view back',
  args: (t) => ({ id: t.id({ required: true, description: 'Id of the view.' }) }),
  fieldNames: { viewId: 'id' },
  run: async ({ id }, _context, send) => {
    await send(calls.restoreTableView, { viewId: id });
  },
});

writeField('setDefaultTableView', {
  call: calls.setDefaultTableView,
  scope,
  description: 'With which view a list begins, for the viewer alone. FORBIDDEN to a key.',
  act: 'choosing the view that a list begins with',
  input: {
    description: 'The view that a list begins with.',
    fields: (t) => ({
      table: t.field({ type: table, required: true, description: 'The list.' }),
      id: t.id({ description: 'Id of the view. Null for none.' }),
    }),
  },
  fieldNames: { viewId: 'id' },
  run: async (given, _context, send) => {
    await send(calls.setDefaultTableView, { table: given.table, viewId: given.id ?? null });
  },
});
