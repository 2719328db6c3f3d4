import * as calls from '../../../api/contract/api-keys.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import type { Viewer } from '../../viewer.ts';
import { knownShops } from '../binding/main-accounts.ts';
import { builder } from '../builder.ts';
import { mallIdsOf, shop } from '../shops/shops.ts';
import { writeField } from '../write-field.ts';
import { viewer } from './account.ts';

type ApiKey = CallOutput<typeof calls.listApiKeys>[number];
type Rights = ApiKey['rights'];

const rights = builder.enumType('ApiKeyRights', {
  description: 'What a key may do, beside the rights of the person who has made it.',
  values: {
    READ: { value: 'read', description: 'Reads and subscribes; every mutation is FORBIDDEN.' },
    WRITE: { value: 'write', description: 'Reads and writes.' },
  } as const satisfies Record<string, { value: Rights; description: string }>,
});

const state = builder.enumType('ApiKeyState', {
  description: 'Whether a key can be used.',
  values: {
    ACTIVE: { description: 'It can be used.' },
    EXPIRED: { description: 'Its last day is over.' },
    REVOKED: { description: 'It was revoked.' },
  } as const,
});

const use = builder.objectRef<NonNullable<ApiKey['lastUse']>>('ApiKeyUse').implement({
  description: 'When, from where and by what a key was used last. Noted at most once a minute.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it was used.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The network address of the tool; null where it is not known.',
    }),
    tool: t.exposeString('tool', {
      nullable: true,
      description: 'The tool as it calls itself (user-agent), shortened; null where it does not.',
    }),
  }),
});

const apiKey = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'A key by which a tool acts for the viewer. Source: listApiKeys.',
  fields: (t) => ({
    id: t.exposeID('keyId', { description: 'Id of the key, for revokeApiKey.' }),
    name: t.exposeString('name', { description: 'What the key is for, as its maker calls it.' }),
    start: t.exposeString('start', {
      description: 'How the key begins. The rest is shown once, by createApiKey.',
    }),
    rights: t.expose('rights', { type: rights, description: 'Whether it may write.' }),
    shops: t.field({
      type: [shop],
      nullable: true,
      description: 'The shops that it is for, of those that the viewer sees now. Null for all.',
      resolve: ({ shopIds: mallIds }, _args, context) =>
        mallIds &&
        knownShops(
          context,
          mallIds.map((mallId) => ({ mallId })),
        ),
    }),
    withCost: t.exposeBoolean('withCost', {
      description: 'Whether it may see cost and profit, as long as the viewer may.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'The end of its last day: from then on it cannot be used.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked. Null unless it was.',
    }),
    state: t.field({
      type: state,
      description: 'Whether it can be used.',
      resolve: ({ revokedAt, expiresAt }, _args, { services }) => {
        if (revokedAt !== null) return 'REVOKED';
        return expiresAt > services.now() ? 'ACTIVE' : 'EXPIRED';
      },
    }),
    lastUse: t.expose('lastUse', {
      type: use,
      nullable: true,
      description: 'Its last use. Null before the first.',
    }),
  }),
});

const keyInUse = builder.objectRef<NonNullable<Viewer['apiKey']>>('ApiKeyInUse').implement({
  description: 'What a tool may know of the key that it has. Source: getUserInfo.',
  fields: (t) => ({
    id: t.exposeID('keyId', { description: 'Id of the key.' }),
    name: t.exposeString('name', { description: 'What the key is for, as its maker calls it.' }),
    rights: t.expose('rights', { type: rights, description: 'Whether it may write.' }),
    allShops: t.exposeBoolean('allShops', {
      description:
        'Whether it is for every shop of its maker; otherwise `shops` has those it is for.',
    }),
    withCost: t.exposeBoolean('withCost', {
      description: 'Whether it may see cost and profit, as long as its maker may.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'From then on it cannot be used.',
    }),
  }),
});

builder.objectField(viewer, 'apiKey', (t) =>
  t.expose('apiKey', {
    type: keyInUse,
    nullable: true,
    description: 'The key by which a tool asks for the viewer. Null for a session.',
  }),
);

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [apiKey],
    authScopes: { shopKeeper: true },
    description:
      'The keys that the viewer has made for tools, newest first; ended ones for half a year. FORBIDDEN to a key. Source: listApiKeys.',
    resolve: (_root, _args, context) => context.call(calls.listApiKeys, {}),
  }),
);

const key = { type: apiKey, description: 'The key. Null when it was refused.' };
const scope = { shopKeeper: true };

writeField('createApiKey', {
  call: calls.createApiKey,
  scope,
  description:
    'Makes a key for a tool. It never has more rights than its maker has when it is used. FORBIDDEN to a key.',
  act: 'making a key',
  input: {
    description: 'A new key.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'What the key is for; 1 to 30 characters.' }),
      rights: t.field({ type: rights, required: true, description: 'Whether it may write.' }),
      shopIds: t.idList({
        description:
          'Global ids of the shops that it is for, at least one. Null for every shop that the viewer sees at the time.',
      }),
      withCost: t.boolean({
        required: true,
        description: 'Whether it may see cost and profit. Needs the permission lookCost.',
      }),
      lastDay: t.field({
        type: 'Date',
        required: true,
        description: `The last day on which it can be used, at most ${calls.longestDays} days from today.`,
      }),
    }),
  },
  payload: {
    apiKey: key,
    secret: {
      type: 'String',
      description:
        'The key itself, for the header `Authorization: Bearer …`. Answered this once. Null when it was refused.',
    },
  },
  run: async ({ shopIds, ...given }, context, send) => {
    const mallIds = shopIds && (await mallIdsOf(context, shopIds)).split(',').filter(Boolean);
    const made = await send(calls.createApiKey, { ...given, shopIds: mallIds ?? null });
    return { apiKey: made.key, secret: made.secret };
  },
});

writeField('revokeApiKey', {
  call: calls.revokeApiKey,
  scope,
  description:
    'Ends a key of the viewer at once, with the websockets and event streams that stand open by it. FORBIDDEN to a key.',
  act: 'revoking a key',
  args: (t) => ({ id: t.id({ required: true, description: 'Id of the key.' }) }),
  fieldNames: { keyId: 'id' },
  payload: { apiKey: key },
  run: async ({ id }, _context, send) => ({
    apiKey: await send(calls.revokeApiKey, { keyId: id }),
  }),
});
