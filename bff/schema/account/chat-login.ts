import { randomBytes } from 'node:crypto';
import * as account from '../../../api/contract/account.ts';
import { chatLoginCookie } from '../../../api/contract/chat-login-cookie.ts';
import { chatLogin, topicFor } from '../../../api/contract/topics.ts';
import { type LiveEvent, mapped } from '../../events.ts';
import { Fault } from '../../upstream/errors.ts';
import { plainText } from '../../upstream/plain-text.ts';
import { builder } from '../builder.ts';
import { told } from '../told.ts';
import { writeField } from '../write-field.ts';
import { begin, loginPayload, needsHttp, viewer } from './account.ts';

/** Sign-in by chat app: its page, its result, and the exchange for a session. */

interface Result {
  readonly token: string | null;
  readonly msg: string;
}

const resultEvent = builder.objectRef<LiveEvent<Result>>('ChatLoginEvent').implement({
  description: 'The person has answered at the chat app.',
  fields: (t) => ({
    ticket: t.string({
      nullable: true,
      description:
        'To be given to loginByChat within a minute, once; it is no session token. Null when nobody signs in by it.',
      resolve: ({ value }) => value.token,
    }),
    message: t.string(told('Sentence for the person.', ({ value }) => plainText(value.msg))),
  }),
});

writeField('startChatLogin', {
  call: account.chatLoginCode,
  description:
    'Begins a sign-in by chat app; for a signed-in viewer, the binding of a chat account. Sets a cookie, without which the page with the QR code does not lead back: the browser that begins is the one that ends it.',
  act: 'beginning a sign-in by chat app',
  payload: {
    sessionId: {
      type: 'String',
      description: 'Names the sign-in for chatLoginFinished; a secret of this browser.',
    },
    url: {
      type: 'String',
      description:
        'Address of the page with the QR code, valid for 5 minutes. It may be relative to this site.',
    },
  },
  run: async (_given, context, send) => {
    needsHttp(context);
    const sessionId = randomBytes(16).toString('hex');
    const url = await send(account.chatLoginCode, { sessionId });
    context.newCookies.push((secure) => chatLoginCookie(sessionId, secure));
    return { sessionId, url };
  },
});

writeField('loginByChat', {
  call: account.chatLoginExchange,
  description: 'Ends a sign-in by chat app: sets the cookies as login does.',
  args: (t) => ({
    sessionId: t.string({ required: true, description: 'Of startChatLogin.' }),
    ticket: t.string({ required: true, description: 'Of chatLoginFinished.' }),
  }),
  ...loginPayload,
  fieldNames: { token: 'ticket' },
  run: async ({ sessionId, ticket }, context, send) => {
    needsHttp(context);
    return begin(await send(account.chatLoginExchange, { sessionId, token: ticket }), context);
  },
});

writeField('bindPhone', {
  call: account.bindPhone,
  scope: { $all: { shopKeeper: true, inPerson: true } },
  description: 'Gives a viewer who came by chat app a phone number and a password.',
  act: 'binding a phone',
  input: {
    description: 'A phone number, the code that was sent to it, and a password.',
    fields: (t) => ({
      phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
      code: t.string({
        required: true,
        description: 'The code that sendCode with the purpose BIND_PHONE has sent.',
      }),
      password: t.string({
        required: true,
        description: 'New password: 6 to 12 printable ASCII characters without blanks.',
      }),
    }),
  },
  payload: {
    viewer: { type: viewer, description: 'The viewer with the phone; null when it was refused.' },
  },
  run: async (given, context, send) => {
    await send(account.bindPhone, given);
    return { viewer: () => context.viewer() };
  },
});

builder.subscriptionField('chatLoginFinished', (t) =>
  t.field({
    type: resultEvent,
    description:
      'The person has answered at the chat app. Whoever knows the session id may hear it. Source: topic web_chat_login/{sessionId}.',
    args: {
      sessionId: t.arg.string({ required: true, description: 'Of startChatLogin.' }),
    },
    subscribe: (_root, { sessionId }, context) => {
      if (!/^[0-9a-f]{32}$/.test(sessionId)) throw new Fault('BAD_USER_INPUT');
      const results = context.services.events.subscribe(topicFor(chatLogin, sessionId));
      return mapped<unknown, LiveEvent<Result>>([results], async (message) => ({
        value: chatLogin.message.parse(message),
        context: context.fresh(),
      }));
    },
    resolve: (event) => event,
  }),
);
