import { join } from 'node:path';
import { type Db, openDatabase } from '../../db/engine/connect.ts';
import { e2eServer } from '../support/e2e-server.ts';

/** Works on the database of this worker's product, beside its server. */
export async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(`sqlite:${join(e2eServer().dataDir, 'main.db')}`);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
