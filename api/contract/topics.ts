import { z } from 'zod';
import { instant } from './fields.ts';
import { importProgressMessage } from './imports.ts';

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
  message: z.object({ mallId: z.string().min(1), time: instant }),
});

export const importProgress = defineTopic({
  name: 'importProgress',
  pattern: 'web_import_progress/{key}',
  origin: 'assigned',
  summary: 'Progress of the import with this id.',
  message: importProgressMessage,
});

export const topics = [shopRefresh, importProgress] as const;

/** The topic for one key; letters, digits, `_`, `.`, `@` and `-` only, so that no key can be a wildcard. */
export function topicFor(topic: Topic, key: string): string {
  if (key === '' || !/^[\w.@-]+$/.test(key)) throw new RangeError(`Not a topic key: ${key}`);
  return topic.pattern.replace('{key}', key);
}
