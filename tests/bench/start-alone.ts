import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReport } from './report.ts';
import { benchStart } from './start-rest.ts';

/** `npm run bench -- start`. */
const work = await mkdtemp(join(tmpdir(), 'seller-start-'));
await benchStart(work, createReport());
await rm(work, { recursive: true, force: true });
