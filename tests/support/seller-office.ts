import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import {
  type AskOffice,
  type OfficeError,
  officeByHelper,
} from '../../web/src/features/listing/filing/office-calls.ts';
import { portOf } from './free-port.ts';
import {
  ask,
  asSaid,
  fromPage,
  openPage,
  startHelper,
  type startServerOfTwoAccounts,
} from './helper.ts';

/** The product with two main accounts of one boss. */
type Product = Awaited<ReturnType<typeof startServerOfTwoAccounts>>;

/** The host that the helper may ask, and the one that the page names, where that is another. */
export interface OfficeAt {
  readonly host?: string;
  readonly to?: string;
}

/** A page with the client of the web, at the simulated back office or at another host. */
export async function officeWorld(
  { server, token, malls }: Product,
  env: Readonly<Record<string, string>> = {},
  { host = new URL(server.origin).host, to = host }: OfficeAt = {},
) {
  const helper = await startHelper(server, { HELPER_SIMULATOR_HOSTS: host, ...env });
  const page = openPage(helper, await server.login(token));
  const { secret } = await page.entered;
  const door = { secret, proxyPort: helper.proxyPort };
  const of = (mallId: string): AskOffice =>
    officeByHelper(
      () => door,
      mallId,
      async () => to,
      asSaid,
      fromPage,
    );
  const raw = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    method = 'POST',
  ) =>
    ask(helper.proxyPort, `/proxy/seller/${path}`, {
      secret,
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'x-target-host': to, 'x-mall-id': malls[0], ...headers },
    });
  return { office: of(malls[0]), other: of(malls[1]), of, raw };
}

/** What a refusal of the back office, or of the helper, says to the seller. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    ({ detail }: OfficeError) => detail,
  );

/** A host that answers as it likes, until the test is over. */
export async function hostOfItsOwn(
  handler: (response: ServerResponse, url: string) => void,
): Promise<string> {
  const listening = createServer((request, response) => {
    request.resume();
    request.once('end', () => handler(response, request.url ?? ''));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    listening.close();
    listening.closeAllConnections();
  });
  await once(listening, 'listening');
  return `127.0.0.1:${portOf(listening)}`;
}
