import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from '../log.ts';
import type { Login } from '../session/login.ts';
import type { Pages } from '../session/pages.ts';
import { answerPreflight, refusal, sendAnswer } from './answer.ts';
import { isFromOurPage } from './guard.ts';

/** Answers a request that comes from a page of ours, for the person who is connected by that page. */
export type Service = (
  request: IncomingMessage,
  response: ServerResponse,
  login: Login,
) => Promise<void>;

/** A server that lets in none but pages of these origins, and each by the secret of its websocket. */
export function doorFor(
  service: Service,
  { origins, pages }: { readonly origins: ReadonlySet<string>; readonly pages: Pages },
): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isFromOurPage(request, origins)) {
      // Nothing that a page of others could read, not even why.
      response.writeHead(403, { connection: 'close' }).end();
      return;
    }
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const [, secret = ''] = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
    const login = pages.loginBy(secret);
    if (login === undefined)
      return sendAnswer(request, response, refusal('login', { status: 401, code: 401 }));
    await service(request, response, login);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whoever went away has no use for an answer, and nothing is wrong.
      if (response.destroyed) return;
      log.error({ problem: String(error) }, 'Fault');
      sendAnswer(request, response, refusal('fault', { status: 500, code: 500 }));
    });
  });
  server.headersTimeout = 10_000;
  return server;
}

/** Listens on this machine alone; answers the port that was taken. */
export function listenHere(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `端口 ${port} 已被占用：桌面助手可能已在运行，请先关闭它，再重新启动。若是其他程序占用，请先退出该程序。`,
              { cause: error },
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
