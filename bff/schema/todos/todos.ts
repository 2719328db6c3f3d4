import type { CallOutput } from '../../../api/contract/call.ts';
import type { TodoFilter, TodoKind, TodoStake } from '../../../api/contract/rules/todos.ts';
import * as calls from '../../../api/contract/todos.ts';
import type { Shop } from '../../directory.ts';
import { shopId } from '../../directory.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { type Connection, connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { shopById } from '../shops/shops.ts';

/** What there is to do in shops. */

type Page = CallOutput<typeof calls.listTodos>;
type Row = Page['rows'][number];
type Person = CallOutput<typeof calls.listTodoPeople>[number];

const todoKind = builder.enumType('TodoKind', {
  description: 'What there is to do.',
  values: {
    OVERDUE: { value: 'overdue', description: 'A shipping order should have left already.' },
    VIOLATION: { value: 'violation', description: 'A violation waits for the seller.' },
    REBIND: {
      value: 'rebind',
      description: 'The marketplace has ended the session of a main account. For the boss.',
    },
    DUE_SOON: {
      value: 'dueSoon',
      description: 'Shipping orders of a shop have less than 24 hours left.',
    },
    SOLD_OUT: { value: 'soldOut', description: 'A colour that sells well has no piece.' },
    LACKING: { value: 'lacking', description: 'Sizes of a colour that sell well have no piece.' },
    RENEWAL: {
      value: 'renewal',
      description: 'Paid time of shops ends within 7 days, or is over. For the boss.',
    },
    UNCOSTED: {
      value: 'uncosted',
      description:
        'Goods of a shop were sold without a known cost. For those who have the permission lookCost.',
    },
    REJECTED: { value: 'rejected', description: 'Documents of a shop were rejected.' },
  } as const satisfies Record<string, { value: TodoKind; description: string }>,
});

const stakeKind = builder.enumType('TodoStakeKind', {
  description: 'What the yuan at stake are.',
  values: {
    GOODS: { value: 'goods', description: 'The goods of the orders, at declared price.' },
    FINE: { value: 'fine', description: 'The fine.' },
    WEEK_SALES: { value: 'weekSales', description: 'What the missing SKUs sell in a week.' },
    UNCOSTED_SALES: {
      value: 'uncostedSales',
      description: 'What was sold in 30 days without a known cost.',
    },
  } as const satisfies Record<string, { value: TodoStake; description: string }>,
});

const filter = builder.enumType('TodoFilter', {
  description: 'Which things to do.',
  values: {
    OPEN: { value: 'open', description: 'What is to be done now.' },
    MINE: { value: 'mine', description: 'What of it was handed to the viewer.' },
    PUT_OFF: { value: 'putOff', description: 'What was put off, or ticked off.' },
  } as const satisfies Record<string, { value: TodoFilter; description: string }>,
});

const todoPerson = builder.objectRef<Person>('TodoPerson').implement({
  description: 'Somebody who can have something to do.',
  fields: (t) => ({
    id: t.exposeID('userId', { description: 'Id of the user.' }),
    name: t.exposeString('name', {
      description: 'Name; a phone number without its middle, where there is none.',
    }),
    isBoss: t.boolean({
      description: 'Whether it is the boss.',
      resolve: ({ role }) => role === 'boss',
    }),
    isOperator: t.boolean({
      description: 'Whether it is an operator.',
      resolve: ({ role }) => role === 'operator',
    }),
  }),
});

/** By what a row is named outside; a colon stands in no kind and no id of a shop. */
const todoId = ({ kind, mallId, subject }: Pick<Row, 'kind' | 'mallId' | 'subject'>) =>
  `todo:${kind}:${mallId}:${subject}`;

