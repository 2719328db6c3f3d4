import * as account from '../../../api/contract/account.ts';
import { getBossHasAtLeastOneDevice, softwareStarted } from '../../../api/contract/desktop.ts';
import { sendPhoneCodeOperator } from '../../../api/contract/operators.ts';
import { inputSentences } from '../../../api/contract/rules/input-sentences.ts';
import type { Context } from '../../context.ts';
import { sessionSeconds } from '../../credentials.ts';
import { Fault, orUnknown } from '../../upstream/errors.ts';
import type { Viewer } from '../../viewer.ts';
import { builder } from '../builder.ts';
import { type InputFields, Refusal, writeField } from '../write-field.ts';

const role = builder.enumType('Role', {
  description: 'What the viewer is.',
  values: {
    BOSS: { description: 'Owns shops and has every right over them.' },
    MANAGER: { description: 'Shop manager or finance: sees the shops that a boss has assigned.' },
    OPERATOR: {
      description: 'Operator: sees the shops that a boss has assigned, and never what goods cost.',
    },
    SHIPPER: { description: 'Warehouse shipper: works in the mobile app only.' },
    VISITOR: { description: 'Not signed in: sees computed preview data and writes nothing.' },
  } as const,
});

export const viewer = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The person who asks. Source: getUserInfo.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'User id; "visitor" for a visitor.' }),
    role: t.field({ type: role, description: 'What the viewer is.', resolve: (v) => v.role }),
    isVisitor: t.exposeBoolean('isVisitor', {
      description: 'Whether the viewer is not signed in and sees preview data.',
    }),
    isBoss: t.exposeBoolean('isBoss', { description: 'Whether the viewer is a signed-in boss.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number, 11 digits. Null for a visitor, and for a key for some shops.',
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'Account name. Null for a visitor.',
    }),
    nickName: t.exposeString('nickName', {
      nullable: true,
      description:
        'What they want to be called: as setNickName has said, else the name of the bound chat account. Null without either.',
    }),
    hasChatAccount: t.exposeBoolean('hasChatAccount', {
      description: 'Whether a chat account is bound, by which the viewer can sign in.',
    }),
    needRebindPhones: t.exposeStringList('needRebindPhones', {
      description: 'Phones of main accounts that must be bound again; empty for all but bosses.',
    }),
    permissions: t.exposeStringList('permissions', {
      description:
        'Permission codes, for example lookCost. Every right is checked again by the server.',
    }),
    hasDevice: t.boolean({
      nullable: true,
      description:
        'Whether the boss runs the desktop helper on a machine; of staff, their boss. Null with an error when it cannot be read. Source: getBossHasAtLeastOneDevice.',
      resolve: (_viewer, _args, context) => context.call(getBossHasAtLeastOneDevice, {}),
    }),
    softwareStarted: t.boolean({
      nullable: true,
      description:
        'Whether a desktop helper is there that a page of the viewer is connected to. Null with an error when it cannot be read. Source: softwareStarted.',
      resolve: (_viewer, _args, context) => context.call(softwareStarted, {}),
    }),
    registerTime: t.expose('registerTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account was made. Null for a visitor.',
    }),
    dataStart: t.expose('dataStart', {
      type: 'Date',
      description:
        'First selectable day of every range: the day of registration, or the first day with sales where that is earlier. Ranges are cut to it.',
    }),
    today: t.expose('today', {
      type: 'Date',
      description: 'Today in Asia/Shanghai, by the clock of the server.',
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: viewer,
    description: 'Who asks. A visitor is a viewer too.',
    resolve: (_root, _args, context) => context.viewer(),
  }),
);

builder.queryField('reservedLogin', (t) =>
  t.string({
    nullable: true,
    description:
      'The one value that a login form accepts as a phone though it has not 11 digits. Null where none is configured.',
    resolve: (_root, _args, context) => context.services.reservedLogin || null,
  }),
);

/** Of both ways to sign in. */
export const loginPayload = {
  act: 'login',
  payloadName: 'LoginPayload',
  payload: {
    viewer: { type: viewer, description: 'The signed-in viewer; null when login was refused.' },
    token: {
      type: 'String',
      description:
        'The session token, for `Authorization: Bearer …`. Told to programs alone: null for a browser, which has it as a cookie that no script can read, and when login was refused.',
    },
    expiresAt: {
      type: 'DateTime',
      description: 'When the session ends at the latest. Null when login was refused.',
    },
  },
} as const;

