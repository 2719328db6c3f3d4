import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import {
  CloseCode,
  handleProtocols,
  makeServer,
  type Context as SocketContext,
  type SubscribePayload,
} from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { languageOf } from '../../api/contract/language.ts';
import { watchAccess } from '../access-watch.ts';
import { type Identity, identityOf, identityOfParams, isOwnOrigin } from '../credentials.ts';
import { clientAddressOf } from '../http/forwarded.ts';
import { type Load, overloaded } from '../http/load.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import { type RequestRate, tooManyRequests } from '../http/request-rate.ts';
import type { Services } from '../services.ts';
import { Fault } from '../upstream/errors.ts';
import type { Viewer } from '../viewer.ts';
import { type Connection, contextOf } from './connection.ts';
import { type Deliver, resultsOver, sentDirectly } from './frames.ts';
import type { Graph } from './graph.ts';
import { Heartbeat } from './heartbeat.ts';
import { refusal, unusableToken } from './limits.ts';
import { clientNameOf } from './report.ts';
import type { SocketLimits, Standing } from './socket-limits.ts';

export interface SocketOptions {
  readonly graph: Graph;
  readonly services: Services;
  /** The origin that browsers use. */
  readonly publicUrl: string | undefined;
  /** Origins of other pages that may connect, with a token of their own. */
  readonly allowedOrigins?: readonly string[];
  /** How many proxies stand in front and are trusted. */
  readonly trustProxy: number;
  readonly limits: SocketLimits;
  readonly standing: Standing;
  /** Counts the operations of one network address. */
  readonly rate?: RequestRate | undefined;
  /** Tells when there is more to do than can be done. */
  readonly load?: Load | undefined;
  /** A connection that has not introduced itself by then is closed (4408), in ms. */
  readonly initTimeout?: number;
  /** A connection that has not answered a ping by the next one is cut, in ms. */
  readonly pingInterval?: number;
}

type Socket = SocketContext<Record<string, unknown>, Connection>;

/** Closes the connection for a user who has too many; graphql-ws clients do not come again by themselves. */
class TooManySockets extends Error {}

/** Serves graphql-transport-ws: the same plugins, context and limits as over HTTP. */
export class GraphqlSocket {
  readonly #options: SocketOptions;
  readonly #sockets: WebSocketServer;
  readonly #runs = new WeakMap<
    ExecutionArgs,
    () => Promise<ExecutionResult | AsyncIterable<ExecutionResult>>
  >();
  readonly #server: ReturnType<typeof makeServer<Record<string, unknown>, Connection>>;
  readonly #heartbeat: Heartbeat;
  /** The connections of visitors, by address. */
  readonly #visitors = new Map<string, Set<Socket>>();

