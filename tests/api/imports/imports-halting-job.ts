import { runImport } from '../../../api/imports/run.ts';
import { openDatabase } from '../../../db/engine/connect.ts';

/**
 * Run as a process: imports, and kills itself in the middle of saving, when the third statement that
 * writes lines has been done and nothing is committed. Arguments: database URL, import, file.
 */
const [, , url = '', importId = '', path = ''] = process.argv;
let written = 0;
const db = await openDatabase(url, {
  log: (event) => {
    if (event.query.sql.startsWith('insert into sale_line')) written += 1;
    if (written === 3) process.kill(process.pid, 'SIGKILL');
  },
});
await runImport({
  db,
  importId: Number(importId),
  file: { path, format: 'csv', size: 1 },
  limit: 50 * 1024 * 1024,
  now: Date.now,
});
