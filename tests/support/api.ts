import { onTestFinished } from 'vitest';
import { hashToken, newToken } from '../../api/account/tokens.ts';
import { type Api, createApi } from '../../api/app.ts';
import { queryAndBody, stocksPath } from '../../api/contract/call.ts';
import { calls } from '../../api/contract/index.ts';
import { fillPath } from '../../api/contract/path.ts';
import type { ApiConfig, ApiDeps, Logger, SmsGateway } from '../../api/deps.ts';
import { insertSession } from '../../db/account/accounts.ts';
import { type Db, openDatabase } from '../../db/engine/connect.ts';
import type { Shop, User } from '../../db/schema.ts';
import { migrateAtOnce } from './migrated-sqlite.ts';
import { smallPng } from './small-png.ts';

/** Wednesday 2026-03-11, 12:00 in Shanghai: where every fake clock starts. */
export const testNow = Date.parse('2026-03-11T04:00:00Z');

export interface TestApiOptions {
  /** A migrated database of the test; a fresh one in memory otherwise. It is closed by its owner. */
  readonly db?: Db;
  readonly config?: Partial<ApiConfig>;
  readonly now?: number;
  readonly sms?: SmsGateway;
  /** Who sends e-mail; nobody otherwise. */
  readonly mail?: ApiDeps['mail'];
  /** What listings have in place of the simulator and the glossary. */
  readonly listing?: ApiDeps['listing'];
  /** The chat app, in place of the simulated one. */
  readonly chat?: ApiDeps['chat'];
}

/** An answer: the HTTP response and the envelope in it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly msg: string;
  // The tests compare it with what they expect: its type would only repeat the declaration.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly data: any;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly dataSource?: 'sales' | 'stocks';
  /** The bytes of a binary call. */
  readonly body?: BodyInit;
}

/** Makes a declared call: fields are encoded as declared (arrays as repeated keys, objects as JSON). */
type Call<Options extends unknown[] = []> = (
  name: string,
  fields?: Readonly<Record<string, unknown>>,
  ...options: Options
) => Promise<Answer>;

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  /** Makes a call as this person. */
  readonly ask: Call;
}

export interface TestApi extends Api {
  readonly db: Db;
  readonly deps: ApiDeps;
  /** The clock of everything: `advance` milliseconds to let time pass. */
  readonly clock: { now(): number; advance(milliseconds: number): void };
  /** Every text message that was sent, oldest first. */
  readonly sms: { phone: string; purpose: string; text: string }[];
  /** Every MQTT message that was published, oldest first. */
  readonly published: { topic: string; message: unknown }[];
  /** Every warning and error that was logged. A test that expects none looks here. */
  readonly logged: { level: string; fields: object; message: string }[];
  readonly call: Call<[options?: CallOptions]>;
  /** Sends any request to the api, for what no declared call would send. */
  send(path: string, init?: RequestInit): Promise<Answer>;
  /** The 6 digits of the newest message to a phone. */
  codeFor(phone: string): string;
  /** A user with a session, made in the database directly. */
  signIn(user?: Partial<Omit<User, 'id'>>): Promise<SignedIn>;
  /** A shop of a boss. */
  shop(owner: Pick<User, 'id'>, shop?: Partial<Omit<Shop, 'id' | 'owner_id'>>): Promise<Shop>;
  grant(user: User, ...permissions: string[]): Promise<void>;
  assign(user: User, ...shops: Shop[]): Promise<void>;
}

/** An api over a fresh database, for one test; closed when the test is over. */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
  const api = await createTestApi(options);
  onTestFinished(() => api.close());
  return api;
}

