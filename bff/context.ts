import type { DocumentNode } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import type { z } from 'zod';
import { getUserInfo, logout } from '../api/contract/account.ts';
import type { Call, CallOutput } from '../api/contract/call.ts';
import { resultCode } from '../api/contract/envelope.ts';
import { queryUserGroups } from '../api/contract/groups.ts';
import { calls } from '../api/contract/index.ts';
import type { DataSource } from '../api/contract/rules/data-source.ts';
import { holds, type PermissionCode } from '../api/contract/rules/permissions.ts';
import { type Credentials, deviceCookie, newDevice } from './credentials.ts';
import { Deadline } from './deadline.ts';
import type { Directory } from './directory.ts';
import type { Deliver } from './graphql/frames.ts';
import { readDirectory } from './read-directory.ts';
import { type Asked, type MadeRead, Reads } from './reads.ts';
import type { Services } from './services.ts';
import { fileTimeout } from './upstream/call.ts';
import { withShops } from './upstream/encode.ts';
import { Fault } from './upstream/errors.ts';
import { mergerOf } from './upstream/merging/mergers.ts';
import { callsToMake, type Selected, type ShopCallInput, target } from './upstream/rules.ts';
import type { SentFile } from './upstream/scope.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** Cookies can only be set by an HTTP answer. */
export type SessionChange = { readonly token: string | undefined } | undefined;

/** Makes a Set-Cookie header, for https or not. */
export type NewCookie = (secure: boolean) => string;

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
  /** Sends results of a subscription that have no errors, where the websocket takes them. */
  declare deliver?: Deliver;
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
  /** It has changed something; what only reads can be done again, out of what was read. */
  hasWritten = false;
  /** Other cookies that the answer sets. */
  readonly newCookies: NewCookie[] = [];
  #device: string | undefined;
  #token: string | undefined;
  #isVisitor: boolean;
  #isPreview = false;
  #reads = new Reads();
  #viewer: Viewer | undefined;
  #callerId: string | undefined;

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
      this.#reads.noteOther();
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
    // The schema of the call has checked the data; the type says the same about it.
    return this.again({ key, call, input, dataSource }) as Promise<CallOutput<C>>;
  }

  /** Makes a read that an operation of the same caller has made before, or this one. */
  again(asked: Asked): Promise<unknown> {
    const { key, call, input, dataSource } = asked;
    return this.#reads.once(key, () => {
      const answer = this.#send(call, input, { dataSource });
      this.#reads.note(asked, answer);
      return answer;
    });
  }

  /**
   * Every read behind the answer of this operation, with its data. Undefined when the answer has more
   * behind it: a write, a changed session, or a read that failed or that nobody waited for.
   */
  get madeReads(): readonly MadeRead[] | undefined {
    return this.#reads.made;
  }

  /** Says that the answer has more behind it than reads of the upstream. */
  noteOther(): void {
    this.#reads.noteOther();
  }

  /** Sends a file with a call that takes one. */
  sendFile<C extends Call>(
    call: C,
    input: z.input<C['input']>,
    file: SentFile,
  ): Promise<CallOutput<C>> {
    this.#reads.noteOther();
    this.deadline.allow(fileTimeout);
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
    return this.#reads.once(key, () => merge(asks, fields));
  }

  /** The viewer, read once. */
  viewer(): Promise<Viewer> {
    return this.#reads.once('viewer', async () => {
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

  /** The shops that the viewer may see. */
  directory(): Promise<Directory> {
    return this.#reads.once('directory', () => readDirectory(this));
  }

  /** The groups of the viewer. */
  groups(): Promise<GroupRow[]> {
    return this.call(queryUserGroups, {});
  }

  /** What is known of a shop by one read of all shops that are asked for together, `most` at a time. */
  together<T>(
    what: string,
    mallId: string,
    read: (mallIds: readonly string[]) => Promise<readonly T[]>,
    most?: number,
  ): Promise<T> {
    return this.#reads.together(what, mallId, read, most);
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

  /** Nothing more comes of what was read so far. */
  forgetReads(): void {
    this.#forget();
  }

  /** The same, for what several callers wait for: it goes on when one of them leaves. */
  forMany(): Context {
    return new Context(this.services, { ...this.credentials, signal: undefined });
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
    how: { dataSource?: DataSource; file?: SentFile },
  ): Promise<CallOutput<C>> {
    const { requestId, clientAddress, tool } = this.credentials;
    this.hasWritten ||= call.kind === 'write';
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
      limit: this.deadline.limit,
      onWait: this.#onWait,
      tabs: this.#tabs,
      dataSource: how.dataSource,
      file: how.file,
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

  #forget(): void {
    this.#reads = new Reads();
    this.#reads.noteOther();
    this.#viewer = undefined;
  }
}
