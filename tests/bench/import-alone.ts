import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchImport } from './imports.ts';
import { createReport } from './report.ts';

/** `npm run bench -- import`. */
const work = await mkdtemp(join(tmpdir(), 'seller-import-'));
await benchImport(work, createReport());
await rm(work, { recursive: true, force: true });
