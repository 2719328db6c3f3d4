import { isMosquittoInstalled, isReachable, startMosquitto } from '../support/mosquitto.ts';
import { BrokerOnPort } from './harness.ts';

/** A broker that a test may stop and start again on the same port. */
export interface TestBroker {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface BrokerKind {
  readonly name: string;
  start(): Promise<TestBroker>;
}

const embedded: BrokerKind = {
  name: 'the embedded broker',
  async start() {
    let broker = await BrokerOnPort.start();
    return {
      url: broker.url,
      stop: () => broker.stop(),
      async start() {
        broker = await BrokerOnPort.start(broker.port);
      },
    };
  },
};

const mosquitto: BrokerKind = { name: 'Mosquitto', start: startMosquitto };

/** Where a broker of somebody else's is expected; not to be stopped. */
export const foreignUrl = process.env.TEST_MQTT_URL ?? 'mqtt://127.0.0.1:1883';

export async function foreignReachable(): Promise<boolean> {
  const url = new URL(foreignUrl);
  return isReachable(url.hostname, Number(url.port || 1883));
}

export const brokers: readonly BrokerKind[] = isMosquittoInstalled
  ? [embedded, mosquitto]
  : [embedded];
