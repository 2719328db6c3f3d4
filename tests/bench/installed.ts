import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages that are nobody's but the benchmark's: those of a folder, once, as their lock says. */
export function installOnce(folder: string): void {
  if (existsSync(`${folder}/node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} could not be installed: see what npm says above`);
}