export const todo = builder.objectRef<Row>('Todo').implement({
  description:
    'Something to do in a shop. It goes by itself when its cause is gone. Source: listTodos.',
  fields: (t) => ({
    id: t.id({
      description: 'Id, for example todo:overdue:634418:FH1; `node` knows no todos.',
      resolve: todoId,
    }),
    kind: t.expose('kind', { type: todoKind, description: 'What it is.' }),
    shop: t.field(ofShop('The shop; where it is about several, the first of them.')),
    shopIds: t.idList({
      description: 'Global ids of all shops that it is about.',
      resolve: async (row, _args, context) => {
        const { byMallId } = await context.directory();
        return row.mallIds.flatMap((mallId) => {
          const found: Shop | undefined = byMallId.get(mallId);
          return found === undefined ? [] : shopId(found);
        });
      },
    }),
    subject: t.exposeID('subject', {
      description:
        'Tells it from others of its shop and kind: number of the order or message, id of the SKC, or a word of its own.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description:
        'Number of the order, title of the message, name of the goods, phone of the account without its middle. Null of a shop as a whole.',
    }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'The seller’s own code of the goods. Null of everything else.',
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What happened, as the marketplace words it. Null of all but violations.',
    }),
    prove: t.exposeString('prove', {
      nullable: true,
      description:
        'What must be proved to get rid of a fine: what the broken rule demands. Null of all but violations, and where the rule is not known.',
    }),
    count: t.exposeInt('count', {
      description: 'Orders, SKUs, documents or shops that it stands for.',
    }),
    stake: t.field({
      type: 'Money',
      nullable: true,
      description:
        'Yuan at stake. Null where nobody knows, and of missing costs without the permission lookCost.',
      resolve: async ({ stake, stakeKind: what }, _args, context) =>
        what === 'uncostedSales' && !(await context.holds('lookCost')) ? null : stake,
    }),
    stakeKind: t.expose('stakeKind', {
      type: stakeKind,
      nullable: true,
      description: 'What the yuan are. Null where the kind has none.',
    }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when it must be done: shipped, appealed, renewed. Null where it has no end, or the marketplace does not say.',
    }),
    putOffUntil: t.expose('putOffUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is put off. Null while it is not.',
    }),
    putOffBy: t.expose('putOffBy', {
      type: todoPerson,
      nullable: true,
      description: 'Who has put it off. Null while it is not, and where they are gone.',
    }),
    handedTo: t.expose('handedTo', {
      type: todoPerson,
      nullable: true,
      description: 'To whom it was handed. Null while it is nobody’s.',
    }),
    handedBy: t.expose('handedBy', {
      type: todoPerson,
      nullable: true,
      description: 'Who has handed it over. Null while it is nobody’s, and where they are gone.',
    }),
    handedAt: t.expose('handTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was handed over. Null while it is nobody’s.',
    }),
    isMine: t.boolean({
      description: 'Whether it was handed to the viewer.',
      resolve: async ({ handedTo }, _args, context) =>
        handedTo !== null && handedTo.userId === (await context.viewer()).id,
    }),
    note: t.exposeString('note', {
      description: 'A word with the handing over; empty for none.',
    }),
    settledAt: t.expose('settleTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ticked off. Null while it is not.',
    }),
    settledBy: t.expose('settledBy', {
      type: todoPerson,
      nullable: true,
      description: 'Who has ticked it off. Null while it is not, and where they are gone.',
    }),
    canSettle: t.exposeBoolean('canSettle', {
      description: 'Whether it can be ticked off: its cause may stay when it is done with.',
    }),
  }),
});

interface TodoConnection extends Connection<Row> {
  readonly counts: Page['counts'];
  readonly stake: Page['stake'];
}

const counts = builder.objectRef<Page['counts']>('TodoCounts').implement({
  description: 'How many there are to do, by filter.',
  fields: (t) => ({
    open: t.exposeInt('open', { description: 'To be done now.' }),
    mine: t.exposeInt('mine', { description: 'Of them those that were handed to the viewer.' }),
    putOff: t.exposeInt('putOff', { description: 'Put off, or ticked off.' }),
  }),
});

const connection = connectionType<Row, TodoConnection>('Todo', todo, {
  one: 'thing to do',
  page: 'A page of what there is to do.',
});
builder.objectFields(connection, (t) => ({
  counts: t.expose('counts', {
    type: counts,
    description: 'How many there are of each filter, of the same shops and kind.',
  }),
  stake: t.expose('stake', {
    type: 'Money',
    nullable: true,
    description:
      'What is at stake in all of them, whatever page is asked for, without those of which it is not known. Null where of none.',
  }),
}));

const none: Page['counts'] = { open: 0, mine: 0, putOff: 0 };

builder.queryFields((t) => ({
  todos: t.field({
    type: connection,
    // Null instead of taking the rest of an operation along, where an upstream does not have it.
    nullable: true,
    authScopes: { seller: true },
    description:
      'What there is to do in the selected shops: what was handed to the viewer first, then what is overdue, then what loses most by waiting. Empty for a selection without a shop. Source: listTodos.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
      filter: t.arg({
        type: filter,
        required: true,
        defaultValue: 'open',
        description: 'Which of it.',
      }),
      kind: t.arg({ type: todoKind, description: 'Only of this kind; left out, of all.' }),
      ...numberedPages(t.arg, 20),
    },
    resolve: async (_root, args, context) => {
      const { selected, shops } = await resolveSelection(context, args.selection);
      const page = pageOf(args);
      let counted = none;
      let stake: Page['stake'] = null;
      const found = await connectionOfPages<Row>(page, async (pageIndex, pageSize) => {
        if (shops.length === 0) return { total: 0, rows: [] };
        const answer = await context.callForShops(calls.listTodos, selected, {
          filter: args.filter,
          ...(args.kind && { kind: args.kind }),
          pageIndex,
          pageSize,
        });
        counted = answer.counts;
        stake = answer.stake;
        return answer;
      });
      return { ...found, counts: counted, stake };
    },
  }),
  todoPeople: t.field({
    type: [todoPerson],
    nullable: true,
    authScopes: { shopKeeper: true },
    description:
      'To whom something to do can be handed: the boss, and the managers and operators who see its shop and what it is about; without the viewer. Source: listTodoPeople.',
    args: {
      shopId: t.arg.id({ required: true, description: 'Global id of its shop.' }),
      kind: t.arg({ type: todoKind, required: true, description: 'What it is.' }),
    },
    resolve: async (_root, { shopId: id, kind }, context) =>
      context.call(calls.listTodoPeople, { shopId: (await shopById(context, id)).mallId, kind }),
  }),
}));
