import type { z } from 'zod';
import * as calls from '../../api/contract/binding.ts';
import type { Call, CallOutput } from '../../api/contract/call.ts';
import type { Context } from '../context.ts';
import { shopByGlobalId } from '../directory.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessError,
  businessErrorOf,
  inputError,
  type Outcome,
  outcomeOf,
  refusalField,
  refused,
} from './business-error.ts';
import { platform } from './enums.ts';
import { shop } from './shops.ts';

export type BindState = NonNullable<CallOutput<typeof calls.getBindState>>;

const bindStatus = builder.enumType('BindStatus', {
  description: 'How far the bind of a main account is.',
  values: {
    SIGNING_IN: { value: 'signing_in', description: 'The marketplace has not answered yet.' },
    CODE_SENT: {
      value: 'code_sent',
      description: 'The marketplace has sent a code; confirmBindCode takes it.',
    },
    BOUND: { value: 'bound', description: 'The account is bound.' },
    FAILED: { value: 'failed', description: 'It has failed; the message says why.' },
  } as const,
});

const bindState = builder.objectRef<BindState>('BindState').implement({
  description: 'How the bind of a main account stands. Source: bindAccount, getBindState.',
  fields: (t) => ({
    phone: t.exposeString('phone', { description: 'Phone number of the main account.' }),
    status: t.expose('status', { type: bindStatus, description: 'How far it is.' }),
    message: t.exposeString('msg', { description: 'Chinese sentence for the seller.' }),
    firstShop: t.field({
      type: shop,
      nullable: true,
      description: 'The first shop of the account, to be selected. Null until it is bound.',
      resolve: async ({ firstShopId }, _args, context) =>
        firstShopId === null
          ? null
          : ((await context.directory()).byMallId.get(firstShopId) ?? null),
    }),
  }),
});

builder.queryField('bindState', (t) =>
  t.field({
    type: bindState,
    nullable: true,
    authScopes: { boss: true },
    description:
      "How the viewer's own bind of a phone stands, for those who missed an event. Null without one.",
    args: { phone: t.arg.string({ required: true, description: 'Phone of the main account.' }) },
    resolve: (_root, { phone }, context) => context.call(calls.getBindState, { phone }),
  }),
);

interface Bind {
  readonly bind: BindState | null;
  readonly error: BusinessError | null;
}

const bindPayload = builder.objectRef<Bind>('BindMainAccountPayload').implement({
  description: 'What beginning a bind came to.',
  fields: (t) => ({
    bind: t.expose('bind', {
      type: bindState,
      nullable: true,
      description:
        'How it stands after a moment: a quick failure is already told here. Null when it was refused, or the upstream does not say.',
    }),
    error: t.expose('error', {
      type: businessError,
      nullable: true,
      description: 'Why it was not begun.',
    }),
  }),
});

interface Confirmed {
  readonly firstShopId: string | null;
  readonly error: BusinessError | null;
}

const confirmPayload = builder.objectRef<Confirmed>('ConfirmBindCodePayload').implement({
  description: 'What confirming a bind came to.',
  fields: (t) => ({
    firstShop: t.field({
      type: shop,
      nullable: true,
      description: 'The first shop of the account, to be selected; null when it was refused.',
      resolve: async ({ firstShopId }, _args, context) =>
        firstShopId === null
          ? null
          : ((await context.directory()).byMallId.get(firstShopId) ?? null),
    }),
    error: t.expose('error', refusalField),
  }),
});

interface Done {
  readonly error: BusinessError | null;
}

const donePayload = (name: string, description: string) =>
  builder.objectRef<Done>(name).implement({
    description,
    fields: (t) => ({
      ok: t.boolean({
        description: 'Whether it was done.',
        resolve: ({ error }) => error === null,
      }),
      error: t.expose('error', {
        type: businessError,
        nullable: true,
        description: 'Why it was refused; null when it was done.',
      }),
    }),
  });

const resendPayload = donePayload('ResendBindCodePayload', 'What sending another code came to.');
const unbindAccountPayload = donePayload('UnbindMainAccountPayload', 'What unbinding came to.');
const unbindSheinPayload = donePayload('UnbindSheinShopPayload', 'What unbinding came to.');

const authorisationPayload = builder
  .objectRef<{ readonly url: string | null; readonly error: BusinessError | null }>(
    'StartAuthorizationPayload',
  )
  .implement({
    description: 'What asking for the authorisation page came to.',
    fields: (t) => ({
      url: t.exposeString('url', {
        nullable: true,
        description:
          'Address of the page, to be opened in a window of 1300 by 680; its parameter `state` is client id plus user id. It may be relative to this site. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const bindInput = builder.inputType('BindMainAccountInput', {
  description: 'A main account of temu.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Phone number of the account, 11 digits.' }),
    password: t.string({ required: true, description: 'Password at the marketplace.' }),
    isRebind: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Binds an account again that is bound already.',
    }),
  }),
});

