import type { z } from 'zod';
import { heard, type Topic } from '../../api/contract/topics.ts';

/** One topic of the contract, for one key, as the bridge handles it. */
export interface KnownTopic {
  /** The name that the application uses. */
  readonly name: string;
  /** The name at the broker; another one where the deployer says so. */
  readonly brokerName: string;
  readonly message: z.ZodType;
  /** The message of a payload; throws for what is none. */
  heard(payload: string): unknown;
}

export interface TopicDirectory {
  /** Finds the declaration behind a topic; throws a RangeError when the contract knows none. */
  find(topic: string): KnownTopic;
}

const keyPattern = '([\\w.@-]+)';

/** Topic names of the contract mapped to the broker's patterns, each with one `{key}` or none. */
export type TopicOverrides = Readonly<Record<string, string>>;

export function createTopicDirectory(
  topics: readonly Topic[],
  overrides: TopicOverrides = {},
): TopicDirectory {
  for (const [name, pattern] of Object.entries(overrides)) checkOverride(topics, name, pattern);
  const matchers = topics.map((topic) => ({
    topic,
    matches: new RegExp(`^${topic.pattern.split('{key}').map(escapeRegExp).join(keyPattern)}$`),
    brokerPattern: overrides[topic.name] ?? topic.pattern,
  }));
  return {
    find(name) {
      for (const { topic, matches, brokerPattern } of matchers) {
        const match = matches.exec(name);
        if (match === null) continue;
        const key = match[1] ?? '';
        return {
          name,
          brokerName: brokerPattern.replace('{key}', () => key),
          message: topic.message,
          heard: (payload) => heard(topic, key, payload),
        };
      }
      throw new RangeError(`No topic of the contract has the form of ${name}`);
    },
  };
}

function checkOverride(topics: readonly Topic[], name: string, pattern: string): void {
  const topic = topics.find((candidate) => candidate.name === name);
  if (topic === undefined) {
    throw new RangeError(`MQTT_TOPICS names ${name}, which is no topic of the contract`);
  }
  if (!/^[^+#$\s][^+#\s]*$/.test(pattern)) {
    throw new RangeError(`MQTT_TOPICS gives ${name} a pattern that is no plain topic: ${pattern}`);
  }
  if (topic.pattern.includes('{key}') !== pattern.includes('{key}')) {
    throw new RangeError(
      `MQTT_TOPICS must keep or leave out {key} for ${name} as the contract does`,
    );
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
