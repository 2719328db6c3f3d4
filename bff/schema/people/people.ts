import type { CallOutput } from '../../../api/contract/call.ts';
import { listPeople } from '../../../api/contract/people.ts';
import type { PeopleSort, PersonKind } from '../../../api/contract/rules/people.ts';
import { shopId } from '../../directory.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { shop, shopById } from '../shops/shops.ts';
import { passwordState } from './shippers.ts';

/** Everybody who works for the boss, on one list. */

type Row = CallOutput<typeof listPeople>['rows'][number];

const kind = builder.enumType('PersonKind', {
  description: 'What somebody is to the boss.',
  values: {
    MANAGER: { value: 'manager', description: 'A shop manager, or finance.' },
    OPERATOR: { value: 'operator', description: 'An operator, who never sees what goods cost.' },
    SHIPPER: { value: 'shipper', description: 'A warehouse shipper.' },
    INVITED: {
      value: 'invited',
      description: 'Nobody yet: a code is on its way that makes the phone a manager.',
    },
  } as const satisfies Record<string, { value: PersonKind; description: string }>,
});

const sort = builder.enumType('PeopleSort', {
  description: 'What leads a list of people.',
  values: {
    ADDED: { value: 'added', description: 'Who was added last.' },
    SEEN: { value: 'seen', description: 'Who was here last.' },
    AWAY: { value: 'away', description: 'Who never was here, then who has been away longest.' },
    SHOPS: { value: 'shops', description: 'Who has most shops.' },
  } as const satisfies Record<string, { value: PeopleSort; description: string }>,
});

/** By which the other fields of the schema know the same person. */
const memberId = ({ kind: what, workerId }: Row): string | null =>
  workerId === null ? null : `${what}:${workerId}`;

const person = builder.objectRef<Row>('Person').implement({
  description:
    'Somebody who works for the boss, whatever they do, or who is invited to. Source: listPeople.',
  fields: (t) => ({
    id: t.id({
      description:
        'Tells them from others of the list, for example manager:7 or invited:13800000000.',
      resolve: (row) => memberId(row) ?? `invited:${row.phone}`,
    }),
    memberId: t.id({
      nullable: true,
      description:
        'Global id of the Manager, Operator or Shipper that they are. Null of who is invited.',
      resolve: memberId,
    }),
    kind: t.expose('kind', { type: kind, description: 'What they are.' }),
    phone: t.exposeString('phone', { description: 'Phone number to sign in with, 11 digits.' }),
    nickName: t.exposeString('nickName', {
      nullable: true,
      description: 'Name of their chat account. Null without one.',
    }),
    shops: t.field({
      type: [shop],
      description: 'Their shops, in saved order.',
      resolve: async (row, _args, context) => {
        const { byMallId } = await context.directory();
        return row.shopIds.flatMap((mallId) => byMallId.get(mallId) ?? []);
      },
    }),
    shopIds: t.idList({
      description: 'Global ids of the same shops.',
      resolve: async (row, _args, context) => {
        const { byMallId } = await context.directory();
        return row.shopIds.flatMap((mallId) => {
          const found = byMallId.get(mallId);
          return found === undefined ? [] : shopId(found);
        });
      },
    }),
    permissionIds: t.exposeIntList('permissionIdList', {
      description: 'Ids of the permission items of a manager, 1 to 4; empty for everybody else.',
    }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether a password is set.' }),
    passwordState: t.field({
      type: passwordState,
      nullable: true,
      description: 'How a shipper can sign in. Null for everybody else.',
      resolve: (row) =>
        row.kind !== 'shipper'
          ? null
          : !row.hasPassword
            ? 'NONE'
            : row.isOneTime
              ? 'ONE_TIME'
              : 'SET',
    }),
    addedAt: t.expose('createTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the boss added them. Null of who is invited.',
    }),
    lastSeenAt: t.expose('lastSeenTime', {
      type: 'DateTime',
      nullable: true,
      authScopes: { boss: true },
      unauthorizedResolver: () => null,
      description:
        'When they were signed in and here last, noted every few minutes. Null before that, and to all but the boss.',
    }),
    invitedUntil: t.expose('inviteUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the code opens that was sent to who is invited. Null else.',
    }),
  }),
});

const connection = connectionType('Person', person, {
  one: 'person',
  page: 'A page of the boss’s people.',
});

const filter = builder.inputType('PeopleFilter', {
  description: 'Which people; all of what is given applies.',
  fields: (t) => ({
    kind: t.field({ type: kind, description: 'Only those who are this.' }),
    shopId: t.id({ description: 'Only those who have this shop, by its global id.' }),
    permissionId: t.int({
      description: 'Only managers who have this permission item, 1 to 4.',
    }),
    search: t.string({ description: 'Part of the phone or the name, at most 64 characters.' }),
  }),
});

builder.queryFields((t) => ({
  people: t.field({
    type: connection,
    authScopes: { bossView: true },
    description:
      'The managers, operators and warehouse shippers of the boss, and the phones that a code is on its way to. FORBIDDEN to a key. Source: listPeople.',
    args: {
      filter: t.arg({ type: filter, description: 'Which people; left out, all.' }),
      sort: t.arg({
        type: sort,
        required: true,
        defaultValue: 'added',
        description: 'What leads the list.',
      }),
      ...numberedPages(t.arg, 20),
    },
    resolve: async (_root, args, context) => {
      const { kind: what, shopId: id, permissionId, search } = args.filter ?? {};
      const wanted = {
        ...(what && { kind: what }),
        ...(id && { shopId: (await shopById(context, id)).mallId }),
        ...(typeof permissionId === 'number' && { permissionId }),
        ...(search && { keyword: search }),
        sort: args.sort,
      };
      return connectionOfPages<Row>(pageOf(args), (pageIndex, pageSize) =>
        context.call(listPeople, { ...wanted, pageIndex, pageSize }),
      );
    },
  }),
}));
