import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchHome } from './home.ts';
import { createReport } from './report.ts';

/** `npm run bench -- home`. */
const work = await mkdtemp(join(tmpdir(), 'seller-bench-'));
await benchHome(work, createReport());
await rm(work, { recursive: true, force: true });
