import { burst, compareSteady, type Request } from './load.ts';
import { comparison, dashboard, range, shopCard, tiny, token } from './operations.ts';
import type { Contender } from './process.ts';
import type { Report } from './report.ts';
import { type BenchUpstream, type Change, shopIdsOfBench } from './upstream.ts';

/** What the graph costs beside a hand-written aggregator (1.0): what is asked again, and what has changed meanwhile. */

const graphql = (query: string, variables: object = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-requested-with': 'bench',
    authorization: token,
  },
  body: JSON.stringify({ query, variables }),
});
const get = (path: string): Request => ({ method: 'GET', path });
const cards = shopIdsOfBench.map((mallId) => ({
  mallId,
  id: `temu:${mallId}`,
}));

interface Operation {
  readonly name: string;
  readonly graph: readonly Request[];
  readonly byHand: readonly Request[];
  /** The most CPU that it may cost, by what changes in the answers of the upstream. */
  readonly targets: Readonly<Record<Change, number>>;
  /** The servers that it must cost less than, whatever changes. */
  readonly ahead: readonly string[];
  /** For which changes the floor can answer it too. */
  readonly floor: readonly Change[];
}

const peers = ['mercurius', 'yoga', 'apollo'];

export const operations: readonly Operation[] = [
  {
    name: 'dashboard, 38 shops',
    graph: [graphql(dashboard, { range, comparison })],
    byHand: [get('/dashboard')],
    targets: { nothing: 0.2, trace: 0.2, figure: 0.9 },
    ahead: peers,
    floor: ['nothing', 'trace'],
  },
  {
    name: 'shop cards, in turn',
    graph: cards.map(({ id }) => graphql(shopCard, { id })),
    byHand: cards.map(({ mallId }) => get(`/shop/${mallId}`)),
    targets: { nothing: 0.5, trace: 0.5, figure: 0.9 },
    ahead: peers,
    floor: ['nothing', 'trace', 'figure'],
  },
  {
    name: 'tiny query',
    graph: [graphql(tiny)],
    byHand: [get('/tiny')],
    targets: { nothing: 0.9, trace: 0.9, figure: 2 },
    ahead: ['yoga', 'apollo'],
    floor: ['nothing', 'trace', 'figure'],
  },
];

export const changes: readonly { readonly change: Change; readonly title: string }[] = [
  { change: 'nothing', title: 'upstream answers unchanged' },
  { change: 'trace', title: 'another trace id around the same data in each answer' },
  { change: 'figure', title: 'another figure in each answer' },
];

export interface GraphContenders {
  readonly ours: Contender;
  readonly byHand: Contender;
  /** Servers of the same graph, to look at beside ours. */
  readonly others: readonly Contender[];
  /** What answers with the least that Yoga and the client of the upstream need. */
  readonly floor: Contender;
}

/** Upstream calls of one operation. */
async function callsOf(
  contender: Contender,
  requests: readonly Request[],
  { served }: BenchUpstream,
): Promise<number> {
  await burst(contender, requests, 40);
  const before = served();
  const { length } = await burst(contender, requests, 100);
  return (served() - before) / length;
}

export async function benchGraph(
  { ours, byHand, others: servers, floor }: GraphContenders,
  upstream: BenchUpstream,
  report: Report,
): Promise<void> {
  for (const { change, title } of changes) {
    upstream.change(change);
    report.print(`\n${title}`);
    for (const { name, graph, byHand: hand, targets, ahead, ...operation } of operations) {
      const others = operation.floor.includes(change) ? [...servers, floor] : servers;
      const contenders = [
        { contender: ours, requests: graph },
        ...others.map((contender) => ({ contender, requests: graph })),
        { contender: byHand, requests: hand },
      ];
      // A server runs for months: what is measured is code that has been compiled, of each contender.
      const loads = await compareSteady(contenders);
      const base = loads.at(-1);
      const [own, ...rest] = loads.slice(0, -1);
      if (!own || !base) throw new Error('A contender is missing');
      const beside = rest.map((load, index) => ({
        name: others[index]?.name ?? '',
        ratio: load.cpu / base.cpu,
      }));
      const mine = own.cpu / base.cpu;
      report.check(`${name}, ${title}`, mine, targets[change], {
        isMet: beside.every((one) => !ahead.includes(one.name) || mine < one.ratio),
        ...(beside.some((one) => ahead.includes(one.name)) && {
          also: `less than ${ahead.join(', ')}`,
        }),
      });
      const [calls, callsByHand] = [
        await callsOf(ours, graph, upstream),
        await callsOf(byHand, hand, upstream),
      ];
      const peersText = beside.map((one) => `${one.name} ${one.ratio.toFixed(2)}`).join(', ');
      report.print(
        `  ${peersText && `${peersText}; `}latency ${(own.latency / base.latency).toFixed(2)}; upstream calls ${calls.toFixed(1)} to ${callsByHand.toFixed(1)}`,
      );
    }
  }
  upstream.change('nothing');
}
