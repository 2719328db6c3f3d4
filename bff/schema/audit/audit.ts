import * as calls from '../../../api/contract/audit.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import type { AuditKind } from '../../../api/contract/rules/audit.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { platform } from '../enums.ts';
import { connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { shopById } from '../shops/shops.ts';

/** Who did what. */

type Row = CallOutput<typeof calls.listAudit>['rows'][number];

const kind = builder.enumType('AuditKind', {
  description: 'What an act was about.',
  values: {
    ACCOUNT: { value: 'account', description: 'Sign-in, password, sessions and keys for tools.' },
    BILLING: { value: 'billing', description: 'Renewal of shops and coupons.' },
    BINDING: {
      value: 'binding',
      description: 'Main accounts and shops that are bound or unbound, and their sessions.',
    },
    DELIVERY: { value: 'delivery', description: 'Shipping orders and missing pieces.' },
    DESKTOP: { value: 'desktop', description: 'The desktop helper.' },
    EXPORTS: { value: 'exports', description: 'Files of data that somebody took out.' },
    IMPORTS: { value: 'imports', description: 'Imports of sales files.' },
    LABELS: { value: 'labels', description: 'Labels of goods.' },
    LISTING: { value: 'listing', description: 'Listings that are made ready and published.' },
    PEOPLE: { value: 'people', description: 'Managers, operators and warehouse shippers.' },
    PRODUCTS: { value: 'products', description: 'Costs and names of products.' },
    PUSH: { value: 'push', description: 'Push notifications.' },
    TODOS: { value: 'todos', description: 'Decisions about what there is to do.' },
    SHOPS: { value: 'shops', description: 'Names, order and groups of shops.' },
  } as const satisfies Record<string, { value: AuditKind; description: string }>,
});

const outcome = builder.enumType('AuditOutcome', {
  description: 'How an act ended.',
  values: {
    DONE: { value: 'done', description: 'It was done.' },
    REFUSED: { value: 'refused', description: 'It was refused; the message says why.' },
    FAILED: {
      value: 'failed',
      description: 'The server failed; whether anything was done is not known.',
    },
  } as const satisfies Record<string, { value: Row['outcome']; description: string }>,
});

const way = builder.enumType('AuditWay', {
  description: 'By what somebody acted.',
  values: {
    SESSION: { value: 'session', description: 'By a session: a browser, or a program.' },
    KEY: { value: 'key', description: 'By a key for tools.' },
    HELPER: { value: 'helper', description: 'By the desktop helper.' },
    NONE: { value: 'none', description: 'Before there was a session, as at a sign-in.' },
  } as const satisfies Record<string, { value: Row['via']; description: string }>,
});

const subject = builder.objectRef<Row['subjects'][number]>('AuditSubject').implement({
  description: 'One thing that an act was about.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'What it is: person, order, sku, group, file and the like.',
    }),
    value: t.exposeString('value', { description: 'Its name or number.' }),
  }),
});

const auditShop = builder.objectRef<Row['shops'][number]>('AuditShop').implement({
  description: 'A shop that an act was about, as it was called then; it may be gone since.',
  fields: (t) => ({
    mallId: t.exposeID('shopId', { description: 'The marketplace’s id of the shop.' }),
    platform: t.expose('platformType', { type: platform, description: 'The marketplace.' }),
    name: t.exposeString('name', { description: 'What it was called.' }),
  }),
});

const change = builder.objectRef<Row['changes'][number]>('AuditChange').implement({
  description: 'What an act has changed.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'What changed, such as shopName; a colon divides off which one of several, as cost:SKU.',
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What stood before. Null for nothing.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'What stood after. Null for nothing.',
    }),
  }),
});

const mark =
  'What tells the person apart from others of the same name: the phone without its middle, or an id where it is not known. Null where the name is the phone itself.';

