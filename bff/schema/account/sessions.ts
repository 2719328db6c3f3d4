import type { CallOutput } from '../../../api/contract/call.ts';
import { longestNickName } from '../../../api/contract/rules/names.ts';
import * as calls from '../../../api/contract/sessions.ts';
import { builder } from '../builder.ts';
import { writeField } from '../write-field.ts';
import { viewer } from './account.ts';

/** Where the viewer is signed in, their password and their name. */

type Session = CallOutput<typeof calls.listSessions>[number];

const session = builder.objectRef<Session>('Session').implement({
  description: 'A sign-in of the viewer that has not ended. Source: listSessions.',
  fields: (t) => ({
    id: t.exposeID('sessionId', {
      description: 'Id of the session, for endSession; nothing can be opened by it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Its last use, noted every few minutes. Null before.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Network address, an IPv6 one as its network. Null where it is not known.',
    }),
    agent: t.exposeString('agent', {
      nullable: true,
      description: 'Kind of browser, as Chrome/Windows, or program. Null where it is not known.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the one that asks.' }),
    helpers: t.exposeStringList('helpers', {
      description:
        'The machines whose desktop helpers were brought in by it and are there; empty text for one without a name.',
    }),
  }),
});

const scope = { $all: { shopKeeper: true, inPerson: true } } as const;

builder.queryField('sessions', (t) =>
  t.field({
    type: [session],
    authScopes: scope,
    description:
      'Where the viewer is signed in, this session first. FORBIDDEN to a key. Source: listSessions.',
    resolve: (_root, _args, context) => context.call(calls.listSessions, {}),
  }),
);

writeField('endSession', {
  call: calls.endSession,
  scope,
  description:
    'Ends a session of the viewer at once, with the desktop helpers and push subscriptions of it. FORBIDDEN to a key.',
  act: 'ending a session',
  args: (t) => ({ id: t.id({ required: true, description: 'Id of the session.' }) }),
  fieldNames: { sessionId: 'id' },
  run: async ({ id }, _context, send) => {
    await send(calls.endSession, { sessionId: id });
  },
});

writeField('changePassword', {
  call: calls.changePassword,
  scope,
  description:
    'Gives the viewer another password. Every other session and every key of theirs ends. FORBIDDEN to a key.',
  act: 'changing the password',
  input: {
    description: 'The old password and the new one.',
    fields: (t) => ({
      oldPassword: t.string({ required: true, description: 'The password until now.' }),
      password: t.string({ required: true, description: 'The new one: 6 to 12 characters.' }),
    }),
  },
  run: async (given, _context, send) => {
    await send(calls.changePassword, given);
  },
});

writeField('setNickName', {
  call: calls.setNickName,
  scope,
  description:
    'What the viewer wants to be called, in the header and by colleagues. FORBIDDEN to a key.',
  act: 'changing the name',
  input: {
    description: 'The name of the viewer.',
    fields: (t) => ({
      nickName: t.string({
        required: true,
        description: `The name, at most ${longestNickName} characters; blanks around it are taken off. Empty for none.`,
      }),
    }),
  },
  payload: {
    viewer: { type: viewer, description: 'The viewer with the name; null when it was refused.' },
  },
  run: async (given, context, send) => {
    await send(calls.setNickName, given);
    return { viewer: () => context.viewer() };
  },
});