/** Begins the session, and tells a program what a browser keeps in its cookie. */
export function begin(token: string, context: Context) {
  const { services, credentials } = context;
  context.signIn(token);
  return {
    viewer: () => context.viewer(),
    token: credentials.isProgram ? token : null,
    expiresAt: services.now() + sessionSeconds * 1000,
  };
}

const codePurpose = builder.enumType('CodePurpose', {
  description: 'What a verification code is for.',
  values: {
    LOGIN: { description: 'Signing in with a code.' },
    REGISTER: { description: 'Registering a new boss.' },
    RESET_PASSWORD: { description: 'Setting a new password.' },
    BIND_PHONE: { description: 'Giving a viewer who came by chat app a phone number.' },
    OPERATOR_PHONE: { description: 'Giving an operator of the boss another phone number.' },
  } as const,
});

const codeCalls = {
  LOGIN: account.sendPhoneCode,
  REGISTER: account.sendPhoneCodeRegister,
  RESET_PASSWORD: account.sendPhoneCodeFindPass,
  BIND_PHONE: account.sendPhoneCodeBind,
  OPERATOR_PHONE: sendPhoneCodeOperator,
} as const;

/** A websocket cannot set the cookie, so sessions begin and end over HTTP. */
export function needsHttp(context: Context): void {
  if (context.credentials.via === 'websocket') {
    throw new Fault('BAD_REQUEST', 'Sign in and out over HTTP: a websocket cannot set the cookie.');
  }
}

writeField('login', {
  call: account.login,
  description:
    'Signs in: sets the HttpOnly cookie `token` for 7 days, and beside it the readable cookie `signedIn`. Programs are told the token.',
  input: {
    description: 'Exactly one of `password` and `code` is given.',
    fields: (t) => ({
      phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
      password: t.string({
        description: 'Password of a boss; with `onPhone` also the one that a boss gave a manager.',
      }),
      code: t.string({ description: 'Code that sendCode with the purpose LOGIN has sent.' }),
      onPhone: t.boolean({
        description:
          'Whether this is the sign-in of the phone, where shop managers and finance sign in by password too.',
      }),
    }),
  },
  ...loginPayload,
  run: async ({ phone, password, code, onPhone }, context, send) => {
    needsHttp(context);
    const secret = { ...(password ? { password } : {}), ...(code ? { code } : {}) };
    if (Object.keys(secret).length !== 1)
      throw new Refusal({
        code: 'INVALID_INPUT',
        message: inputSentences.secretMissing,
        field: 'password',
      });
    return begin(
      await send(account.login, { phone, ...secret, ...(onPhone && { onPhone }) }),
      context,
    );
  },
});

writeField('logout', {
  call: account.logout,
  description: 'Ends the session and clears the cookies.',
  act: 'logout',
  run: async (_given, context, send) => {
    needsHttp(context);
    try {
      // Without a call for it the session ends here alone.
      await orUnknown(send(account.logout, {}));
    } finally {
      context.signOut();
    }
  },
});

const codeAndPassword = (t: InputFields) => ({
  phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
  code: t.string({ required: true, description: 'The code that was sent, 6 digits.' }),
  password: t.string({
    required: true,
    description: 'New password: 6 to 12 printable ASCII characters without blanks.',
  }),
});

const codeFrom = (purpose: string): string =>
  `A phone number, its code and a password. The code comes from sendCode with the purpose ${purpose}.`;

writeField('register', {
  call: account.register,
  description: 'Registers a boss. Sign in afterwards.',
  act: 'registration',
  input: {
    description: codeFrom('REGISTER'),
    fields: (t) => ({
      ...codeAndPassword(t),
      leaveTeam: t.boolean({
        description:
          'Whether the phone leaves the team that a boss has added it to; without it that is refused, with this field named, and the code stays good.',
      }),
    }),
  },
  run: ({ leaveTeam, ...given }, _context, send) =>
    send(account.register, { ...given, ...(leaveTeam && { leaveTeam }) }),
});

writeField('resetPassword', {
  call: account.resetpass,
  description: 'Sets a new password and ends every session and every key of the account.',
  act: 'the reset',
  input: { description: codeFrom('RESET_PASSWORD'), fields: codeAndPassword },
  run: (given, _context, send) => send(account.resetpass, given),
});

writeField('sendCode', {
  call: Object.values(codeCalls),
  description: 'Sends a verification code of 6 digits by text message.',
  act: 'sending a code',
  input: {
    description: 'Where a verification code goes, and what for.',
    fields: (t) => ({
      phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
      purpose: t.field({
        type: codePurpose,
        required: true,
        description: 'What the code is for.',
      }),
    }),
  },
  run: ({ phone, purpose }, _context, send) => send(codeCalls[purpose], { phone }),
});
