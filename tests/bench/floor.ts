import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { Pool } from 'undici';
import { calls } from '../../api/contract/index.ts';
import { comparison, range, token } from './operations.ts';
import { shopIdsOfBench } from './upstream.ts';

/**
 * The least that an answer can cost where Yoga is the server and the upstream is asked each time: the cheapest way
 * of the client to send the calls of the operation with the methods and fields that they are sent with by hand, one
 * flight for the same call of several requests at once, and a plugin that ends the response at `onRequest` while every
 * answer has come back with the same text. What has changed goes through Yoga to resolvers that hand out what is
 * there, but for the dashboard, of which only what is equal can be asked. No rights, limits, log, session or check of
 * answers.
 * Run as a process of its own: argument 1 is the upstream, the port is printed.
 */

const pool = new Pool(process.argv[2] ?? '', { connections: 16, pipelining: 4 });

/** One call as it is sent: with the method, the headers and the form that the upstream expects. */
interface Sent {
  /** What the same calls of several requests share. */
  readonly key: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const ofCaller = { authorization: token, 'x-requested-with': 'bench' };
const ofForm = { ...ofCaller, 'content-type': 'application/x-www-form-urlencoded' };

function sentOf(name: string, input: Record<string, string> = {}): Sent {
  const call = calls.get(name);
  if (call?.method !== 'GET' && call?.method !== 'POST') throw new Error(`No such call: ${name}`);
  const fields = new URLSearchParams(input).toString();
  const { path, method } = call;
  return method === 'POST'
    ? { key: `${path} ${fields}`, path, method, headers: ofForm, body: Buffer.from(fields) }
    : { key: path, path, method, headers: ofCaller, body: null };
}

const ofShops = {
  shopId: shopIdsOfBench.join(','),
  startTime: range.start,
  endTime: range.end,
  compareStartTime: comparison.start,
  compareEndTime: comparison.end,
};
const ofDashboard = [
  sentOf('getUserInfo'),
  sentOf('getShopList'),
  sentOf('getShopTabMap'),
  sentOf('getHistoryTotalSales', ofShops),
  sentOf('getHistorySaleVolume', ofShops),
  sentOf('getHistoryTotalProfits', ofShops),
  sentOf('getLineChartDataSales', { ...ofShops, lineType: 'day' }),
  sentOf('getShopSalesRanking', { ...ofShops, pageSize: '10' }),
  sentOf('getProductSalesRanking', { ...ofShops, pageSize: '10' }),
];
const ofViewer = [sentOf('getUserInfo')];
const ofCard = (shopId: string): Sent[] => [
  sentOf('getShopList'),
  sentOf('shopRating', { shopId }),
  sentOf('joinedQuantity', { shopId }),
  sentOf('productCountByType', { shopId, productType: '待创建首单' }),
  sentOf('createdProducts', { shopId }),
  sentOf('deadStock', { shopIds: shopId }),
  sentOf('getShopLatelySalesInfos', { shopId }),
];
const cards = new Map(shopIdsOfBench.map((shopId) => [shopId, ofCard(shopId)]));

/** The calls that the operation of the body needs. */
function callsOf(body: string): readonly Sent[] {
  if (body.includes('Dashboard')) return ofDashboard;
  const [, shopId = ''] = body.match(/"temu:(\d+)"/) ?? [];
  return cards.get(shopId) ?? ofViewer;
}

/** Behind the data in an answer of the upstream of the benchmark, and another one each time. */
const trace = ',"traceId":"';

/** What of an answer can be equal to another's. */
function untraced(text: string): string {
  const at = text.lastIndexOf(trace);
  return at < 0 ? text : `${text.slice(0, at)}}`;
}

const flights = new Map<string, Promise<string>>();

function read(sent: Sent): Promise<string> {
  const known = flights.get(sent.key);
  if (known) return known;
  const flight = send(sent);
  flights.set(sent.key, flight);
  return flight;
}

const send = ({ key, path, method, headers, body }: Sent): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    pool.dispatch(
      { method, path, headers, body },
      {
        onRequestStart: () => {},
        onResponseStart: () => {},
        onResponseData: (_controller, chunk) => {
          text += chunk.toString();
        },
        onResponseEnd: () => {
          flights.delete(key);
          resolve(untraced(text));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });

/** As long as what the product answers. */
const dashboardBytes = 12_000;

interface Arrived {
  readonly body: string;
  readonly texts: readonly string[];
}

/** What came for a request that goes through Yoga, and what was answered last to the same body. */
const arrivals = new WeakMap<Request, Arrived>();
const answers = new Map<string, { readonly texts: readonly string[]; readonly answer: string }>();

const repeatedRead: Plugin = {
  async onRequest({ request, endResponse, fetchAPI }) {
    const body = await request.text();
    const texts = await Promise.all(callsOf(body).map(read));
    if (body.includes('Dashboard') && !answers.has(body)) {
      // This graph does not know it; as many bytes as the answer has cost the same.
      answers.set(body, { texts, answer: texts.join().slice(0, dashboardBytes) });
    }
    const last = answers.get(body);
    if (last?.texts.every((text, index) => text === texts[index])) {
      const headers = { 'content-type': 'application/json' };
      endResponse(new fetchAPI.Response(last.answer, { headers }));
    } else {
      arrivals.set(request, { body, texts });
    }
  },
  onParams({ request, setParams }) {
    const arrived = arrivals.get(request);
    if (arrived) setParams(JSON.parse(arrived.body));
  },
  async onResponse({ request, response }) {
    const arrived = arrivals.get(request);
    if (arrived && !answers.has(arrived.body)) {
      const { body, texts } = arrived;
      answers.set(body, { texts, answer: await response.clone().text() });
    }
  },
};

/** Parsed as any server must, so that a figure can be taken from it. */
const parsed = (request: Request): unknown[] =>
  (arrivals.get(request)?.texts ?? []).map((text) => JSON.parse(text));

const typeDefs = /* GraphQL */ `
  type Query { viewer: Viewer, shop(id: ID!): Shop }
  type Viewer { id: ID, role: String }
  type Shop { id: ID, name: String, card: Card }
  type Card {
    review: Float
    deliveryGrade: String
    joinedQuantity: Int
    awaitingFirstOrderCount: Int
    createdProducts: Created
    deadStock: DeadStock
    salesRank: Int
  }
  type Created { today: Int, thisWeek: Int, thisMonth: Int }
  type DeadStock { productCount: Int, value: String }
`;

const card = {
  review: 4.7,
  deliveryGrade: 'S',
  joinedQuantity: 412,
  awaitingFirstOrderCount: 17,
  createdProducts: { today: 1, thisWeek: 9, thisMonth: 31 },
  deadStock: { productCount: 23, value: '4567.00' },
  salesRank: 5,
};

const resolvers = {
  Query: {
    viewer: (_source: unknown, _args: unknown, { request }: { request: Request }) =>
      parsed(request).length > 0 && { id: '1', role: 'BOSS' },
    shop: (_source: unknown, { id }: { id: string }, { request }: { request: Request }) =>
      parsed(request).length > 0 && { id, name: 'Shop', card },
  },
};

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  logging: false,
  plugins: [repeatedRead],
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
