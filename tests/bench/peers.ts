import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Contender, start } from './process.ts';

/** Other servers of the same graph. Their packages are nobody's but the benchmark's. */

const folder = 'tests/bench/peers';
const peers = ['mercurius', 'yoga', 'apollo'] as const;

/** Installs them once, as their lock says. */
function install(): void {
  if (existsSync(`${folder}/node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The peers could not be installed: see what npm says above');
}

export async function startPeers(upstream: string): Promise<Contender[]> {
  install();
  const started: Contender[] = [];
  for (const name of peers) started.push(await start(name, [`${folder}/${name}.mjs`, upstream]));
  return started;
}
