import { installOnce } from './installed.ts';
import { type Contender, start } from './process.ts';

/** Other servers of the same graph. Their packages are nobody's but the benchmark's. */

const folder = 'tests/bench/peers';
const peers = ['mercurius', 'yoga', 'apollo'] as const;

export async function startPeers(upstream: string): Promise<Contender[]> {
  installOnce(folder);
  const started: Contender[] = [];
  for (const name of peers) started.push(await start(name, [`${folder}/${name}.mjs`, upstream]));
  return started;
}