const resendInput = builder.inputType('ResendBindCodeInput', {
  description: 'The account and password that the bind was begun with.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Phone number of the account, 11 digits.' }),
    password: t.string({ required: true, description: 'Password at the marketplace.' }),
  }),
});

const confirmInput = builder.inputType('ConfirmBindCodeInput', {
  description: 'The code that the marketplace has sent.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Phone number of the account, 11 digits.' }),
    code: t.string({ required: true, description: 'The code, 6 digits.' }),
  }),
});

/** Makes a write whose input was checked by its declaration; expected refusals are part of the outcome. */
async function write<C extends Call>(
  context: Context,
  call: C,
  input: z.input<C['input']>,
): Promise<Outcome<CallOutput<C>>> {
  const wrong = inputError(call, input);
  return wrong === null
    ? outcomeOf(() => context.call(call, input))
    : { value: null, error: wrong };
}

const authorisationCalls = {
  temu: calls.temuAuthorizationUrl,
  shein: calls.sheinAuthorizationUrl,
} as const;

builder.mutationFields((t) => ({
  bindMainAccount: t.field({
    type: bindPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      bind: null,
      error: businessErrorOf(error),
    }),
    description:
      'Begins to bind a temu main account and lets the marketplace send its code. Follow it with bindProgressed, bindFailed and bindFinished. Repeated, it changes nothing. Source: bindAccount.',
    args: { input: t.arg({ type: bindInput, required: true, description: 'The account.' }) },
    resolve: async (_root, { input }, context) => {
      const { value, error } = await write(context, calls.bindAccount, input);
      return { bind: value, error };
    },
  }),
  resendBindCode: t.field({
    type: resendPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      error: businessErrorOf(error),
    }),
    description:
      'Lets the marketplace send another code for the bind that is under way. Source: sendTemuCode.',
    args: { input: t.arg({ type: resendInput, required: true, description: 'The account.' }) },
    resolve: async (_root, { input }, context) => ({
      error: (await write(context, calls.sendTemuCode, input)).error,
    }),
  }),
  confirmBindCode: t.field({
    type: confirmPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      firstShopId: null,
      error: businessErrorOf(error),
    }),
    description: 'Ends a bind with its code. Source: confirmBindCode.',
    args: {
      input: t.arg({ type: confirmInput, required: true, description: 'Account and code.' }),
    },
    resolve: async (_root, { input }, context) => {
      const { value, error } = await write(context, calls.confirmBindCode, input);
      return { firstShopId: value?.firstShopId ?? null, error };
    },
  }),
  unbindMainAccount: t.field({
    type: unbindAccountPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      error: businessErrorOf(error),
    }),
    description:
      'Unbinds a temu main account: its shops leave every list, their history is kept for 7 days. Source: unbindTemuAccount.',
    args: { id: t.arg.id({ required: true, description: 'Id of the main account.' }) },
    resolve: async (_root, { id }, context) => ({
      error: (await write(context, calls.unbindTemuAccount, { accountId: id })).error,
    }),
  }),
  unbindSheinShop: t.field({
    type: unbindSheinPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      error: businessErrorOf(error),
    }),
    description: 'Unbinds a shein shop; its history is kept for 7 days. Source: unbindSheinShop.',
    args: { shopId: t.arg.id({ required: true, description: 'Global id of the shop.' }) },
    resolve: async (_root, { shopId }, context) => {
      const found = shopByGlobalId(await context.directory(), shopId);
      if (found?.platformType !== 'shein')
        return refused('REFUSED', '该店铺不存在或已解绑，请刷新页面', 'shopId');
      return {
        error: (await write(context, calls.unbindSheinShop, { shopId: found.mallId })).error,
      };
    },
  }),
  startAuthorization: t.field({
    type: authorisationPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      url: null,
      error: businessErrorOf(error),
    }),
    description:
      'Asks for the page where a marketplace asks the seller for the authorisation. Its end is told by authorizationFinished. Source: sheinAuthorizationUrl, temuAuthorizationUrl.',
    args: {
      platform: t.arg({ type: platform, required: true, description: 'The marketplace.' }),
      clientId: t.arg.string({
        required: true,
        description: 'Drawn by the browser window: 32 hexadecimal characters.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { value, error } = await write(context, authorisationCalls[args.platform], {
        clientId: args.clientId,
      });
      return { url: value, error };
    },
  }),
}));
