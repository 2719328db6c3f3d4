import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin, { type AuthFailure } from '@pothos/plugin-scope-auth';
import { ofKeys } from '../../api/contract/api-keys.ts';
import type { PermissionCode } from '../../api/contract/rules/permissions.ts';
import { holds } from '../../api/contract/rules/permissions.ts';
import type { Context } from '../context.ts';
import { Fault } from '../upstream/errors.ts';
import './secret.ts';

interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  /** What every connection has besides its edges and its page. */
  Connection: { readonly totalCount: number };
  AuthScopes: {
    /** Everyone who may look at shops: bosses, managers and visitors of the preview. */
    seller: boolean;
    /** Everyone who looks at goods on their way: the same, and warehouse shippers. */
    delivery: boolean;
    /** A boss, or a visitor who looks at the preview's boss. */
    bossView: boolean;
    /** A signed-in boss. */
    boss: boolean;
    /** Signed in by a session: no tool with a key. */
    inPerson: boolean;
    /** A signed-in boss, manager or operator: who may act for the shops that they see. */
    shopKeeper: boolean;
    /** The same, and a warehouse shipper: who may pack and ship for them. */
    shipping: boolean;
    /** A signed-in boss, or a manager with this permission code. */
    permission: PermissionCode;
    /** The same, and a visitor of the preview, who may look at every page. */
    page: PermissionCode;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    /** Whole fen inside. */
    Money: { Input: number; Output: number };
    /** A day of Asia/Shanghai, YYYY-MM-DD. */
    Date: { Input: string; Output: string };
    /** Milliseconds since 1970 inside. */
    DateTime: { Input: number; Output: number };
  };
}

/** What each scope asks of whoever asks. */
export const scopesOf = (context: Context) => ({
  seller: async () => (await context.viewer()).role !== 'SHIPPER',
  delivery: async () => (await context.viewer()).role !== undefined,
  bossView: async () => ['BOSS', 'VISITOR'].includes((await context.viewer()).role),
  boss: async () => !context.isVisitor && (await context.viewer()).isBoss,
  inPerson: async () => !context.isVisitor && !(await context.viewer()).isTool,
  shopKeeper: async () =>
    !context.isVisitor && ['BOSS', 'MANAGER', 'OPERATOR'].includes((await context.viewer()).role),
  shipping: async () => !context.isVisitor && (await context.viewer()).role !== 'VISITOR',
  page: async (code: PermissionCode) => holds(await context.viewer(), code),
  permission: async (code: PermissionCode) =>
    !context.isVisitor && holds(await context.viewer(), code),
});

/** Whether it was refused, besides other reasons perhaps, as it is for sessions alone. */
const lacksPerson = (failure: AuthFailure): boolean =>
  'failures' in failure
    ? failure.failures.some(lacksPerson)
    : 'scope' in failure && failure.scope === 'inPerson';

/** In the words of the calls that no key may make: no boss could give it this right. */
const closedToKeys = (): Fault =>
  new Fault('FORBIDDEN', ofKeys.refusals.closed.msg, {
    english: 'No key may do this: sign in at the website.',
    refusal: { name: 'closed', values: {} },
  });

/** The schema builder. It declares no type itself; each file beside it declares the types of one domain. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    cursorType: 'String',
    edgesFieldOptions: { description: 'The entries of the page, in order.' },
    pageInfoFieldOptions: { description: 'Where the page ends.' },
    cursorFieldOptions: { description: 'Place in the list, for `after`.' },
    // As Relay's specification of connections has it, of which lists that go forward alone need no more.
    pageInfoTypeOptions: {
      description: 'Where a page begins and ends, and whether the list goes on.',
    },
    hasPreviousPageFieldOptions: { description: 'Whether there are entries before the page.' },
    hasNextPageFieldOptions: { description: 'Whether there is a next page.' },
    startCursorFieldOptions: { description: 'Cursor of the first entry. Null on an empty page.' },
    endCursorFieldOptions: {
      description: 'Pass as `after` for the next page. Null on an empty page.',
    },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: scopesOf,
    unauthorizedError: (_parent, context, _info, { failure }) => {
      if (context.isVisitor) return new Fault('VISITOR_BLOCKED');
      return lacksPerson(failure) ? closedToKeys() : new Fault('FORBIDDEN');
    },
  },
});

builder.globalConnectionField('totalCount', (t) =>
  t.exposeInt('totalCount', { description: 'Entries of the whole list.' }),
);

builder.queryType({ description: 'Reads. A visitor reads a preview with computed data.' });
builder.mutationType({
  description:
    'Writes. Each answers a payload whose `error` is an expected refusal, with the sentence to show; faults are GraphQL errors. Never repeated by the server.',
});
builder.subscriptionType({
  description:
    'Live events at /graphql, over the websocket protocol graphql-transport-ws or as an event stream (text/event-stream).',
});
