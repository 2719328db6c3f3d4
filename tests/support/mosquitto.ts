import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { freePort } from './free-port.ts';

/** Mosquitto in a process of its own, where the program is installed. */

export const isMosquittoInstalled =
  spawnSync('mosquitto', ['-h'], { stdio: 'ignore' }).error === undefined;

export interface Mosquitto {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** On a free port, which it keeps when it is stopped and started again. */
export async function startMosquitto(): Promise<Mosquitto> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const broker: Mosquitto = {
    url: `mqtt://127.0.0.1:${port}`,
    async start() {
      child = spawn('mosquitto', ['-p', String(port)], { stdio: 'ignore' });
      while (!(await isReachable('127.0.0.1', port))) {
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
}

export function isReachable(host: string, port: number): Promise<boolean> {
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
