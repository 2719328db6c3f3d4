import * as calls from '../../../api/contract/binding.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import type { Context } from '../../context.ts';
import { type Shop, shopByGlobalId } from '../../directory.ts';
import { builder } from '../builder.ts';
import { platform } from '../enums.ts';
import { shop } from '../shops/shops.ts';
import { told } from '../told.ts';
import { Refusal, writeField } from '../write-field.ts';

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

const firstShopOf = async (
  mallId: string | null | undefined,
  context: Context,
): Promise<Shop | null> =>
  mallId == null ? null : ((await context.directory()).byMallId.get(mallId) ?? null);

const bindState = builder.objectRef<BindState>('BindState').implement({
  description: 'How the bind of a main account stands. Source: bindAccount, getBindState.',
  fields: (t) => ({
    phone: t.exposeString('phone', { description: 'Phone number of the main account.' }),
    status: t.expose('status', { type: bindStatus, description: 'How far it is.' }),
    message: t.string(told('Sentence for the seller.', ({ msg }) => msg)),
    firstShop: t.field({
      type: shop,
      nullable: true,
      description: 'The first shop of the account, to be selected. Null until it is bound.',
      resolve: ({ firstShopId }, _args, context) => firstShopOf(firstShopId, context),
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

const scope = { boss: true };
const phoneDescription = 'Phone number of the account, 11 digits.';
const passwordDescription = 'Password at the marketplace.';

writeField('bindMainAccount', {
  call: calls.bindAccount,
  scope,
  description:
    'Begins to bind a temu main account and lets the marketplace send its code. Follow it with bindProgressed, bindFailed and bindFinished. Repeated, it changes nothing.',
  act: 'beginning a bind',
  input: {
    description: 'A main account of temu.',
    fields: (t) => ({
      phone: t.string({ required: true, description: phoneDescription }),
      password: t.string({ required: true, description: passwordDescription }),
      isRebind: t.boolean({
        required: true,
        defaultValue: false,
        description: 'Binds an account again that is bound already.',
      }),
    }),
  },
  payload: {
    bind: {
      type: bindState,
      description:
        'How it stands after a moment: a quick failure is already told here. Null when it was refused, or the upstream does not say.',
    },
  },
  run: async (account, context, send) => {
    const { begun, upstream } = context.services;
    // Before it is sent: the first news may be quicker than the answer.
    if (upstream.isForeign) begun.binds.set((await context.viewer()).id, account.phone, true);
    return { bind: await send(calls.bindAccount, account) };
  },
});

writeField('resendBindCode', {
  call: calls.sendTemuCode,
  scope,
  description: 'Lets the marketplace send another code for the bind that is under way.',
  act: 'sending another code',
  input: {
    description: 'The account and password that the bind was begun with.',
    fields: (t) => ({
      phone: t.string({ required: true, description: phoneDescription }),
      password: t.string({ required: true, description: passwordDescription }),
    }),
  },
  run: (account, _context, send) => send(calls.sendTemuCode, account),
});

writeField('confirmBindCode', {
  call: calls.confirmBindCode,
  scope,
  description: 'Ends a bind with its code.',
  act: 'confirming a bind',
  input: {
    description: 'The code that the marketplace has sent.',
    fields: (t) => ({
      phone: t.string({ required: true, description: phoneDescription }),
      code: t.string({ required: true, description: 'The code, 6 digits.' }),
    }),
  },
  payload: {
    firstShop: {
      type: shop,
      description:
        'The first shop of the account, to be selected; null when it was refused, and where only bindFinished tells it.',
    },
  },
  run: async (given, context, send) => {
    const { firstShopId } = await send(calls.confirmBindCode, given);
    return { firstShop: () => firstShopOf(firstShopId, context) };
  },
});

writeField('unbindMainAccount', {
  call: calls.deleteMyTemuAcount,
  scope,
  description:
    'Unbinds a temu main account: its shops leave every list, their history is kept for 7 days. FORBIDDEN to a key.',
  act: 'unbinding',
  fieldNames: { accountId: 'id' },
  args: (t) => ({ id: t.id({ required: true, description: 'Id of the main account.' }) }),
  run: ({ id }, _context, send) => send(calls.deleteMyTemuAcount, { accountId: id }),
});

writeField('unbindSheinShop', {
  call: calls.sheinAuthCancel,
  scope,
  description: 'Unbinds a shein shop; its history is kept for 7 days.',
  act: 'unbinding',
  args: (t) => ({ shopId: t.id({ required: true, description: 'Global id of the shop.' }) }),
  run: async ({ shopId }, context, send) => {
    const found = shopByGlobalId(await context.directory(), shopId);
    if (found?.platformType !== 'shein')
      throw new Refusal({
        code: 'REFUSED',
        message: '该店铺不存在或已解绑，请刷新页面',
        refusal: { name: 'boundShopGone', values: {} },
        field: 'shopId',
      });
    return send(calls.sheinAuthCancel, { shopId: found.mallId });
  },
});

const authorizationCalls = {
  temu: calls.temuAuthorizationUrl,
  shein: calls.sheinAuthorizationUrl,
} as const;

writeField('startAuthorization', {
  call: Object.values(authorizationCalls),
  scope,
  description:
    'Asks for the page where a marketplace asks the seller for the authorisation. Its end is told by authorizationFinished.',
  act: 'asking for the authorisation page',
  args: (t) => ({
    platform: t.field({ type: platform, required: true, description: 'The marketplace.' }),
    clientId: t.string({
      required: true,
      description: 'Drawn by the browser window: 32 hexadecimal characters.',
    }),
  }),
  payload: {
    url: {
      type: 'String',
      description:
        'Address of the page, to be opened in a window of 1300 by 680; its parameter `state` is client id plus user id. It may be relative to this site. Null when it was refused.',
    },
  },
  run: async (given, _context, send) => ({
    url: await send(authorizationCalls[given.platform], { clientId: given.clientId }),
  }),
});
