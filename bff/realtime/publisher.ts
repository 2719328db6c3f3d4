import type { MqttClient } from 'mqtt';
import type { RealtimeLogger } from './logger.ts';

interface Outgoing {
  readonly topic: string;
  readonly payload: string;
}

export interface PublisherOptions {
  readonly logger: RealtimeLogger;
  /** Longest time that a caller waits for the broker's acknowledgement, ms. */
  readonly ackTimeout: number;
  /** Messages kept through an outage; beyond it the oldest is given up. */
  readonly queueLimit: number;
}

export interface Publisher {
  /**
   * Sends with quality of service 1. Resolves when the broker has acknowledged; in an outage as soon as
   * the message is queued. Never rejects: what happened to the seller's data does not depend on news of it.
   */
  publish(topic: string, payload: string): Promise<void>;
  queued(): number;
  dropped(): number;
  /** Sends no more; resolves when what was on its way is acknowledged or the time for it is over. */
  close(): Promise<void>;
}

export function createPublisher(client: MqttClient, options: PublisherOptions): Publisher {
  const { logger } = options;
  const queue: Outgoing[] = [];
  /** Callers that wait for an acknowledgement. */
  const waiting = new Set<PromiseWithResolvers<void>>();
  let dropped = 0;
  let inFlight = 0;
  let closed = false;

  function enqueue(message: Outgoing): void {
    if (queue.length >= options.queueLimit) {
      queue.shift();
      dropped += 1;
      if (dropped === 1 || dropped % 1000 === 0) {
        logger.error({ dropped, limit: options.queueLimit }, 'Messages are given up in the outage');
      }
    }
    if (queue.length === 0) {
      logger.error({ topic: message.topic }, 'The broker is away or slow; messages wait for it');
    }
    queue.push(message);
  }

  function sendQueued(): void {
    while (client.connected && inFlight < options.queueLimit) {
      const message = queue.shift();
      if (message === undefined) return;
      void send(message);
    }
  }

  function send(message: Outgoing): Promise<void> {
    const answer = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      logger.warn({ topic: message.topic }, 'The broker has not acknowledged a message in time');
      answer.resolve();
    }, options.ackTimeout);
    waiting.add(answer);
    inFlight += 1;
    client.publish(message.topic, message.payload, { qos: 1 }, (error) => {
      inFlight -= 1;
      answer.resolve();
      if (closed) return;
      // The client hands back what it could not even store for sending again.
      if (error) enqueue(message);
      else sendQueued();
    });
    return answer.promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(answer);
    });
  }

  /** The client keeps unacknowledged messages and repeats them; nobody needs to wait for that. */
  function onClose(): void {
    for (const answer of waiting) answer.resolve();
  }
  client.on('connect', sendQueued);
  client.on('close', onClose);

  return {
    async publish(topic, payload) {
      if (closed) return;
      if (!client.connected || inFlight >= options.queueLimit) enqueue({ topic, payload });
      else await send({ topic, payload });
    },
    queued: () => queue.length + inFlight,
    dropped: () => dropped,
    async close() {
      closed = true;
      client.off('connect', sendQueued);
      await Promise.all([...waiting].map((answer) => answer.promise));
      client.off('close', onClose);
    },
  };
}