/** The same for a whole file: made in `beforeAll`, closed in `afterAll`. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const db = options.db ?? (await openDatabase('sqlite::memory:'));
  if (options.db === undefined) await migrateAtOnce(db);
  let time = options.now ?? testNow;
  const clock = {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const sms: TestApi['sms'] = [];
  const published: TestApi['published'] = [];
  const logged: TestApi['logged'] = [];
  const logger: Logger = {
    info: () => undefined,
    warn: (fields, message) => logged.push({ level: 'warn', fields, message }),
    error: (fields, message) => logged.push({ level: 'error', fields, message }),
  };
  const deps: ApiDeps = {
    db,
    now: clock.now,
    publish: async (topic, message) => {
      published.push({ topic, message });
    },
    logger,
    config: {
      dataDir: '',
      databaseUrl: 'sqlite::memory:',
      importMaxBytes: 60 * 1024 * 1024,
      reservedLogin: '',
      readOnly: false,
      validateOutput: true,
      ...options.config,
    },
    ...(options.listing && { listing: options.listing }),
    ...(options.chat && { chat: options.chat }),
    ...(options.mail && { mail: options.mail }),
    sms: options.sms ?? {
      send: async (phone, purpose, text) => {
        sms.push({ phone, purpose, text });
      },
    },
  };
  const api = createApi(deps);
  let people = 0;
  let shops = 0;

  const send: TestApi['send'] = async (path, init) =>
    readAnswer(await api.handle(new Request(new URL(path, 'http://api.test'), init)));

  const call: TestApi['call'] = (name, fields = {}, callOptions = {}) => {
    const { path, init } = requestOf(name, fields, callOptions);
    return send(path, init);
  };

  return {
    db,
    deps,
    clock,
    sms,
    published,
    logged,
    send,
    handle: (request) => api.handle(request),
    close: async () => {
      await api.close();
      if (options.db === undefined) await db.destroy();
    },
    call,
    codeFor: (phone) => {
      const message = sms.findLast((each) => each.phone === phone);
      const code = message?.text.match(/\d{6}/)?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
    signIn: async (user = {}) => {
      people += 1;
      const phone = user.phone ?? `139${String(people).padStart(8, '0')}`;
      const row = await db
        .insertInto('user')
        .values({
          phone,
          username: phone,
          nick_name: null,
          role: 'boss',
          boss_id: null,
          password_hash: null,
          wechat_uid: null,
          register_time: time - 400 * 24 * 60 * 60 * 1000,
          is_first: 0,
          ...user,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const token = newToken();
      await insertSession(db, {
        tokenHash: hashToken(token),
        userId: row.id,
        now: time,
        expiresAt: time + 7 * 24 * 60 * 60 * 1000,
      });
      return { user: row, token, ask: (name, fields) => call(name, fields, { token }) };
    },
    shop: (owner, shop = {}) => {
      shops += 1;
      const name = shop.mall_name ?? `测试店铺${shops}`;
      return db
        .insertInto('shop')
        .values({
          owner_id: owner.id,
          platform: 'temu',
          mall_id: String(634_418_210_000_000 + shops),
          mall_name: name,
          mall_name_dis: name,
          mall_name_native: name,
          is_semi_managed: 0,
          is_closed: 0,
          main_account_id: null,
          origin: 'simulated',
          sort: shops,
          expire_at: null,
          review_score: null,
          delivery_rating: null,
          abnormal_count: 0,
          refund_count: 0,
          specification_count: 0,
          created_at: time,
          ...shop,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    grant: async (user, ...permissions) => {
      await db
        .insertInto('user_permission')
        .values(permissions.map((perms_code) => ({ user_id: user.id, perms_code })))
        .execute();
    },
    assign: async (user, ...assigned) => {
      await db
        .insertInto('shop_assignment')
        .values(assigned.map((shop) => ({ user_id: user.id, shop_id: shop.id })))
        .execute();
    },
  };
}

/** The path and request of a declared call. */
export function requestOf(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): { path: string; init: RequestInit } {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`No call is declared as ${name}`);
  const template = options.dataSource === 'stocks' ? stocksPath(call.path) : call.path;
  const { path, rest } = fillPath(template, fields);
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('authorization', options.token);
  const pairs = pairsOf(rest);
  if (call.encoding === 'query' || call.encoding === 'binary') {
    const search = pairs.toString();
    const withQuery = search === '' ? path : `${path}?${search}`;
    if (call.encoding === 'binary') headers.set('content-type', 'application/octet-stream');
    return { path: withQuery, init: { method: call.method, headers, body: options.body } };
  }
  if (call.encoding === 'multipart')
    return { path, init: { method: call.method, headers, body: options.body ?? new FormData() } };
  if (call.encoding === 'json') {
    headers.set('content-type', 'application/json');
    const [query, body] = queryAndBody(call, rest);
    const search = pairsOf(query).toString();
    return {
      path: search === '' ? path : `${path}?${search}`,
      init: { method: call.method, headers, body: JSON.stringify(body) },
    };
  }
  return { path, init: { method: call.method, headers, body: pairs } };
}

/** A form with a small picture. */
export function pictureForm(
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(smallPng),
  name = 'picture.png',
): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  return form;
}

function pairsOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = new URLSearchParams();
  const text = (value: unknown): string =>
    typeof value === 'object' ? JSON.stringify(value) : String(value);
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) pairs.append(name, text(item));
  }
  return pairs;
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson && text !== '' ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, ...body };
}
