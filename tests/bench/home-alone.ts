import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchHome } from './home.ts';

/** `npm run bench -- home`. */
const work = await mkdtemp(join(tmpdir(), 'seller-bench-'));
await benchHome(work, (line) => process.stdout.write(`${line}\n`));
await rm(work, { recursive: true, force: true });
