import { randomBytes } from 'node:crypto';
import * as account from '../../api/contract/account.ts';
import { chatLoginCookie } from '../../api/contract/chat-login-cookie.ts';
import { chatLogin, topicFor } from '../../api/contract/topics.ts';
import { type LiveEvent, mapped } from '../events.ts';
import { Fault } from '../upstream/errors.ts';
import { plainText } from '../upstream/plain-text.ts';
import { loginPayload, needsHttp, viewer } from './account.ts';
import { builder } from './builder.ts';
import { type BusinessError, done, inputError, outcomeOf, refusalField } from './business-error.ts';

/** Sign-in by chat app: its page, its result, and the exchange for a session. */

interface Started {
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly error: BusinessError | null;
}

const startPayload = builder.objectRef<Started>('StartChatLoginPayload').implement({
  description: 'What beginning a sign-in by chat app came to.',
  fields: (t) => ({
    sessionId: t.exposeString('sessionId', {
      nullable: true,
      description: 'Names the sign-in for chatLoginFinished; a secret of this browser.',
    }),
    url: t.exposeString('url', {
      nullable: true,
      description:
        'Address of the page with the QR code, valid for 5 minutes. It may be relative to this site.',
    }),
    error: t.expose('error', refusalField),
  }),
});

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
    message: t.string({
      description: 'Chinese sentence for the person.',
      resolve: ({ value }) => plainText(value.msg),
    }),
  }),
});

const phoneInput = builder.inputType('BindPhoneInput', {
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
});

const phonePayload = builder
  .objectRef<{ readonly error: BusinessError | null }>('BindPhonePayload')
  .implement({
    description: 'What binding a phone came to.',
    fields: (t) => ({
      viewer: t.field({
        type: viewer,
        nullable: true,
        description: 'The viewer with the phone; null when it was refused.',
        resolve: ({ error }, _args, context) => (error === null ? context.viewer() : null),
      }),
      error: t.expose('error', refusalField),
    }),
  });

builder.mutationFields((t) => ({
  startChatLogin: t.field({
    type: startPayload,
    description:
      'Begins a sign-in by chat app; for a signed-in viewer, the binding of a chat account. Sets a cookie, without which the page with the QR code does not lead back: the browser that begins is the one that ends it. Source: chatLoginCode.',
    resolve: async (_root, _args, context) => {
      needsHttp(context);
      const sessionId = randomBytes(16).toString('hex');
      const { value, error } = await outcomeOf(() =>
        context.call(account.chatLoginCode, { sessionId }),
      );
      if (error === null) context.newCookies.push((secure) => chatLoginCookie(sessionId, secure));
      return { sessionId: error === null ? sessionId : null, url: value, error };
    },
  }),
  loginByChat: t.field({
    type: loginPayload,
    description:
      'Ends a sign-in by chat app: sets the cookies as login does. Source: chatLoginExchange.',
    args: {
      sessionId: t.arg.string({ required: true, description: 'Of startChatLogin.' }),
      ticket: t.arg.string({ required: true, description: 'Of chatLoginFinished.' }),
    },
    resolve: async (_root, { sessionId, ticket }, context) => {
      needsHttp(context);
      const given = { sessionId, token: ticket };
      const wrong = inputError(account.chatLoginExchange, given);
      if (wrong !== null) return { error: wrong };
      const { value, error } = await outcomeOf(() =>
        context.call(account.chatLoginExchange, given),
      );
      if (value !== null) context.signIn(value);
      return { error };
    },
  }),
  bindPhone: t.field({
    type: phonePayload,
    description:
      'Gives a viewer who came by chat app a phone number and a password. Source: bindPhone.',
    args: { input: t.arg({ type: phoneInput, required: true, description: 'Phone and code.' }) },
    resolve: (_root, { input }, context) => done(context, account.bindPhone, input),
  }),
}));

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
