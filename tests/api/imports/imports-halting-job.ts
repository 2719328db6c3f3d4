import { runImport } from '../../../api/imports/run.ts';
import { openDatabase } from '../../../db/engine/connect.ts';

/**
 * Run as a process: imports, and kills itself in the middle of saving, when so many statements that write
 * lines have been done and their transaction is not committed. Arguments: database URL, import, file, statements.
 */
const [, , url = '', importId = '', path = '', statements = '3'] = process.argv;
let written = 0;
const db = await openDatabase(url, {
  log: (event) => {
    if (event.query.sql.startsWith('insert into sale_line')) written += 1;
    if (written === Number(statements)) process.kill(process.pid, 'SIGKILL');
  },
});
await runImport({
  db,
  importId: Number(importId),
  file: { path, format: 'csv', size: 1, sheets: [] },
  limit: 50 * 1024 * 1024,
  now: Date.now,
});
