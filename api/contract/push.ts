import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { alertKinds } from './rules/alerts.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { languageCodes } from './rules/languages.ts';
import { digestAt } from './rules/push.ts';

/** Push notifications to the browsers of people. All assigned: the specification knows no such call. */

const source = 'design 8 Outside services';
const assigned = { origin: 'assigned', source, encoding: 'json', shippers: true } as const;
const written = { ...assigned, kind: 'write' } as const;

/** Devices of a person; of more the oldest ends. */
export const mostDevices = 10;

/** Where the push service of a browser takes messages (RFC 8030). */
const endpoint = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[a-z\d[][^\s/]*\/\S*$/i, inputSentences.badPushDevice)
  .refine((text) => URL.canParse(text), inputSentences.badPushDevice);

/** So many characters of base64url, as a browser tells its keys. */
const key = (pattern: RegExp) => z.string().regex(pattern, '设备的推送密钥无效，请重新开启推送');
const p256dh = key(/^[\w-]{87}=?$/).describe('65 bytes in base64url');
const auth = key(/^[\w-]{22}(==)?$/).describe('16 bytes in base64url');

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, inputSentences.badTime);

const settings = z.object({
  /** The server's public key (VAPID, RFC 8292), which a browser subscribes with. */
  publicKey: z.string(),
  /** Those that concern the person. */
  offered: z.array(z.enum(alertKinds)),
  /** Those that are wanted. */
  kinds: z.array(z.enum(alertKinds)),
  /** Time of the day in Asia/Shanghai; both null for no quiet hours. */
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  /** Whether the device that was asked for is subscribed in this session. */
  isSubscribed: z.boolean(),
  /** Devices of the person that are subscribed. */
  devices: z.int(),
});

/** What several calls refuse. */
export const ofPush = defineRefusals({
  deviceOff: { msg: '本机没有开启推送，请重新开启' },
});

export const getPushSettings = defineCall({
  ...assigned,
  name: 'getPushSettings',
  visitor: 'blocked',
  path: '/api/push/settings',
  summary: 'What is pushed to the person, when not, and whether a device is subscribed.',
  input: z.object({ endpoint: endpoint.optional() }),
  output: settings,
});

export const savePushSettings = defineCall({
  ...written,
  name: 'savePushSettings',
  refusals: {
    halfQuiet: { msg: '请填写免打扰的开始和结束时间', field: 'quietTo' },
    emptyQuiet: { msg: '免打扰的开始和结束时间不能相同', field: 'quietTo' },
  },
  path: '/api/push/saveSettings',
  summary:
    'Chooses what is pushed to the person and the quiet hours, in which it is held back and told together afterwards. Kinds that do not concern the person are left out.',
  input: z.object({
    kinds: z.array(z.enum(alertKinds)).max(alertKinds.length),
    quietFrom: time.nullish(),
    quietTo: time.nullish(),
  }),
  output: settings,
});

export const savePushSubscription = defineCall({
  ...written,
  name: 'savePushSubscription',
  refusals: {
    forbiddenService: {
      msg: '暂不支持此浏览器的推送服务，请换用 Chrome、Edge、Firefox 或 Safari',
      field: 'endpoint',
    },
  },
  path: '/api/push/subscribe',
  summary: `Subscribes a browser, as its PushSubscription says (RFC 8030, RFC 8291). Its messages are written in \`language\`, that of its pages: told again when it changes, kept where it is left out, Chinese where it was never told. It ends with the session; of more than ${mostDevices} the oldest ends. The digest comes at ${digestAt} in Asia/Shanghai.`,
  input: z.object({ endpoint, p256dh, auth, language: z.enum(languageCodes).nullish() }),
  output: nothing,
});

export const deletePushSubscription = defineCall({
  ...written,
  name: 'deletePushSubscription',
  path: '/api/push/unsubscribe',
  summary: 'Ends the subscription of a browser of the person; one that there is not as well.',
  input: z.object({ endpoint }),
  output: nothing,
});

export const sendTestPush = defineCall({
  ...written,
  name: 'sendTestPush',
  refusals: {
    deviceOff: ofPush.refusals.deviceOff,
    pushFailed: { msg: '浏览器的推送服务暂时无法送达，请稍后再试' },
  },
  path: '/api/push/test',
  summary: 'Pushes a message to a subscribed browser of the person at once, quiet hours or not.',
  input: z.object({ endpoint }),
  output: nothing,
});
