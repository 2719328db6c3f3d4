import DataLoader from 'dataloader';
import type { DocumentNode } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import type { z } from 'zod';
import { getUserInfo, logout } from '../api/contract/account.ts';
import { getTemuAccountList } from '../api/contract/binding.ts';
import type { Call, CallOutput } from '../api/contract/call.ts';
import { resultCode } from '../api/contract/envelope.ts';
import { largestPage } from '../api/contract/fields.ts';
import { queryUserGroups } from '../api/contract/groups.ts';
import { calls } from '../api/contract/index.ts';
import type { DataSource } from '../api/contract/rules/data-source.ts';
import { holds, type PermissionCode } from '../api/contract/rules/permissions.ts';
import {
  findSheinShopByUId,
  getShopList,
  getShopListByWorkerPhone,
  getShopTabMap,
  shopRow,
} from '../api/contract/shops.ts';
import { getShopLatelySalesInfos } from '../api/contract/statistics.ts';
import type { Begun } from './begun.ts';
import { deviceCookie, newDevice } from './credentials.ts';
import { Deadline } from './deadline.ts';
import { type Directory, directoryOf, type ShopLayout, type ShopRow } from './directory.ts';
import type { Language } from './language.ts';
import type { Logger, Upstream } from './upstream/call.ts';
import { withShops } from './upstream/encode.ts';
import { Fault, lacksCall } from './upstream/errors.ts';
import { mergerOf } from './upstream/merging/mergers.ts';
import {
  callsToMake,
  type Selected,
  type ShopCallInput,
  selectPlatform,
  target,
} from './upstream/rules.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/**
 * Where events come from: the MQTT bridge. Payloads are parsed; `return()` ends the subscription at once.
 * `joined` is given out as if it were a message once nothing can be missed any more, and again after each
 * time that something may have been: whoever then reads how things stand has no gap before the messages.
 */
export interface EventSource {
  subscribe(topic: string, joined?: unknown): AsyncIterableIterator<unknown>;
}

/** What one server process shares between all requests. */
export interface Services {
  readonly upstream: Upstream;
  readonly events: EventSource;
  readonly logger: Logger;
  readonly now: () => number;
  /** A sign-in name that need not be a phone number; empty for none. */
  readonly reservedLogin: string;
  readonly begun: Begun;
}

/** Who sends an operation, and by which way. */
export interface Credentials {
  /** The session token; undefined for a visitor, and for a program that brings none. */
  readonly token: string | undefined;
  /** Asks for the preview. */
  readonly isVisitor: boolean;
  readonly clientAddress: string | undefined;
  /** The secret of the browser's `device` cookie; undefined where it has none yet. */
  readonly device?: string | undefined;
  /** What a tool with a key calls itself. */
  readonly tool?: string | undefined;
  readonly requestId: string;
  readonly via: 'http' | 'websocket';
  /** The language of messages; Chinese unless said. */
  readonly language?: Language;
  /** What the program that asks calls itself. */
  readonly client?: string | undefined;
  /** No browser: what a cookie would keep must be told. */
  readonly isProgram?: boolean;
  /** Ends when the client leaves. */
  readonly signal?: AbortSignal | undefined;
}

/** Cookies can only be set by an HTTP answer. */
export type SessionChange = { readonly token: string | undefined } | undefined;

/** Makes a Set-Cookie header, for https or not. */
export type NewCookie = (secure: boolean) => string;

type Lately = CallOutput<typeof getShopLatelySalesInfos>[number];
/** A read that an operation has made; `data` is what it came to. */
export interface MadeRead {
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  readonly dataSource: DataSource;
  data: unknown;
  isAnswered: boolean;
}

/** What a list of shein shops does not tell of them. */
const untold = {
  expireDate: null,
  temuUid: null,
  phone: null,
  goodsAbnormalNum: null,
  refundInfoNum: null,
} as const;

const noLayout: ShopLayout = { listShowTab: [], listClosedTab: [] };

