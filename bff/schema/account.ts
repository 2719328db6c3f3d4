import * as account from '../../api/contract/account.ts';
import { getBossHasAtLeastOneDevice } from '../../api/contract/desktop.ts';
import { sendPhoneCodeOperator } from '../../api/contract/operators.ts';
import type { Context } from '../context.ts';
import { Fault } from '../upstream/errors.ts';
import type { Viewer } from '../viewer.ts';
import { builder } from './builder.ts';
import {
  businessError,
  type Done,
  defineDone,
  done,
  inputError,
  outcomeOf,
  refused,
} from './business-error.ts';

const role = builder.enumType('Role', {
  description: 'What the viewer is.',
  values: {
    BOSS: { description: 'Owns shops and has every right over them.' },
    MANAGER: { description: 'Shop manager or finance: sees the shops that a boss has assigned.' },
    OPERATOR: {
      description: 'Operator: sees the shops that a boss has assigned, and never what goods cost.',
    },
    WORKER: { description: 'Warehouse shipper: works in the mobile app only.' },
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
      description: 'Phone number, 11 digits. Null for a visitor.',
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'Account name. Null for a visitor.',
    }),
    nickName: t.exposeString('nickName', {
      nullable: true,
      description: 'Name of the bound chat account. Null without one.',
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

export const loginPayload = builder.objectRef<Done>('LoginPayload').implement({
  description: 'What login came to.',
  fields: (t) => ({
    viewer: t.field({
      type: viewer,
      nullable: true,
      description: 'The signed-in viewer; null when login was refused.',
      resolve: (login, _args, context) => (login.error === null ? context.viewer() : null),
    }),
    error: t.expose('error', {
      type: businessError,
      nullable: true,
      description: 'Why login was refused.',
    }),
  }),
});

const loginInput = builder.inputType('LoginInput', {
  description: 'Exactly one of `password` and `code` is given.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
    password: t.string({ description: 'Password of a boss.' }),
    code: t.string({ description: 'Code that sendCode with the purpose LOGIN has sent.' }),
  }),
});

const leaveTeam =
  'Whether the phone leaves the team that a boss has added it to; without it that is refused, with this field named, and the code stays good.';

const codeAndPassword = (name: 'RegisterInput' | 'ResetPasswordInput', purpose: string) =>
  builder.inputType(name, {
    description: `A phone number, its code and a password. The code comes from sendCode with the purpose ${purpose}.`,
    fields: (t) => ({
      phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
      code: t.string({ required: true, description: 'The code that was sent, 6 digits.' }),
      password: t.string({
        required: true,
        description: 'New password: 6 to 12 printable ASCII characters without blanks.',
      }),
      ...(name === 'RegisterInput' && { leaveTeam: t.boolean({ description: leaveTeam }) }),
    }),
  });

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

const sendCodeInput = builder.inputType('SendCodeInput', {
  description: 'Where a verification code goes, and what for.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Phone number, 11 digits.' }),
    purpose: t.field({ type: codePurpose, required: true, description: 'What the code is for.' }),
  }),
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

builder.mutationFields((t) => ({
  login: t.field({
    type: loginPayload,
    description:
      'Signs in: sets the HttpOnly cookie `token` for 7 days, and beside it the readable cookie `signedIn`. Source: login.',
    args: {
      input: t.arg({
        type: loginInput,
        required: true,
        description: 'Phone with password or code.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      needsHttp(context);
      const { phone, password, code } = input;
      const given = [password, code].filter(
        (secret) => typeof secret === 'string' && secret !== '',
      );
      if (given.length !== 1) return refused('INVALID_INPUT', '请输入密码或验证码', 'password');
      const sent = { phone, ...(password ? { password } : {}), ...(code ? { code } : {}) };
      const error = inputError(account.login, sent);
      if (error !== null) return { error };
      const outcome = await outcomeOf(() => context.call(account.login, sent));
      if (outcome.value !== null) context.signIn(outcome.value);
      return { error: outcome.error };
    },
  }),
  logout: t.field({
    type: defineDone('LogoutPayload', 'What logout came to.'),
    description: 'Ends the session and clears the cookies. Source: logout.',
    resolve: async (_root, _args, context) => {
      needsHttp(context);
      try {
        return await done(context, account.logout, {});
      } finally {
        context.signOut();
      }
    },
  }),
  register: t.field({
    type: defineDone('RegisterPayload', 'What registration came to.'),
    description: 'Registers a boss. Sign in afterwards. Source: register.',
    args: {
      input: t.arg({
        type: codeAndPassword('RegisterInput', 'REGISTER'),
        required: true,
        description: 'Phone, code and password of the new account.',
      }),
    },
    resolve: (_root, { input: { leaveTeam, ...input } }, context) =>
      done(context, account.register, { ...input, ...(leaveTeam && { leaveTeam }) }),
  }),
  resetPassword: t.field({
    type: defineDone('ResetPasswordPayload', 'What the reset came to.'),
    description: 'Sets a new password and ends every session of the account. Source: resetpass.',
    args: {
      input: t.arg({
        type: codeAndPassword('ResetPasswordInput', 'RESET_PASSWORD'),
        required: true,
        description: 'Phone, code and the new password.',
      }),
    },
    resolve: (_root, { input }, context) => done(context, account.resetpass, input),
  }),
  sendCode: t.field({
    type: defineDone('SendCodePayload', 'What sending a code came to.'),
    description:
      'Sends a verification code of 6 digits by text message. Source: sendPhoneCode, sendPhoneCodeRegister, sendPhoneCodeFindPass, sendPhoneCodeBind, sendPhoneCodeOperator.',
    args: {
      input: t.arg({ type: sendCodeInput, required: true, description: 'Phone and purpose.' }),
    },
    resolve: (_root, { input }, context) =>
      done(context, codeCalls[input.purpose], { phone: input.phone }),
  }),
}));
