import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchFanOut } from './fan-out-cost.ts';
import { createReport } from './report.ts';

/** `npm run bench -- fan-out`. */
const work = await mkdtemp(join(tmpdir(), 'seller-fan-out-'));
await benchFanOut(work, createReport());
await rm(work, { recursive: true, force: true });
