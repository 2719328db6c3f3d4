import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * A server that has what the specification speaks of, and has it otherwise: its paths, methods, encodings and
 * names are of its own. It imports nothing but Node.
 */

type Json = Record<string, unknown>;

export interface OtherRequest {
  /** Method and path. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed body: of JSON whatever it is, of a form its fields. */
  readonly body: unknown;
}

export interface OtherUpstream {
  readonly url: string;
  readonly requests: OtherRequest[];
  close(): Promise<void>;
}

const token = 'other-token';

interface Shop {
  readonly id: number;
  title: string;
}

/** Starts one; its file of what differs stands in tests/bff/upstream/mapped.test.ts. */
export async function startOtherUpstream(): Promise<OtherUpstream> {
  const requests: OtherRequest[] = [];
  const shops: Shop[] = [
    { id: 501, title: '晨光家居' },
    { id: 502, title: '海风百货' },
  ];
  let layout = '';

  const answers: Readonly<Record<string, (request: OtherRequest) => unknown>> = {
    'GET /v2/me': () => ({
      me: {
        account: { no: 7, mobile: '13900000001', kind: 'boss' },
        since: 1_735_689_600_000,
        rights: [{ name: 'lookCost' }],
        // What our own name stands for here is something else.
        phone: 'landline',
      },
    }),
    'GET /v2/shops': () => ({
      page: {
        items: shops.map(({ id, title }) => ({
          ref: { id },
          label: { title },
          market: 'temu',
          paidUntil: '2027-03-02 00:00:00',
        })),
      },
    }),
    'GET /v2/layout': () => layout || null,
    'PATCH /v2/layout': ({ body }) => {
      layout = JSON.stringify(fieldsOf(body).panel);
      return null;
    },
    'GET /v2/groups': () => [{ no: 3, title: '欧洲站', members: shops.map(({ id }) => id) }],
    'GET /v2/sales': ({ query }) => ({
      now: { plus: 5_000, minus: 1_000, sum: 1_000 * (query.shops ?? '').split(',').length },
    }),
    'GET /v2/label': () => ({
      templateId: 4,
      kind: 'user',
      name: '箱唛',
      version: 1,
      updateTime: 1_735_689_600_000,
      paper: { width: 1000, height: 700, dpi: 203, items: [{ type: 'line', box: box() }] },
    }),
    'GET /v2/coupon': () => ({ worth: { yuan: 30 } }),
    'POST /v2/orders': () => ({ order: { no: 'N1' }, qr: 'weixin://pay', fee: '69.00' }),
  };

  const answer = (request: OtherRequest, authorization: string | undefined): Json | undefined => {
    if (request.call === 'POST /v2/sessions') {
      const { user } = fieldsOf(request.body);
      return { code: 0, msg: '', data: { session: { key: user === undefined ? null : token } } };
    }
    if (authorization !== token) return { code: 401, msg: '登录已过期' };
    const [, id] = /^PUT \/v2\/shops\/(\d+)$/.exec(request.call) ?? [];
    if (id !== undefined) {
      const shop = shops.find((each) => String(each.id) === id);
      const title = fieldsOf(fieldsOf(request.body).shop).title;
      if (shop === undefined || typeof title !== 'string') return { code: 1, msg: '店铺不存在' };
      shop.title = title;
      return { code: 0, msg: '', data: null };
    }
    const known = answers[request.call];
    return known && { code: 0, msg: '', data: known(request) };
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const noted = read(request, body);
      requests.push(noted);
      send(response, answer(noted, request.headers.authorization));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const box = () => ({ x: 10, y: 20, w: 300, h: 0, rotation: 0 });

const fieldsOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function read(request: IncomingMessage, text: string): OtherRequest {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const isJson = request.headers['content-type'] === 'application/json';
  const body: unknown = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  return {
    call: `${request.method} ${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    body,
  };
}

function send(response: ServerResponse, answer: Json | undefined): void {
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(answer === undefined ? '' : JSON.stringify(answer));
}
