import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median } from './load.ts';
import { startOurs } from './process.ts';
import type { Report } from './report.ts';

/** What the product costs until it answers, and while nobody looks: over a database that is there, with its sample data. */

const rest = 20_000;

export async function benchStart(work: string, report: Report): Promise<void> {
  report.print('\nstart and rest');
  const folder = join(work, 'start');
  const embedded = { DEMO: 'on', SIMULATOR: 'on' };
  await (await startOurs(folder, embedded)).stop();
  const starts: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const server = await startOurs(folder, embedded);
    starts.push((await server.cpu()) / 1000);
    await server.stop();
  }
  report.check('CPU until the product answers', median(starts), 1.2, { unit: 's' });

  const server = await startOurs(folder, embedded);
  // What a start leaves behind is done before the rest begins.
  await setTimeout(rest);
  const before = await server.cpu();
  await setTimeout(rest);
  const used = (await server.cpu()) - before;
  const { now } = await server.memory();
  report.check('CPU of a second at rest', used / (rest / 1000), 1, { unit: 'ms', digits: 1 });
  report.check('memory at rest', now / 2 ** 20, 150, { unit: 'MiB', digits: 0 });
  await server.stop();
}
