import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { freePort } from '../support/free-port.ts';
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

/** Mosquitto in a process of its own, where the program is installed. */
const mosquitto: BrokerKind = {
  name: 'Mosquitto',
  async start() {
    const port = await freePort();
    let child: ChildProcess | undefined;
    const broker: TestBroker = {
      url: `mqtt://127.0.0.1:${port}`,
      async start() {
        child = spawn('mosquitto', ['-p', String(port)], { stdio: 'ignore' });
        while (!(await reachable('127.0.0.1', port))) {
          if (child.exitCode !== null) throw new Error('Mosquitto has not started');
        }
      },
      async stop() {
        if (child === undefined || child.exitCode !== null) return;
        const exit = once(child, 'exit');
        child.kill('SIGKILL');
        await exit;
      },
    };
    await broker.start();
    return broker;
  },
};

/** Where a broker of somebody else's is expected; not to be stopped. */
export const foreignUrl = process.env.TEST_MQTT_URL ?? 'mqtt://127.0.0.1:1883';

export async function foreignReachable(): Promise<boolean> {
  const url = new URL(foreignUrl);
  return reachable(url.hostname, Number(url.port || 1883));
}

export const mosquittoInstalled =
  spawnSync('mosquitto', ['-h'], { stdio: 'ignore' }).error === undefined;

export const brokers: readonly BrokerKind[] = mosquittoInstalled
  ? [embedded, mosquitto]
  : [embedded];

function reachable(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTcp({ host, port, timeout: 2_000 });
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}
