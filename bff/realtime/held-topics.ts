import type { IConnackPacket, MqttClient } from 'mqtt';
import type { RealtimeLogger } from './logger.ts';

interface State {
  wanted: boolean;
  /** The broker has confirmed the subscription. */
  held: boolean;
  /** A request is on its way; what changes meanwhile is settled after its answer. */
  busy: boolean;
  /** It has been said that the broker holds the wanted topic. */
  told: boolean;
}

export interface HeldTopics {
  want(topic: string): void;
  leave(topic: string): void;
  /** Whether every message of the topic reaches this process. */
  isHeld(topic: string): boolean;
  /** How many topics the broker has confirmed. */
  held(): number;
  close(): void;
}

/**
 * Keeps the broker's subscriptions equal to the topics that are wanted, through quick changes of mind,
 * lost connections and lost sessions. A refused subscription is reported once and not wanted any more;
 * one that the broker has taken is reported too, again when it had been lost.
 */
export function createHeldTopics(
  client: MqttClient,
  options: {
    logger: RealtimeLogger;
    onHeld: (topic: string) => void;
    onRefused: (topic: string, reason: Error) => void;
  },
): HeldTopics {
  const states = new Map<string, State>();

  function settle(topic: string): void {
    const state = states.get(topic);
    if (state === undefined || state.busy || !client.connected || client.disconnecting) return;
    if (state.wanted === state.held) {
      if (!state.wanted) states.delete(topic);
      else if (!state.told) {
        state.told = true;
        options.onHeld(topic);
      }
      return;
    }
    state.busy = true;
    if (state.wanted) subscribe(topic, state);
    else unsubscribe(topic, state);
  }

  function subscribe(topic: string, state: State): void {
    client.subscribe(topic, { qos: 1 }, (error, _granted, suback) => {
      state.busy = false;
      if (error === null) {
        state.held = true;
      } else if (suback !== undefined) {
        state.wanted = false;
        options.onRefused(topic, error);
      } else if (client.connected) {
        options.logger.warn({ topic, err: error }, 'Subscribing failed and is tried again');
        setImmediate(settle, topic);
        return;
      }
      // Otherwise the connection was lost: the next one settles it.
      settle(topic);
    });
  }

  function unsubscribe(topic: string, state: State): void {
    client.unsubscribe(topic, (error) => {
      state.busy = false;
      if (error === null || error === undefined) state.held = false;
      if (client.connected) settle(topic);
    });
  }

  function onConnect(packet: IConnackPacket): void {
    for (const [topic, state] of states) {
      if (!packet.sessionPresent && !state.busy) {
        state.held = false;
        state.told = false;
      }
      settle(topic);
    }
  }
  client.on('connect', onConnect);

  return {
    want(topic) {
      const state = states.get(topic);
      if (state === undefined) {
        states.set(topic, { wanted: true, held: false, busy: false, told: false });
      } else {
        state.wanted = true;
        state.told = false;
      }
      settle(topic);
    },
    leave(topic) {
      const state = states.get(topic);
      if (state === undefined) return;
      state.wanted = false;
      settle(topic);
      if (!state.busy && !state.held) states.delete(topic);
    },
    isHeld: (topic) => states.get(topic)?.told === true,
    held: () => [...states.values()].filter((state) => state.held).length,
    close() {
      client.off('connect', onConnect);
      states.clear();
    },
  };
}
