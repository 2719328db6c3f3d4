import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite, { type Database as Connection, SqliteError, type Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  createQueryId,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  IdentifierNode,
  type QueryCompiler,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DatabaseBusy } from './busy.ts';
import { Turn } from './turn.ts';

/**
 * SQLite for one process among several. Kysely's own dialect has one connection, which every read
 * shares with an open transaction; here a file has two: a writer, taken in turn, and a reader that
 * sees what is committed. WAL lets both work at once.
 *
 * better-sqlite3 is synchronous: waiting inside it for another process's write lock would stop the
 * whole server. So it waits a moment only, and the longer wait is made of timers (`untilFree`).
 *
 * `synchronous = FULL`: a commit is on the disk before it is acknowledged. NORMAL is quicker and may
 * lose the last commits when the power fails; nothing here writes often enough to need it.
 */
const blockingWait = 10;
const defaultBusyLimit = 15_000;

/** Opens (and creates) the file, or a database in memory for `:memory:`. */
export async function openSqlite(path: string, busyLimit = defaultBusyLimit): Promise<Dialect> {
  const inMemory = path === ':memory:';
  if (!inMemory) await makeFile(path);
  const writer = await openConnection(path, busyLimit);
  // A database in memory belongs to its connection: there, reads take their turn with the writes.
  const reader = inMemory ? undefined : await openConnection(path, busyLimit);
  reader?.pragma('query_only = ON');
  return {
    createAdapter: () => new Adapter(),
    createDriver: () =>
      new SqliteDriver(new Statements(writer), reader && new Statements(reader), busyLimit),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Makes the file for its owner only, before SQLite makes it for everybody; what SQLite puts beside it gets its
 * mode. One that others may read is taken from them where it is ours.
 */
async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await (await open(path, 'a', 0o600)).close();
  for (const each of [path, `${path}-wal`, `${path}-shm`])
    await chmod(each, 0o600).catch(() => undefined);
}

async function openConnection(path: string, busyLimit: number): Promise<Connection> {
  const connection = new Sqlite(path, { timeout: blockingWait });
  try {
    await untilFree(busyLimit, () => {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('foreign_keys = ON');
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/** Runs a statement again while another process holds the lock, for at most `limit` milliseconds. */
async function untilFree<T>(limit: number, run: () => T): Promise<T> {
  const end = performance.now() + limit;
  for (let wait = 2; ; wait = Math.min(wait * 2, 100)) {
    try {
      return run();
    } catch (error) {
      const isBusy = error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy) throw error;
      if (performance.now() > end) throw new DatabaseBusy(limit, error);
    }
    await pause(wait * (0.5 + Math.random()));
  }
}

class Adapter extends SqliteAdapter {
  /** The driver takes turns itself, and only for what must. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  /** Migrations run inside one BEGIN IMMEDIATE: all or nothing, and one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A connection with its prepared statements, the latest used ones kept. */
class Statements {
  readonly connection: Connection;
  readonly #prepared = new Map<string, Statement>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  prepare(sql: string): Statement {
    const known = this.#prepared.get(sql);
    const statement = known ?? this.connection.prepare(sql);
    this.#prepared.delete(sql);
    this.#prepared.set(sql, statement);
    if (this.#prepared.size > 200) {
      const oldest = this.#prepared.keys().next();
      if (!oldest.done) this.#prepared.delete(oldest.value);
    }
    return statement;
  }

  /** After a change of the schema, a prepared statement may hold columns of before. */
  forget(): void {
    this.#prepared.clear();
  }
}

class SqliteDriver implements Driver {
  readonly #writer: Statements;
  readonly #reader: Statements | undefined;
  readonly #busyLimit: number;
  readonly #turn = new Turn();

  constructor(writer: Statements, reader: Statements | undefined, busyLimit: number) {
    this.#writer = writer;
    this.#reader = reader;
    this.#busyLimit = busyLimit;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this.#writer, this.#reader, this.#turn, this.#busyLimit);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).end('rollback');
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: Compile): Promise<void> {
    await connection.executeQuery(savepointCommand('savepoint', name, compile));
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: Compile,
  ): Promise<void> {
    await connection.executeQuery(savepointCommand('rollback to', name, compile));
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: Compile,
  ): Promise<void> {
    await connection.executeQuery(savepointCommand('release', name, compile));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    // After a commit that failed, nobody may be left holding the turn.
    await sessionOf(connection).end('rollback');
  }

  async destroy(): Promise<void> {
    this.#reader?.connection.close();
    this.#writer.connection.close();
  }
}

type Compile = QueryCompiler['compileQuery'];

function savepointCommand(command: string, name: string, compile: Compile): CompiledQuery {
  const parts = RawNode.createWithChildren([
    RawNode.createWithSql(`${command} `),
    IdentifierNode.create(name),
  ]);
  return compile(parts, createQueryId());
}

function sessionOf(connection: DatabaseConnection): Session {
  if (connection instanceof Session) return connection;
  throw new TypeError('A connection of another driver was handed in');
}

/** What Kysely takes for a connection: one query, or the queries of one transaction. */
class Session implements DatabaseConnection {
  readonly #writer: Statements;
  readonly #reader: Statements | undefined;
  readonly #turn: Turn;
  readonly #busyLimit: number;
  #release: (() => void) | undefined;

  constructor(writer: Statements, reader: Statements | undefined, turn: Turn, busyLimit: number) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
    this.#busyLimit = busyLimit;
  }

  async begin(): Promise<void> {
    const release = await this.#turn.take(this.#busyLimit);
    try {
      // IMMEDIATE: takes the write lock now, where waiting is possible, and not at the first write.
      await untilFree(this.#busyLimit, () => this.#writer.connection.exec('begin immediate'));
    } catch (error) {
      release();
      throw error;
    }
    this.#release = release;
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (!this.#release) return;
    const { connection } = this.#writer;
    // Some failures (a full disk) have ended the transaction already.
    if (command === 'commit' || connection.inTransaction) connection.exec(command);
    this.#release();
    this.#release = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) return this.#write<R>(query);
    const reader = this.#reader;
    if (reader && this.#onlyReads(query)) {
      return untilFree(this.#busyLimit, () => run<R>(reader, query));
    }
    const release = await this.#turn.take(this.#busyLimit);
    try {
      return await untilFree(this.#busyLimit, () => this.#write<R>(query));
    } finally {
      release();
    }
  }

  /** One chunk: a statement left open between chunks would hold up every other one of its connection. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  #write<R>(query: CompiledQuery): QueryResult<R> {
    if (/^\s*(create|alter|drop)\b/i.test(query.sql)) {
      this.#writer.forget();
      this.#reader?.forget();
    }
    return run<R>(this.#writer, query);
  }

  #onlyReads(query: CompiledQuery): boolean {
    if (SelectQueryNode.is(query.query)) return true;
    if (!RawNode.is(query.query)) return false;
    const statement = this.#writer.prepare(query.sql);
    return statement.reader && statement.readonly;
  }
}

function run<R>(on: Statements, query: CompiledQuery): QueryResult<R> {
  const statement = on.prepare(query.sql);
  if (statement.reader) return { rows: statement.all(...query.parameters) as R[] };
  // As arguments: out of an array the driver takes each value by a call of its own, which costs as much as binding it.
  const { changes, lastInsertRowid } = statement.run(...query.parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
