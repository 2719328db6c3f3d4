/**
 * The database could not be had in time, because others were writing. Nothing was changed: whoever asked
 * may ask again.
 */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  readonly code = 'SQLITE_BUSY';

  constructor(limit: number, cause?: unknown) {
    super(`The database was not free for writing within ${limit} ms`, { cause });
  }
}
