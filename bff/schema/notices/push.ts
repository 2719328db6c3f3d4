import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/push.ts';
import { builder } from '../builder.ts';
import { languageValues } from '../languages.ts';
import { writeField } from '../write-field.ts';
import { alertKindValues } from './alert-kinds.ts';

/** Push notifications to the viewer's browsers. */

type Settings = CallOutput<typeof calls.getPushSettings>;

const kind = builder.enumType('PushKind', {
  description: 'What is pushed.',
  values: alertKindValues,
});

const language = builder.enumType('PushLanguage', {
  description: 'A language in which push notifications are written.',
  values: languageValues,
});

const settings = builder.objectRef<Settings>('PushSettings').implement({
  description:
    'What is pushed to the viewer, on all their devices, and when not. Source: getPushSettings.',
  fields: (t) => ({
    publicKey: t.exposeString('publicKey', {
      description:
        'Public key of the server (VAPID) in base64url: the applicationServerKey that a browser subscribes with.',
    }),
    offered: t.expose('offered', {
      type: [kind],
      description: 'The kinds that concern the viewer.',
    }),
    kinds: t.expose('kinds', {
      type: [kind],
      description: 'The kinds that the viewer wants to be pushed.',
    }),
    quietFrom: t.exposeString('quietFrom', {
      nullable: true,
      description:
        'When the quiet hours begin, HH:MM in Asia/Shanghai: what falls into them is told together afterwards. Null for none.',
    }),
    quietTo: t.exposeString('quietTo', {
      nullable: true,
      description: 'When they end, on the next day where that is earlier. Null for none.',
    }),
    isSubscribed: t.exposeBoolean('isSubscribed', {
      description: 'Whether the browser of `endpoint` is subscribed in this session.',
    }),
    deviceCount: t.exposeInt('devices', {
      description: 'How many browsers of the viewer are subscribed.',
    }),
  }),
});

/** A person, by a session: tools are not told. */
const scope = { $all: { shipping: true, inPerson: true } } as const;

const endpoint = 'The `endpoint` of the browser’s PushSubscription.';

builder.queryField('pushSettings', (t) =>
  t.field({
    type: settings,
    authScopes: scope,
    description:
      'What is pushed to the viewer. FORBIDDEN to a key. At an upstream that pushes nothing there is none: the error UPSTREAM_LACKS. Source: getPushSettings.',
    args: { endpoint: t.arg.string({ description: endpoint }) },
    resolve: (_root, args, context) =>
      context.call(calls.getPushSettings, args.endpoint ? { endpoint: args.endpoint } : {}),
  }),
);

writeField('savePushSettings', {
  call: calls.savePushSettings,
  scope,
  description:
    'Chooses what is pushed to the viewer, on all their devices, and the quiet hours. What is held back by them is looked at again. FORBIDDEN to a key.',
  act: 'saving what is pushed',
  input: {
    description: 'What is wanted.',
    fields: (t) => ({
      kinds: t.field({
        type: [kind],
        required: true,
        description: 'What is wanted; kinds that do not concern the viewer are left out.',
      }),
      quietFrom: t.string({
        description:
          'When the quiet hours begin, HH:MM in Asia/Shanghai. Null, with quietTo, for none.',
      }),
      quietTo: t.string({ description: 'When they end.' }),
    }),
  },
  payload: {
    settings: { type: settings, description: 'As it stands. Null when it was refused.' },
  },
  run: async (input, _context, send) => ({
    settings: await send(calls.savePushSettings, { ...input, kinds: [...input.kinds] }),
  }),
});

writeField('savePushSubscription', {
  call: calls.savePushSubscription,
  scope,
  description: `Subscribes a browser of the viewer until this session ends; of more than ${calls.mostDevices} the oldest ends. FORBIDDEN to a key.`,
  act: 'subscribing a browser',
  input: {
    description: 'What the browser says in its PushSubscription, and its language.',
    fields: (t) => ({
      endpoint: t.string({ required: true, description: endpoint }),
      p256dh: t.string({ required: true, description: 'Its key p256dh, in base64url.' }),
      auth: t.string({ required: true, description: 'Its key auth, in base64url.' }),
      language: t.field({
        type: language,
        description:
          'That of its pages, which its messages are written in: told again when it changes. Left out or null, that which it told before, or Chinese.',
      }),
    }),
  },
  run: (input, _context, send) => send(calls.savePushSubscription, input),
});

writeField('deletePushSubscription', {
  call: calls.deletePushSubscription,
  scope,
  description: 'Ends the subscription of a browser of the viewer. FORBIDDEN to a key.',
  act: 'ending a subscription',
  args: (t) => ({ endpoint: t.string({ required: true, description: endpoint }) }),
  run: (input, _context, send) => send(calls.deletePushSubscription, input),
});

writeField('sendTestPush', {
  call: calls.sendTestPush,
  scope,
  description:
    'Pushes a message to a subscribed browser of the viewer at once, quiet hours or not. FORBIDDEN to a key.',
  act: 'sending a test',
  args: (t) => ({ endpoint: t.string({ required: true, description: endpoint }) }),
  run: (input, _context, send) => send(calls.sendTestPush, input),
});