const entry = builder.objectRef<Row>('AuditEntry').implement({
  description:
    'A line of who did what. It is written by the server and never changed. Source: listAudit.',
  fields: (t) => ({
    id: t.exposeID('entryId', { description: 'Id of the line.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it ended.' }),
    personId: t.exposeID('userId', { description: 'Id of who did it.' }),
    person: t.exposeString('person', { description: 'Who did it, as they were called then.' }),
    personMark: t.string({
      nullable: true,
      description: mark,
      resolve: ({ personMark }) => personMark ?? null,
    }),
    act: t.exposeString('call', {
      description:
        'The call that was made, such as renameShop; leaveTeam where somebody registered as a boss and left the team by it.',
    }),
    kind: t.expose('kind', { type: kind, description: 'What it was about.' }),
    subjects: t.expose('subjects', {
      type: [subject],
      description: 'What it was about, beside shops.',
    }),
    shops: t.expose('shops', { type: [auditShop], description: 'The shops that it was about.' }),
    changes: t.expose('changes', {
      type: [change],
      description:
        'What has changed, at most 50; empty where that is not told. Costs are told to whoever may see them.',
    }),
    changesLeftOut: t.exposeInt('changesLeftOut', {
      description: 'How many more changes there were.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Network address, an IPv6 one as its network. Null where it is not known.',
    }),
    way: t.expose('via', { type: way, description: 'By what it was done.' }),
    keyName: t.exposeString('keyName', {
      nullable: true,
      description:
        'What the key is called by which it was done. Null for none, and once it is forgotten.',
    }),
    outcome: t.expose('outcome', { type: outcome, description: 'How it ended.' }),
    message: t.exposeString('msg', {
      nullable: true,
      description: 'The Chinese sentence that it was refused with. Null unless it was.',
    }),
  }),
});

const connection = connectionType('AuditEntry', entry, {
  one: 'line',
  page: 'A page of who did what.',
});

export const auditFilter = builder.inputType('AuditFilter', {
  description: 'Which lines; all of what is given applies.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'The first day.' }),
    to: t.field({ type: 'Date', description: 'The last day, included.' }),
    personId: t.id({ description: 'Only what this person did.' }),
    shopId: t.id({ description: 'Only what was about this shop, by its global id.' }),
    kind: t.field({ type: kind, description: 'Only acts of this kind.' }),
    outcome: t.field({ type: outcome, description: 'Only those that ended so.' }),
    search: t.string({
      description: 'Part of what it was about: a person, an order, a SKU, a file.',
    }),
  }),
});

/** What a filter asks for, in the words of the calls. */
export async function wantedOf(context: Context, given: typeof auditFilter.$inferInput) {
  const { from, to, personId, shopId, kind, outcome, search } = given;
  return {
    days: { ...(from && { startTime: from }), ...(to && { endTime: to }) },
    filter: {
      ...(personId && { userId: personId }),
      ...(shopId && { shopId: (await shopById(context, shopId)).mallId }),
      ...(kind && { kind }),
      ...(outcome && { outcome }),
      ...(search && { keyword: search }),
    },
  };
}

const person = builder.objectRef<CallOutput<typeof calls.listAuditPeople>[number]>('AuditPerson');
person.implement({
  description: 'Somebody who did something in the firm. Source: listAuditPeople.',
  fields: (t) => ({
    id: t.exposeID('userId', { description: 'Id of the person, for `personId` of the filter.' }),
    name: t.exposeString('name', { description: 'What they were called last.' }),
    mark: t.string({
      nullable: true,
      description: mark,
      resolve: (one) => one.mark ?? null,
    }),
  }),
});

builder.queryFields((t) => ({
  auditLog: t.field({
    type: connection,
    authScopes: { shopKeeper: true },
    description:
      'Who did what, the newest first: to a boss of the whole firm, to everybody else what they did themselves. FORBIDDEN to a key. Source: listAudit.',
    args: {
      filter: t.arg({ type: auditFilter, description: 'Which lines; left out, all.' }),
      ...numberedPages(t.arg, 20),
    },
    resolve: async (_root, args, context) => {
      const { days, filter } = await wantedOf(context, args.filter ?? {});
      const wanted = { ...days, ...filter };
      return connectionOfPages<Row>(pageOf(args), (pageIndex, pageSize) =>
        context.call(calls.listAudit, { ...wanted, pageIndex, pageSize }),
      );
    },
  }),
  auditPeople: t.field({
    type: [person],
    authScopes: { boss: true },
    description:
      'Everybody who did something in the boss’s firm, those who left it too. FORBIDDEN to a key. Source: listAuditPeople.',
    resolve: (_root, _args, context) => context.call(calls.listAuditPeople, {}),
  }),
}));
