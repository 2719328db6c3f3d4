import { compare, type Load, type Request } from './load.ts';
import { comparison, dashboard, range, shopCard, tiny, token } from './operations.ts';
import type { Contender } from './process.ts';
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
  /** Requests of a round, so many that their CPU is far more than one tick of the clock. */
  readonly count: number;
  readonly graph: readonly Request[];
  readonly byHand: readonly Request[];
  /** The most CPU that it may cost, by what changes in the answers of the upstream. */
  readonly targets: Readonly<Record<Change, number>>;
}

const operations: readonly Operation[] = [
  {
    name: 'dashboard, 38 shops',
    count: 200,
    graph: [graphql(dashboard, { range, comparison })],
    byHand: [get('/dashboard')],
    targets: { nothing: 0.5, trace: 0.5, figure: 0.9 },
  },
  {
    name: 'shop cards, in turn',
    count: 600,
    graph: cards.map(({ id }) => graphql(shopCard, { id })),
    byHand: cards.map(({ mallId }) => get(`/shop/${mallId}`)),
    targets: { nothing: 0.5, trace: 0.5, figure: 0.9 },
  },
  {
    name: 'tiny query',
    count: 2_000,
    graph: [graphql(tiny)],
    byHand: [get('/tiny')],
    targets: { nothing: 0.9, trace: 0.9, figure: 2 },
  },
];

const changes: readonly { readonly change: Change; readonly title: string }[] = [
  { change: 'nothing', title: 'upstream answers unchanged' },
  { change: 'trace', title: 'another trace id around the same data in each answer' },
  { change: 'figure', title: 'another figure in each answer' },
];

export interface GraphContenders {
  readonly ours: Contender;
  readonly byHand: Contender;
  /** Servers of the same graph, to look at beside ours. */
  readonly others: readonly Contender[];
}

const ratio = (value: number, base: number) =>
  (base > 0 ? (value / base).toFixed(2) : '-').padStart(7);

/** Upstream calls of one operation. */
async function callsOf(
  contender: Contender,
  requests: readonly Request[],
  { served }: BenchUpstream,
): Promise<number> {
  await compare([{ contender, requests }], { rounds: 1, count: 20 });
  const before = served();
  await compare([{ contender, requests }], { rounds: 1, count: 50 });
  return (served() - before) / 100;
}

export async function benchGraph(
  { ours, byHand, others }: GraphContenders,
  upstream: BenchUpstream,
  print: (line: string) => void,
): Promise<void> {
  const names = others.map(({ name }) => name.padStart(8)).join('');
  for (const { change, title } of changes) {
    upstream.change(change);
    print(`\n${title}`);
    print(`  CPU of an operation      ours${names}   target        latency ours   upstream calls`);
    for (const { name, count, graph, byHand: hand, targets } of operations) {
      const contenders = [
        { contender: ours, requests: graph },
        ...others.map((contender) => ({ contender, requests: graph })),
        { contender: byHand, requests: hand },
      ];
      const loads = await compare(contenders, { count });
      const base = loads.at(-1);
      const [own, ...rest] = loads.slice(0, -1);
      if (!own || !base) throw new Error('A contender is missing');
      const calls = [
        await callsOf(ours, graph, upstream),
        await callsOf(byHand, hand, upstream),
      ].map((number) => number.toFixed(1));
      const target = targets[change];
      const verdict = own.cpu / base.cpu <= target ? 'pass ' : 'short';
      const cpu = (load: Load) => ratio(load.cpu, base.cpu);
      print(
        `  ${name.padEnd(20)} ${cpu(own)} ${rest.map(cpu).join(' ')}   ${target.toFixed(2)} ${verdict}  ${ratio(own.latency, base.latency)}        ${calls.join(' / ')}`,
      );
    }
  }
  upstream.change('nothing');
}
