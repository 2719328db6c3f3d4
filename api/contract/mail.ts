import { z } from 'zod';
import { defineCall } from './call.ts';
import { ofCodes, ofSending } from './codes.ts';
import { nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { alertKinds } from './rules/alerts.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { languageCodes } from './rules/languages.ts';
import { isMailAddress, mailAddressPattern, mailCodePattern } from './rules/mail.ts';
import { digestAt } from './rules/push.ts';

/** Alerts by e-mail, by the rules of push. All assigned: the specification knows no such call. */

const source = 'design 8 Outside services';
const assigned = { origin: 'assigned', source, encoding: 'json', shippers: true } as const;
const written = { ...assigned, kind: 'write' } as const;

/** Where a link of a message ends them, without a session; what it is for is signed in its query. */
export const unsubscribePath = '/api/mail/unsubscribe';

const language = z.enum(languageCodes);
const kinds = z.array(z.enum(alertKinds)).max(alertKinds.length);
const wrongAddress = inputSentences.badMail;
const address = z
  .string()
  .trim()
  .max(254, inputSentences.mailTooLong)
  .regex(mailAddressPattern, wrongAddress)
  .refine(isMailAddress, wrongAddress);

const settings = z.object({
  /** Whether this server sends e-mail at all. */
  isAvailable: z.boolean(),
  /** The confirmed address; null without one. */
  address: z.string().nullable(),
  /** An address that a code was sent to and that may still be confirmed. */
  pendingAddress: z.string().nullable(),
  /** Those that concern the person. */
  offered: z.array(z.enum(alertKinds)),
  /** Those that are sent. */
  kinds: z.array(z.enum(alertKinds)),
  /** In which language the messages are; null without a confirmed address. */
  language: language.nullable(),
});

/** What several calls refuse. */
export const ofMail = defineRefusals({
  mailOff: { msg: '本系统没有开通邮件，请联系管理员' },
  noAddress: { msg: '还没有确认邮箱，请先添加邮箱' },
  mailFailed: { msg: '邮件没有发出，请检查邮箱地址或稍后再试' },
});
const { mailOff, noAddress, mailFailed } = ofMail.refusals;

export const getMailSettings = defineCall({
  ...assigned,
  name: 'getMailSettings',
  visitor: 'blocked',
  path: '/api/mail/settings',
  summary: 'Where alerts are sent to the person by e-mail, and which.',
  input: z.object({}),
  output: settings,
});

export const sendMailCode = defineCall({
  ...written,
  name: 'sendMailCode',
  refusals: { mailOff, notSent: { ...ofSending.refusals.notSent, field: 'address' } },
  path: '/api/mail/sendCode',
  summary:
    'Sends a code of six digits to an address that the person wants alerts sent to. An address that was confirmed before stays until the new one is. The answer is the same whoever else has the address.',
  input: z.object({ address, language }),
  output: settings,
});

export const confirmMail = defineCall({
  ...written,
  name: 'confirmMail',
  refusals: ofCodes.refusals,
  path: '/api/mail/confirm',
  summary: `Confirms the address by the code: alerts are sent there from now on, those of the same minute in one message, held back in the quiet hours of push. The digest comes at ${digestAt} in Asia/Shanghai.`,
  input: z.object({ code: z.string().trim().regex(mailCodePattern, inputSentences.badMailCode) }),
  output: settings,
});

export const saveMailSettings = defineCall({
  ...written,
  name: 'saveMailSettings',
  refusals: { noAddress },
  path: '/api/mail/saveSettings',
  summary:
    'Chooses which alerts are sent by e-mail and in which language. Kinds that do not concern the person are left out; thresholds and quiet hours are those of all alerts.',
  input: z.object({ kinds, language }),
  output: settings,
});

export const sendTestMail = defineCall({
  ...written,
  name: 'sendTestMail',
  refusals: { mailOff, noAddress, mailFailed },
  path: '/api/mail/test',
  summary: 'Sends a message to the confirmed address of the person at once, quiet hours or not.',
  input: z.object({}),
  output: nothing,
});

export const deleteMailAddress = defineCall({
  ...written,
  name: 'deleteMailAddress',
  path: '/api/mail/delete',
  summary: 'Forgets the address of the person, confirmed or not; without one as well.',
  input: z.object({}),
  output: settings,
});
