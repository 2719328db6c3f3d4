import * as calls from '../../../api/contract/alerts.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import { alertsKept } from '../../../api/contract/rules/alerts.ts';
import { alertChange, topicFor } from '../../../api/contract/topics.ts';
import type { Context } from '../../context.ts';
import { type LiveEvent, pulled } from '../../events.ts';
import { Fault } from '../../upstream/errors.ts';
import { authorised } from '../authorised.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { type Connection, connectionOfPages, pageOf, pages } from '../paging.ts';
import { shop, shopById } from '../shops/shops.ts';
import { alertKindValues } from './alert-kinds.ts';

/** What the viewer is told of without asking. */

type Row = CallOutput<typeof calls.getAlerts>['rows'][number];

export const alertKind = builder.enumType('AlertKind', {
  description: 'What an alert tells of.',
  values: alertKindValues,
});

const alert = builder.objectRef<Row>('Alert').implement({
  description:
    'Something that the viewer is told of: what it says is kept as it was, and gone with the right to its shop. Source: getAlerts.',
  fields: (t) => ({
    id: t.exposeID('alertId', { description: 'Id of the alert.' }),
    kind: t.expose('kind', { type: alertKind, description: 'What it tells of.' }),
    shop: t.field({
      type: shop,
      nullable: true,
      description: 'The shop that it is about. Null of what is about none.',
      resolve: async ({ mallId }, _args, context) =>
        mallId === null ? null : ((await context.directory()).byMallId.get(mallId) ?? null),
    }),
    name: t.exposeString('name', {
      nullable: true,
      description:
        'What it is about, by kind: the number of an order, the title of a fine or an announcement, a product, a file, the marketplace of a main account, the kind of an export, the day of a digest.',
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description:
        'What else is said, by kind: the seller’s code of a SKU, the masked phone of a main account, the lines of an import or an export, why an import failed, days left of a paid time.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'The fine, or the sales that a sold-out SKU loses a day. Null of other kinds.',
    }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      nullable: true,
      description: 'When an order must leave, or a paid time ends. Null of other kinds.',
    }),
    target: t.exposeString('target', {
      nullable: true,
      description:
        'Where it leads, by kind: the number of an order, the id of a message, a SKU, an import, an export or a notice.',
    }),
    at: t.expose('time', { type: 'DateTime', description: 'When it happened.' }),
    readAt: t.expose('readTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was read. Null while it is unread.',
    }),
    isOver: t.exposeBoolean('isOver', {
      description: 'Whether the state that it tells of is over, such as a SKU that is there again.',
    }),
  }),
});

interface Alerts extends Connection<Row> {
  readonly unreadCount: number;
}

const connection = connectionType<Row, Alerts>('Alert', alert, {
  one: 'alert',
  page: 'A page of alerts.',
});
builder.objectField(connection, 'unreadCount', (t) =>
  t.exposeInt('unreadCount', {
    description:
      'How many are unread of the kinds and the shop of the filter, whether or not it asks for unread ones alone.',
  }),
);

const filter = builder.inputType('AlertFilter', {
  description: 'Which alerts; all of what is given applies.',
  fields: (t) => ({
    kinds: t.field({ type: [alertKind], description: 'Only of these kinds.' }),
    shopId: t.id({ description: 'Only of this shop, by its global id.' }),
    unread: t.boolean({ description: 'Only what is unread.' }),
    ids: t.idList({
      description:
        'Only these, 1 to 100, whatever the rules of the viewer are: where an e-mail leads.',
    }),
  }),
});

/** What a filter asks for, in the words of the calls. */
export async function wantedAlerts(
  context: Context,
  { kinds, shopId }: Pick<typeof filter.$inferInput, 'kinds' | 'shopId'>,
) {
  return {
    ...(kinds && { kinds: [...kinds] }),
    ...(shopId && { mallId: (await shopById(context, shopId)).mallId }),
  };
}

async function readAlerts(
  context: Context,
  given: typeof filter.$inferInput,
  page: Parameters<typeof pageOf>[0],
): Promise<Alerts> {
  const wanted = {
    ...(await wantedAlerts(context, given)),
    ...(given.unread && { isUnread: true }),
    ...(given.ids && { alertIds: [...given.ids] }),
  };
  let unreadCount = 0;
  const found = await connectionOfPages<Row>(pageOf(page), async (pageIndex, pageSize) => {
    const answer = await context.call(calls.getAlerts, { ...wanted, pageIndex, pageSize });
    unreadCount = answer.unread;
    return answer;
  });
  return { ...found, unreadCount };
}

/** A person, by a session: tools are not told. */
export const scope = { $all: { shipping: true, inPerson: true } } as const;

builder.queryField('alerts', (t) =>
  t.field({
    type: connection,
    authScopes: scope,
    description: `What the viewer is told of, of the last ${alertsKept} days, the newest first: by their rules, and of the shops that they have now. FORBIDDEN to a key. At an upstream that tells nothing there is none: the error UPSTREAM_LACKS. Source: getAlerts.`,
    args: {
      filter: t.arg({ type: filter, description: 'Which alerts; left out, all.' }),
      ...pages(t.arg, 20),
    },
    resolve: (_root, args, context) => readAlerts(context, args.filter ?? {}, args),
  }),
);

interface Change {
  readonly unread: number;
}

const change = builder.objectRef<Change>('AlertChange').implement({
  description: 'What the viewer is told of has changed.',
  fields: (t) => ({
    unreadCount: t.exposeInt('unread', { description: 'How many of all are unread now.' }),
  }),
});

async function ownChanges(context: Context) {
  if (context.isVisitor) throw new Fault('VISITOR_BLOCKED');
  const { events, upstream } = context.services;
  const { id } = await context.viewer();
  const messages = events.subscribe(topicFor(alertChange, id), { userId: id });
  return pulled<unknown, LiveEvent<Change>>(messages, (raw) => {
    upstream.partReads();
    return authorised(context, async (fresh) => {
      const { userId } = alertChange.message.parse(raw);
      if ((await fresh.viewer()).id !== userId) return undefined;
      const { unread } = await fresh.call(calls.getAlerts, { pageIndex: 1, pageSize: 1 });
      return { unread };
    });
  });
}

builder.subscriptionField('alertsChanged', (t) =>
  t.field({
    type: change,
    authScopes: scope,
    description:
      'How many alerts are unread, and again whenever one arrives, or some are read in any window of the viewer. An upstream that keeps no alerts tells of none. Source: topic web_alert/{userId}.',
    subscribe: (_root, _args, context) => ownChanges(context),
    resolve: ({ value }) => value,
  }),
);