  constructor(options: SocketOptions) {
    this.#options = options;
    options.standing.overSockets = (address) => this.#visitorOperations(address);
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.graph.limits.bytes,
      handleProtocols,
    });
    this.#server = makeServer<Record<string, unknown>, Connection>({
      connectionInitWaitTimeout: options.initTimeout ?? 3_000,
      onConnect: (socket) => this.#connect(socket),
      onClose: (socket) => this.#left(socket),
      onSubscribe: (socket, id, payload) => this.#check(socket, id, payload),
      execute: (args) => this.#run(args),
      subscribe: (args) => this.#run(args),
    });
    this.#heartbeat = new Heartbeat(() => this.#sockets.clients, options.pingInterval ?? 15_000);
  }

  /** Takes an HTTP upgrade. Pages of other origins are refused: they would bring the cookie along. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin = '' } = request.headers;
    if (!this.#isOwn(request) && !this.#options.allowedOrigins?.includes(origin)) {
      refuseUpgrade(socket, 403);
      return;
    }
    const address = clientAddressOf(request, this.#options.trustProxy);
    const { limits, standing } = this.#options;
    if (!standing.addresses.admits(address, limits.perAddress)) {
      refuseUpgrade(socket, 429);
      return;
    }
    socket.once('close', () => standing.addresses.release(address));
    this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#open(ws, socket, request));
  }

  get connections(): number {
    return this.#sockets.clients.size;
  }

  /** Tells every client to come back later, and ends. */
  async close(): Promise<void> {
    this.#heartbeat.stop();
    for (const socket of this.#sockets.clients) socket.close(1001, 'Going away');
    await new Promise<void>((resolve) => {
      const cut = setTimeout(() => {
        for (const socket of this.#sockets.clients) socket.terminate();
      }, 1_000);
      this.#sockets.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  }

  #isOwn({ headers: { origin, host } }: IncomingMessage): boolean {
    return isOwnOrigin(origin, host, this.#options.publicUrl);
  }

  /** `below`: what the websocket writes to. */
  #open(socket: WebSocket, below: Duplex, request: IncomingMessage): void {
    const gone = new AbortController();
    // Every operation and every event of this connection that is under way listens to it.
    setMaxListeners(0, gone.signal);
    const { logger } = this.#options.services;
    // What another page brings along are not its own cookies.
    const cookie = this.#isOwn(request) ? request.headers.cookie : undefined;
    socket.on('error', (error) => logger.info({ err: error }, 'a websocket has failed'));
    this.#heartbeat.watch(socket);
    const sendResult = resultsOver(below);
    const closed = this.#server.opened(
      {
        protocol: socket.protocol,
        // Resolves when the frame is on its way, so that a slow client slows only its own streams.
        send: (data) =>
          new Promise((resolve) => {
            if (socket.readyState === socket.OPEN) socket.send(data, () => resolve());
            else resolve();
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => {
          socket.on('message', (data) => {
            take(String(data)).catch((error: unknown) => this.#fail(socket, error));
          });
        },
      },
      {
        request,
        sendResult: (id, result) =>
          socket.readyState === socket.OPEN ? sendResult(id, result) : undefined,
        signal: gone.signal,
        address: clientAddressOf(request, this.#options.trustProxy),
        cookie,
        identity: identityOf({ authorization: request.headers.authorization, cookie }),
        forbid: () => socket.close(CloseCode.Forbidden, 'Forbidden'),
      },
    );
    socket.once('close', (code, reason) => {
      gone.abort();
      closed(code, String(reason)).catch((error: unknown) =>
        logger.error({ err: error }, 'a websocket was not cleared'),
      );
    });
  }

  #fail(socket: WebSocket, error: unknown): void {
    if (error instanceof TooManySockets) {
      socket.close(CloseCode.TooManyInitialisationRequests, error.message);
      return;
    }
    this.#options.services.logger.error({ err: error }, 'a websocket message has failed');
    socket.close(CloseCode.InternalServerError, 'Internal server error');
  }

  /** False closes the connection as 4403, Forbidden: a token that cannot be one, or is no session's. */
  async #connect(socket: Socket): Promise<boolean> {
    const { connectionParams, extra } = socket;
    const ofRequest = extra.identity;
    const identity = identityOfParams(connectionParams, ofRequest);
    extra.identity = identity;
    const language = connectionParams?.language;
    extra.language = languageOf(typeof language === 'string' ? language : undefined);
    extra.client = clientNameOf(
      connectionParams?.clientName,
      extra.request.headers['x-client-name'],
      extra.request.headers['apollographql-client-name'],
    );
    if (identity === undefined) return false;
    if (identity.token === undefined) {
      const { address } = extra;
      this.#visitors.set(address, (this.#visitors.get(address) ?? new Set()).add(socket));
      return true;
    }
    const viewer = await this.#viewerOf(extra, identity);
    // A page cannot tell that its cookie is over, and hears it with its first operation.
    if (viewer === 'nobody')
      return identity === ofRequest && extra.request.headers.authorization === undefined;
    if (viewer === undefined || extra.signal.aborted) return true;
    const { limits, standing } = this.#options;
    if (!standing.users.admits(viewer.id, limits.perUser))
      throw new TooManySockets(`More than ${limits.perUser} connections of one user.`);
    extra.userId = viewer.id;
    extra.endWatch = watchAccess(
      contextOf(this.#options.services, extra, identity),
      viewer,
      extra.forbid,
    );
    return true;
  }

  /** Whose session or key the token is; undefined when the upstream cannot say at the moment. */
  async #viewerOf(
    connection: Connection,
    identity: Identity,
  ): Promise<Viewer | 'nobody' | undefined> {
    const context = contextOf(this.#options.services, connection, identity);
    try {
      return await context.viewer();
    } catch (error) {
      return error instanceof Fault && error.code === 'UNAUTHENTICATED' ? 'nobody' : undefined;
    } finally {
      context.deadline.end();
    }
  }

  #left(socket: Socket): void {
    const { userId, address, endWatch } = socket.extra;
    endWatch?.();
    if (userId !== undefined) this.#options.standing.users.release(userId);
    const visitors = this.#visitors.get(address);
    if (visitors?.delete(socket) && visitors.size === 0) this.#visitors.delete(address);
  }

  /** What the visitors at an address have under way. */
  #visitorOperations(address: string): number {
    let count = 0;
    for (const socket of this.#visitors.get(address) ?? [])
      count += Object.keys(socket.subscriptions).length;
    return count;
  }

  async #check(socket: Socket, id: string, payload: SubscribePayload) {
    const { graph, services, limits, standing, rate, load } = this.#options;
    const { address, identity, language = 'zh' } = socket.extra;
    if (identity === undefined) return [refusal('UNAUTHENTICATED', unusableToken)];
    if (rate !== undefined && !rate.admits(address))
      return [refusal('TOO_MANY', tooManyRequests(rate.wait)[language])];
    if (load !== undefined && !load.admits()) return [refusal('OVERLOADED', overloaded[language])];
    const { operationsPerSocket } = graph.limits;
    if (Object.keys(socket.subscriptions).length > operationsPerSocket) {
      const message = `More than ${operationsPerSocket} operations on one connection.`;
      return [refusal('LIMIT_EXCEEDED', message)];
    }
    const { visitorOperations } = limits;
    if (identity.token === undefined && standing.visitorOperations(address) > visitorOperations) {
      const message = `More than ${visitorOperations} operations of visitors at one network address.`;
      return [refusal('LIMIT_EXCEEDED', message)];
    }
    const { query, operationName, variables, extensions } = payload;
    const deliver: Deliver = (result) => socket.extra.sendResult(id, result);
    const context = contextOf(services, socket.extra, identity);
    context.deliver = deliver;
    const prepared = await graph.prepare(
      {
        // Of the payload only `query` has to be there; it is empty beside an id.
        ...('documentId' in payload && { documentId: payload.documentId }),
        query,
        operationName: operationName ?? undefined,
        variables: variables ?? undefined,
        extensions: extensions ?? undefined,
      },
      context,
    );
    if (prepared.errors !== undefined) return prepared.errors;
    this.#runs.set(prepared.args, async () => {
      const result = await prepared.run();
      // By then most have gone out already: see plugins/live.ts.
      return Symbol.asyncIterator in result ? sentDirectly(result, deliver) : result;
    });
    return prepared.args;
  }

  #run(args: ExecutionArgs): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> {
    const run = this.#runs.get(args);
    if (run === undefined) throw new Fault('INTERNAL');
    return run();
  }
}
