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
}

const defineTopic = <Message extends z.ZodType>(topic: Topic<Message>): Topic<Message> => topic;

export const shopRefresh = defineTopic({
  name: 'shopRefresh',
  pattern: 'web_shop_refresh/{key}',
  origin: 'assigned',
  summary: 'New data has arrived for the shop with this mallId.',
  // `requestId` names the request that has brought it, so that whoever made that knows it already.
  message: z.object({ mallId: z.string().min(1), time: instant, requestId: z.string().optional() }),
});

export const importProgress = defineTopic({
  name: 'importProgress',
  pattern: 'web_import_progress/{key}',
  origin: 'assigned',
  summary: 'Progress of the import with this id.',
  message: importJob,
});

/**
 * `uid` says whose bind it is, so that two bosses who try the same phone do not hear of each other;
 * where an upstream leaves it out, the phone decides.
 */
const bindMessage = z.object({
  phone: z.string().min(1),
  msg: z.string(),
  uid: z.string().optional(),
});

export const bindProgress = defineTopic({
  name: 'bindProgress',
  pattern: 'web_bind_progress/topic',
  origin: 'assigned',
  summary: 'The bind of a main account has got on.',
  message: bindMessage,
});

export const bindError = defineTopic({
  name: 'bindError',
  pattern: 'web_bind_error/topic',
  origin: 'assigned',
  summary: 'The bind of a main account has failed.',
  message: bindMessage,
});

export const bindFinish = defineTopic({
  name: 'bindFinish',
  pattern: 'web_bind_finish/topic',
  origin: 'assigned',
  summary: 'A main account is bound.',
  message: bindMessage.extend({ firstShopId: z.string().nullable() }),
});

export const rebind = defineTopic({
  name: 'rebind',
  pattern: 'web_rebind/{key}',
  origin: 'assigned',
  summary: 'The main account with this phone must be bound again, or need not any more.',
  message: z.object({ phone: z.string().min(1), show: z.boolean() }),
});

export const sheinBind = defineTopic({
  name: 'sheinBind',
  pattern: 'web_shein_bind/{key}',
  origin: 'assigned',
  summary: 'The authorisation that the window with this client id has begun is over.',
  message: z.object({ clientId: z.string().min(1), msg: z.string() }),
});

export const closeWarning = defineTopic({
  name: 'closeWarning',
  pattern: 'web_close_warning/{key}',
  origin: 'assigned',
  summary: 'The software warning of the user with this id may be closed.',
  message: z.object({ userId: z.string().min(1) }),
});

export const shopLayoutChange = defineTopic({
  name: 'shopLayoutChange',
  pattern: 'web_shop_layout/{key}',
  origin: 'assigned',
  summary: 'The layout, the groups or the name of a shop has changed for the user with this id.',
  message: z.object({ userId: z.string().min(1) }),
});

export const apiKeyChange = defineTopic({
  name: 'apiKeyChange',
  pattern: 'web_api_key/{key}',
  origin: 'assigned',
  summary: 'A key of a tool of the user with this id was made or revoked.',
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
  message: z.object({ orderNo: z.string().min(1) }),
});

export const topics = [
  shopRefresh,
  importProgress,
  bindProgress,
  bindError,
  bindFinish,
  rebind,
  sheinBind,
  closeWarning,
  shopLayoutChange,
  apiKeyChange,
  chatLogin,
  orderFinish,
] as const;

/** The topic for one key; letters, digits, `_`, `.`, `@` and `-` only, so that no key can be a wildcard. */
export function topicFor(topic: Topic, key: string): string {
  if (key === '' || !/^[\w.@-]+$/.test(key)) throw new RangeError(`Not a topic key: ${key}`);
  return topic.pattern.replace('{key}', key);
}