export type GroupRow = CallOutput<typeof queryUserGroups>[number];

/**
 * What resolvers see of one operation: who asks, and one memoised read of every fact. Never kept
 * longer than the operation; each event of a subscription gets a fresh one.
 */
export class Context {
  readonly services: Services;
  readonly credentials: Credentials;
  readonly deadline: Deadline;
  /** Of the operation, as Yoga and its plugins put them here: over a websocket there is no request. */
  declare readonly request?: Request;
  declare readonly params?: GraphQLParams;
  declare readonly document?: DocumentNode;
  /** A query has been answered without an error. */
  declare readonly isFinished?: boolean;
  /** What it costs, where that was looked up, and what may be asked for at once. */
  declare readonly cost?: { readonly requested: number; readonly limit: number };
  /** The codes of the errors that it is answered with by HTTP, once it is. */
  codes: readonly string[] | undefined;
  /** Set by login and logout: what the answer must do to the cookies. */
  sessionChange: SessionChange;
  /** After how many seconds asking again makes sense, where something was refused for now. */
  retryAfter: number | undefined;
  readonly #onWait = (seconds: number) => {
    this.retryAfter = Math.max(seconds, this.retryAfter ?? 0);
  };
  /** Other cookies that the answer sets. */
  readonly newCookies: NewCookie[] = [];
  #device: string | undefined;
  #token: string | undefined;
  #isVisitor: boolean;
  #isPreview = false;
  #reads = new Map<string, Promise<unknown>>();
  #viewer: Viewer | undefined;
  #callerId: string | undefined;
  #loaders = new Map<string, DataLoader<string, unknown>>();
  #made: MadeRead[] | undefined = [];

  constructor(services: Services, credentials: Credentials) {
    this.services = services;
    this.credentials = credentials;
    this.deadline = new Deadline(credentials.signal);
    this.#token = credentials.token;
    this.#isVisitor = credentials.isVisitor;
    this.#device = credentials.device;
  }

  /** Looks at the preview. Without that and without a session, only what is open to anyone is answered. */
  get isVisitor(): boolean {
    return this.#isVisitor;
  }

  /** Who asks, for the log: `visitor`, or the user where one had to be known. */
  get callerId(): string | undefined {
    return this.#isVisitor ? 'visitor' : this.#callerId;
  }

  /** Whether anything of the answer comes from the preview. */
  get isPreview(): boolean {
    return this.#isPreview;
  }

  /** Makes a call for the viewer. A read is made once an operation, until a write makes it stale. */
  call<C extends Call>(
    call: C,
    input: z.input<C['input']>,
    dataSource: DataSource = 'sales',
  ): Promise<CallOutput<C>> {
    if (call.kind === 'write') {
      this.#made = undefined;
      return this.#write(call, input);
    }
    return this.#read(call, input, dataSource);
  }

  #read<C extends Call>(
    call: C,
    input: Readonly<Record<string, unknown>>,
    dataSource: DataSource,
  ): Promise<CallOutput<C>> {
    const key = `${call.name} ${dataSource} ${JSON.stringify(input)}`;
    const known = this.#reads.get(key);
    // The key holds the name of the call, so what is stored under it is that call's output.
    if (known !== undefined) return known as Promise<CallOutput<C>>;
    const answer = this.#send(call, input, { dataSource });
    this.#reads.set(key, answer);
    this.#note({ call, input, dataSource, data: undefined, isAnswered: false }, answer);
    return answer;
  }

  /**
   * Every read behind the answer of this operation, with its data. Undefined when the answer has more
   * behind it: a write, a changed session, or a read that failed or that nobody waited for.
   */
  get madeReads(): readonly MadeRead[] | undefined {
    return this.#made?.every((read) => read.isAnswered) ? this.#made : undefined;
  }

  /** Sends the bytes of a file with a binary call. */
  sendFile<C extends Call>(
    call: C,
    input: z.input<C['input']>,
    file: ReadableStream<Uint8Array>,
  ): Promise<CallOutput<C>> {
    this.#made = undefined;
    return this.#send(call, input, { file });
  }

  /**
   * Makes a read for the selected shops, by the request rules: each shop by its own platform's call, and the
   * answers of two platforms as one. No shop at all is refused, not sent.
   */
  async callForShops<C extends Call>(
    call: C,
    selected: Selected,
    fields: ShopCallInput<C>,
    dataSource: DataSource = 'sales',
  ): Promise<CallOutput<C>> {
    const { tabs } = await this.directory();
    const asks = callsToMake(call, selected, tabs, dataSource).map(({ name, shops }) => {
      // A twin has the schemas of the call that it replaces: both are declared from one shape.
      const made = (calls.get(name) ?? call) as C;
      return (asked: ShopCallInput<C>) =>
        this.#read(made, withShops(made, asked, shops), dataSource);
    });
    const [ask, ...others] = asks;
    if (ask === undefined) {
      throw new Fault('EMPTY_SHOP', undefined, {
        call: call.name,
        silent: true,
        resultCode: resultCode.emptyShop,
      });
    }
    if (others.length === 0) return ask(fields);
    const merge = mergerOf(call);
    if (merge === undefined) throw new Error(`The answers of ${call.name} cannot be merged`);
    const key = `merged ${call.name} ${dataSource} ${JSON.stringify([selected, fields])}`;
    return this.#once(key, () => merge(asks, fields));
  }

  /** The viewer, read once. */
  viewer(): Promise<Viewer> {
    return this.#once('viewer', async () => {
      const reads = this.#reads;
      const info = await this.call(getUserInfo, {});
      const viewer = viewerOf(info, !this.isVisitor, this.services.now());
      if (reads === this.#reads) this.#viewer = viewer;
      this.#callerId = viewer.id;
      return viewer;
    });
  }

  /** Whether the viewer holds a right: at once when they are known, as fields of many rows ask for it. */
  holds(right: PermissionCode): boolean | Promise<boolean> {
    if (this.#viewer !== undefined) return holds(this.#viewer, right);
    return this.viewer().then((viewer) => holds(viewer, right));
  }

  /** The shops that the viewer may see. Bosses and others have different shop-list calls. */
  directory(): Promise<Directory> {
    return this.#once('directory', async () => {
      const { role, phone } = await this.viewer();
      const [rows, saved] = await Promise.all([
        ['MANAGER', 'OPERATOR', 'SHIPPER'].includes(role)
          ? this.call(getShopListByWorkerPhone, phone === null ? {} : { phone })
          : this.call(getShopList, {}),
        // Who has no side panel has no layout of it.
        role === 'SHIPPER' ? noLayout : this.call(getShopTabMap, {}),
      ]);
      const { isForeign } = this.services.upstream;
      const beside = isForeign && !this.isVisitor ? await this.#sheinShopsBeside(rows) : [];
      return directoryOf(beside.length === 0 ? rows : [...rows, ...beside], saved);
    });
  }

  /** The shein shops of an upstream that lists them by themselves, beside a list of temu shops alone. */
  async #sheinShopsBeside(rows: readonly ShopRow[]): Promise<readonly ShopRow[]> {
    if (rows.some((row) => row.platformType === 'shein')) return [];
    const known = new Set(rows.map((row) => row.mallId));
    const found = await this.call(findSheinShopByUId, {}).catch((error: unknown) => {
      if (lacksCall(error)) return [];
      throw error;
    });
    return found
      .filter(({ shopId }) => !known.has(shopId))
      .map((row) => shopRow.parse({ ...untold, ...row, platformType: 'shein' }));
  }

  /** The groups of the viewer. */
  groups(): Promise<GroupRow[]> {
    return this.call(queryUserGroups, {});
  }

  /** Phones of the boss's main accounts. */
  async accountPhones(): Promise<ReadonlySet<string>> {
    const accounts = await this.call(getTemuAccountList, {});
    return new Set(accounts.map((account) => account.phone));
  }

  /** Recent sales and rank of a shop; the shops of a platform that are asked for together go in one call. */
  lately(mallId: string): Promise<Lately | undefined> {
    return this.together('lately', mallId, (mallIds) => this.#readLately(mallIds));
  }

  /**
   * What is known of a shop by one read of all shops that are asked for together, `most` at a time.
   * @param what names the read; it must say all that the read hangs on
   */
  together<T>(
    what: string,
    mallId: string,
    read: (mallIds: readonly string[]) => Promise<readonly T[]>,
    most = largestPage,
  ): Promise<T> {
    const known = this.#loaders.get(what);
    const loader = known ?? new DataLoader<string, unknown>(read, { maxBatchSize: most });
    this.#loaders.set(what, loader);
    // The name says which read it is, so what comes of it is that read's.
    return loader.load(mallId) as Promise<T>;
  }

  /** A session has begun: later fields of the operation, and the cookie, are of it. */
  signIn(token: string): void {
    this.#token = token;
    this.#isVisitor = false;
    this.sessionChange = { token };
    this.#forget();
  }

  /** The session is over, by logout or because the upstream says so. */
  signOut(): void {
    this.#token = undefined;
    this.sessionChange = { token: undefined };
    this.#forget();
  }

  /** The same caller with nothing read yet, for the next event of a subscription. */
  fresh(): Context {
    return new Context(this.services, this.credentials);
  }

  async #readLately(mallIds: readonly string[]): Promise<(Lately | undefined)[]> {
    const { byMallId } = await this.directory();
    const answers = await Promise.all(
      (['temu', 'shein'] as const).map((platform) => {
        const own = mallIds.filter((mallId) => byMallId.get(mallId)?.platformType === platform);
        const selected = selectPlatform(platform, own);
        return own.length === 0 ? [] : this.callForShops(getShopLatelySalesInfos, selected, {});
      }),
    );
    // By key: an answer may be in any order, and leave shops out.
    const found = new Map(answers.flat().map((row) => [row.mallId, row]));
    return mallIds.map((mallId) => found.get(mallId));
  }

  async #write<C extends Call>(call: C, input: z.input<C['input']>): Promise<CallOutput<C>> {
    try {
      return await this.#send(call, input, {});
    } finally {
      this.#forget();
    }
  }

  #send<C extends Call>(
    call: C,
    input: Readonly<Record<string, unknown>>,
    how: { dataSource?: DataSource; file?: ReadableStream<Uint8Array> },
  ): Promise<CallOutput<C>> {
    const { requestId, clientAddress, tool } = this.credentials;
    this.#isPreview ||= target(call, this.#isVisitor) === 'preview';
    if (call.kind === 'write' && call.visitor === 'normal' && call.name !== logout.name)
      this.#drawDevice();
    return this.services.upstream.call(call, input, {
      token: this.#token,
      isVisitor: this.#isVisitor,
      requestId,
      clientAddress,
      tool,
      device: call.kind === 'write' ? this.#device : undefined,
      signal: this.deadline.signal,
      onWait: this.#onWait,
      tabs: this.#tabs,
      ...how,
    });
  }

  /** Whoever signs in or asks for a code is a browser that can be told apart from now on. */
  #drawDevice(): void {
    if (this.#device !== undefined || this.credentials.via !== 'http') return;
    const device = newDevice();
    this.#device = device;
    this.newCookies.push((secure) => deviceCookie(device, secure));
  }

  readonly #tabs = async () => (await this.directory()).tabs;

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#reads.get(key);
    if (known !== undefined) return known as Promise<T>;
    const answer = read();
    this.#reads.set(key, answer);
    return answer;
  }

  #note(read: MadeRead, answer: Promise<unknown>): void {
    this.#made?.push(read);
    answer.then(
      (data) => {
        read.data = data;
        read.isAnswered = true;
      },
      () => {},
    );
  }

  #forget(): void {
    this.#made = undefined;
    this.#reads = new Map();
    this.#viewer = undefined;
    this.#loaders = new Map();
  }
}
