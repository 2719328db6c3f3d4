import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/mail.ts';
import { builder } from '../builder.ts';
import { languageValues } from '../languages.ts';
import { writeField } from '../write-field.ts';
import { alertKind, scope } from './alerts.ts';

/** Alerts by e-mail. */

type Settings = CallOutput<typeof calls.getMailSettings>;

const language = builder.enumType('MailLanguage', {
  description: 'A language in which e-mail is written.',
  values: languageValues,
});

const settings = builder.objectRef<Settings>('MailSettings').implement({
  description:
    'Where alerts are sent to the viewer by e-mail, and which. Thresholds are those of alertSettings, quiet hours those of pushSettings. Source: getMailSettings.',
  fields: (t) => ({
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'Whether this server sends e-mail at all.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The confirmed address, which alerts are sent to. Null without one.',
    }),
    pendingAddress: t.exposeString('pendingAddress', {
      nullable: true,
      description: 'An address that a code was sent to and that can still be confirmed.',
    }),
    offered: t.expose('offered', {
      type: [alertKind],
      description: 'The kinds that concern the viewer.',
    }),
    kinds: t.expose('kinds', {
      type: [alertKind],
      description: 'The kinds that are sent by e-mail.',
    }),
    language: t.expose('language', {
      type: language,
      nullable: true,
      description: 'In which language the messages are. Null without a confirmed address.',
    }),
  }),
});

const payload = {
  settings: { type: settings, description: 'As it stands. Null when it was refused.' },
} as const;

builder.queryField('mailSettings', (t) =>
  t.field({
    type: settings,
    authScopes: scope,
    description:
      'Where alerts are sent to the viewer by e-mail. FORBIDDEN to a key. At an upstream that sends nothing there is none: the error UPSTREAM_LACKS. Source: getMailSettings.',
    resolve: (_root, _args, context) => context.call(calls.getMailSettings, {}),
  }),
);

writeField('sendMailCode', {
  call: calls.sendMailCode,
  scope,
  description:
    'Sends a code of six digits to an address that alerts are to be sent to. A confirmed address stays until the new one is. FORBIDDEN to a key.',
  act: 'sending a code to an address',
  input: {
    description: 'The address.',
    fields: (t) => ({
      address: t.string({ required: true, description: 'A mailbox, as name@example.com.' }),
      language: t.field({
        type: language,
        required: true,
        description: 'In which language the messages are, this one among them.',
      }),
    }),
  },
  payload,
  run: async (input, _context, send) => ({ settings: await send(calls.sendMailCode, input) }),
});

writeField('confirmMail', {
  call: calls.confirmMail,
  scope,
  description:
    'Confirms the address that a code was sent to: alerts are sent there from now on, those of the same minute in one message. FORBIDDEN to a key.',
  act: 'confirming an address',
  input: {
    description: 'What was sent to the address.',
    fields: (t) => ({ code: t.string({ required: true, description: 'The six digits.' }) }),
  },
  payload,
  run: async (input, _context, send) => ({ settings: await send(calls.confirmMail, input) }),
});

writeField('saveMailSettings', {
  call: calls.saveMailSettings,
  scope,
  description:
    'Chooses which alerts are sent by e-mail, and how they are written. FORBIDDEN to a key.',
  act: 'saving what is sent by e-mail',
  input: {
    description: 'What is wanted.',
    fields: (t) => ({
      kinds: t.field({
        type: [alertKind],
        required: true,
        description: 'What is sent; kinds that do not concern the viewer are left out.',
      }),
      language: t.field({
        type: language,
        required: true,
        description: 'In which language the messages are.',
      }),
    }),
  },
  payload,
  run: async (input, _context, send) => ({
    settings: await send(calls.saveMailSettings, { ...input, kinds: [...input.kinds] }),
  }),
});

writeField('deleteMailAddress', {
  call: calls.deleteMailAddress,
  scope,
  description: 'Forgets the address of the viewer, confirmed or not. FORBIDDEN to a key.',
  act: 'forgetting an address',
  payload,
  run: async (_input, _context, send) => ({ settings: await send(calls.deleteMailAddress, {}) }),
});

writeField('sendTestMail', {
  call: calls.sendTestMail,
  scope,
  description:
    'Sends a message to the confirmed address of the viewer at once, quiet hours or not. FORBIDDEN to a key.',
  act: 'sending a test',
  run: (_input, _context, send) => send(calls.sendTestMail, {}),
});
