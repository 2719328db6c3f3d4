import { z } from 'zod';
import { instant } from './fields.ts';
import { importJob } from './imports.ts';

/** MQTT topics, quality of service 1 (specification section 7 "Real-time", names assigned in readings B). */
export interface Topic<Message extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** `{key}` stands for the shop, user, phone, client or session that the message is about. */
  readonly pattern: string;
  readonly origin: 'given' | 'assigned';
  readonly summary: string;
  readonly message: Message;
  /** The field that says the same as the key of the topic, so that a message may leave it out. */
  readonly keyField?: string;
  /** The field that a message of nothing but a text or a number means. */
  readonly textField?: string;
}

const defineTopic = <Message extends z.ZodType>(topic: Topic<Message>): Topic<Message> => topic;

/** An id or a phone: publishers may send numbers. */
const text = z.union([z.string().min(1), z.number().transform(String)]);

/** What is said to the seller: publishers may send numbers. */
const words = z.union([z.string(), z.number().transform(String)]);

/** In the forms of a yes and a no that answers may have as well. */
const yesOrNo = z.union([
  z.boolean(),
  z.literal([0, 1]).transform(Boolean),
  z.enum(['true', 'false', '1', '0']).transform((said) => said === 'true' || said === '1'),
]);

export const shopRefresh = defineTopic({
  name: 'shopRefresh',
  pattern: 'web_shop_refresh/{key}',
  origin: 'assigned',
  summary: 'New data has arrived for the shop with this mallId.',
  // `requestId` names the request that has brought it, so that whoever made that knows it already.
  message: z.object({
    mallId: text,
    /** Left out, it is when the message comes. */
    time: instant.nullish(),
    requestId: z.string().optional(),
  }),
  keyField: 'mallId',
});

export const importProgress = defineTopic({
  name: 'importProgress',
  pattern: 'web_import_progress/{key}',
  origin: 'assigned',
  summary: 'Progress of the import with this id.',
  message: importJob,
});

export const exportProgress = defineTopic({
  name: 'exportProgress',
  pattern: 'web_export_progress/{key}',
  origin: 'assigned',
  summary: 'The export with this id has got on, or is deleted: getExport says how it stands.',
  message: z.object({ exportId: text }),
  keyField: 'exportId',
});

/**
 * `uid` says whose bind it is, so that two bosses who try the same phone do not hear of each other;
 * where an upstream leaves it out, the phone decides.
 */
const bindMessage = z.object({
  phone: text,
  msg: words,
  uid: text.nullish(),
});

export const bindProgress = defineTopic({
  name: 'bindProgress',
  pattern: 'web_bind_progress/topic',
  origin: 'assigned',
  summary: 'The bind of a main account has got on.',
  message: bindMessage,
});

/** That it is over says much without a word, too. */
const lastWords = words.nullish().transform((said) => said ?? '');

const bindEnd = bindMessage.extend({ msg: lastWords });

export const bindError = defineTopic({
  name: 'bindError',
  pattern: 'web_bind_error/topic',
  origin: 'assigned',
  summary: 'The bind of a main account has failed.',
  message: bindEnd,
});

export const bindFinish = defineTopic({
  name: 'bindFinish',
  pattern: 'web_bind_finish/topic',
  origin: 'assigned',
  summary: 'A main account is bound.',
  message: bindEnd.extend({ firstShopId: text.nullish() }),
});

export const rebind = defineTopic({
  name: 'rebind',
  pattern: 'web_rebind/{key}',
  origin: 'assigned',
  summary: 'The main account with this phone must be bound again, or need not any more.',
  message: z.object({ phone: text, show: yesOrNo }),
  keyField: 'phone',
});

export const sheinBind = defineTopic({
  name: 'sheinBind',
  pattern: 'web_shein_bind/{key}',
  origin: 'assigned',
  summary: 'The authorisation that the window with this client id has begun is over.',
  message: z.object({ clientId: text, msg: lastWords }),
  keyField: 'clientId',
  textField: 'msg',
});

export const closeWarning = defineTopic({
  name: 'closeWarning',
  pattern: 'web_close_warning/{key}',
  origin: 'assigned',
  summary: 'The software warning of the user with this id may be closed.',
  message: z.object({ userId: text }),
  keyField: 'userId',
});

export const shopLayoutChange = defineTopic({
  name: 'shopLayoutChange',
  pattern: 'web_shop_layout/{key}',
  origin: 'assigned',
  summary:
    'The layout, the groups or the name of a shop has changed for the user with this id, or what they are called.',
  message: z.object({ userId: text }),
  keyField: 'userId',
});

export const alertChange = defineTopic({
  name: 'alertChange',
  pattern: 'web_alert/{key}',
  origin: 'assigned',
  summary:
    'The user with this id is told of something new, or has read some of it: getAlerts says how it stands.',
  message: z.object({ userId: text }),
  keyField: 'userId',
});

export const apiKeyChange = defineTopic({
  name: 'apiKeyChange',
  pattern: 'web_api_key/{key}',
  origin: 'assigned',
  summary:
    'A key of a tool of the user with this id was made or revoked, or a session of theirs has ended or may have: their boss has changed or removed them.',
  message: z.object({ userId: z.string().min(1) }),
});

export const chatLogin = defineTopic({
  name: 'chatLogin',
  pattern: 'web_chat_login/{key}',
  origin: 'assigned',
  summary:
    'Result of the sign-in by chat app of this session. `token` is a one-time token for chatLoginExchange; null when it was refused, or when nobody had to sign in.',
  message: z.object({ token: z.string().nullable(), msg: z.string() }),
});

export const orderFinish = defineTopic({
  name: 'orderFinish',
  pattern: 'web_order_finish/topic',
  origin: 'given',
  summary: 'The renewal order with this number is paid.',
  message: z.object({ orderNo: text }),
  textField: 'orderNo',
});

export const topics = [
  shopRefresh,
  importProgress,
  exportProgress,
  bindProgress,
  bindError,
  bindFinish,
  rebind,
  sheinBind,
  closeWarning,
  shopLayoutChange,
  alertChange,
  apiKeyChange,
  chatLogin,
  orderFinish,
] as const;

/**
 * A payload as the message that it is: JSON, or a text where the topic says what it means. What the key of
 * the topic tells need not be told again.
 * @throws for what is no message of the topic
 */
export function heard(
  topic: Pick<Topic, 'message' | 'keyField' | 'textField'>,
  key: string,
  payload: string,
): unknown {
  const said = saidIn(payload);
  const { keyField, textField } = topic;
  const isWhole = typeof said === 'object' && said !== null;
  if (!isWhole && textField === undefined && keyField === undefined)
    return topic.message.parse(said);
  return topic.message.parse({
    ...(keyField !== undefined && { [keyField]: key }),
    ...(isWhole ? said : textField !== undefined && { [textField]: String(said) }),
  });
}

function saidIn(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}

/** The topic for one key; letters, digits, `_`, `.`, `@` and `-` only, so that no key can be a wildcard. */
export function topicFor(topic: Topic, key: string): string {
  if (key === '' || !/^[\w.@-]+$/.test(key)) throw new RangeError(`Not a topic key: ${key}`);
  return topic.pattern.replace('{key}', key);
}
