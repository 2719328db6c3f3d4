// `npm run conformance -- URL`: makes every read of the contract at an upstream and prints what is there, what is
// missing and what is of another make. Writes nothing: the only write is signing in.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { getUserInfo, login } from '../../api/contract/account.ts';
import { type Call, platformTaken } from '../../api/contract/call.ts';
import { calls } from '../../api/contract/index.ts';
import { shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { getShopList, getShopListByWorkerPhone } from '../../api/contract/shops.ts';
import { readConfig } from '../../bff/config.ts';
import { readUpstreamPaths } from '../../bff/named-files.ts';
import { Upstream } from '../../bff/upstream/call.ts';
import { withShops } from '../../bff/upstream/encode.ts';
import { Fault } from '../../bff/upstream/errors.ts';
import { httpTransport } from '../../bff/upstream/http-transport.ts';
import { Limit } from '../../bff/upstream/limit.ts';
import type { Tab } from '../../bff/upstream/rules.ts';
import type { Scope } from '../../bff/upstream/scope.ts';

const usage = `npm run conformance -- URL [--phone PHONE --password PASSWORD | --token TOKEN] [--help]

Reads UPSTREAM_PATHS, UPSTREAM_MONEY, UPSTREAM_TIME_ZONE, UPSTREAM_FIRST_PAGE and UPSTREAM_MAX_BYTES as the server does.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: 'string' },
    password: { type: 'string' },
    token: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [url] = positionals;
if (url === undefined || !URL.canParse(url)) {
  console.error(usage);
  process.exit(2);
}

const { config, mapping } = await readSettings(url);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const upstream = new Upstream({
  transport: httpTransport(url, config.upstreamLimits.mostBytes),
  previewTransport: undefined,
  border: {
    ...config.upstreamBorder,
    mapping,
  },
  logger: quiet,
});

let tabs: readonly Tab[] = [];
const scope = (token: string | undefined): Scope => ({
  token,
  isVisitor: false,
  requestId: 'conformance',
  clientAddress: undefined,
  limit: new Limit(),
  tabs: async () => tabs,
});

const { phone = '', password = '' } = values;
const token = values.token ?? (phone === '' ? undefined : await signIn());
if (token === undefined)
  console.log('Nobody has signed in: only what is open to anyone is asked.\n');

/** A wrong one is told in the words of the server's start. */
async function readSettings(url: string) {
  try {
    const config = readConfig({ ...process.env, UPSTREAM_URL: url });
    return { config, mapping: await readUpstreamPaths(config.upstreamPaths) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function signIn(): Promise<string> {
  try {
    return await upstream.call(login, { phone, password }, scope(undefined));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { outcome, detail } = outcomeOf(error);
    const { cause } = error.details;
    const why =
      cause instanceof Error && outcome === 'failed' ? `${detail}: ${cause.message}` : detail;
    console.error(
      `${phone} could not be signed in at ${url}: ${login.name} is ${outcome} (${why}).`,
    );
    process.exit(1);
  }
}

interface Row {
  readonly call: Call;
  readonly outcome: 'there' | 'missing' | 'odd' | 'refused' | 'failed' | 'not asked';
  readonly detail: string;
}

const day = 86_400_000;

/** What stands in fields that are no shops. */
const samples: Readonly<Record<string, unknown>> = {
  startTime: shanghaiDay(Date.now() - 7 * day),
  endTime: shanghaiDay(Date.now()),
  compareStartTime: shanghaiDay(Date.now() - 15 * day),
  compareEndTime: shanghaiDay(Date.now() - 8 * day),
  phone: phone || '13800000000',
  productType: '待创建首单',
  noticeId: '1',
  temuUid: '1',
  entity: '1',
  entityStr: '1',
  workerId: '1',
  workId: '1',
};

function inputOf(call: Call): Record<string, unknown> {
  const known = Object.entries(call.input.shape).filter(
    ([name, field]) => name in samples && !(field instanceof z.ZodOptional),
  );
  return Object.fromEntries(known.map(([name]) => [name, samples[name]]));
}

async function ask(call: Call): Promise<Row> {
  const platform = platformTaken(call, 'sales');
  const own = tabs.filter((tab) => platform === undefined || tab.platformType === platform);
  const shops = own.map(({ mallId }) => mallId).slice(0, call.shops === 'single' ? 1 : undefined);
  if (call.shops !== 'none' && shops.length === 0)
    return { call, outcome: 'not asked', detail: `there is no ${platform ?? ''} shop` };
  const needsShop = call.shops === 'none' && 'shopId' in call.input.shape;
  const fields = { ...inputOf(call), ...(needsShop && { shopId: shops[0] }) };
  const input = call.shops === 'none' ? fields : withShops(call, fields, shops);
  const wrong = call.input.safeParse(
    call.shopField in call.input.shape && call.input.shape[call.shopField] instanceof z.ZodArray
      ? { ...input, [call.shopField]: shops }
      : input,
  ).error?.issues[0];
  // The shops themselves are put together as they are sent.
  if (wrong !== undefined && (call.shops === 'none' || wrong.path[0] !== call.shopField))
    return { call, outcome: 'not asked', detail: `needs ${wrong.path.join('.')}` };
  try {
    await upstream.call(call, input, scope(token));
    return { call, outcome: 'there', detail: '' };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { call, ...outcomeOf(error) };
  }
}

function outcomeOf({ code, message, details }: Fault): Pick<Row, 'outcome' | 'detail'> {
  const { cause } = details;
  if (code === 'UPSTREAM_LACKS') return { outcome: 'missing', detail: `HTTP ${details.status}` };
  if (code === 'NOT_FOUND') return { outcome: 'refused', detail: `HTTP ${details.status}` };
  if (cause instanceof z.ZodError) {
    const [issue] = cause.issues;
    const others = cause.issues.length > 1 ? ` and ${cause.issues.length - 1} more` : '';
    const at = ['data', ...(issue?.path ?? [])].join('.');
    return { outcome: 'odd', detail: `${at}: ${issue?.message}${others}` };
  }
  if (code === 'UPSTREAM_BAD_ANSWER') return { outcome: 'odd', detail: 'no JSON envelope' };
  if (details.resultCode !== undefined)
    return { outcome: 'refused', detail: `${details.resultCode} ${message}` };
  return { outcome: 'failed', detail: code };
}

try {
  if (token !== undefined) {
    const user = await upstream.call(getUserInfo, {}, scope(token));
    const list = user.isBoss ? getShopList : getShopListByWorkerPhone;
    tabs = await upstream.call(list, {}, scope(token));
    console.log(`${user.isBoss ? 'A boss' : 'Not a boss'}, ${tabs.length} shops\n`);
  }
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  const { outcome, detail } = outcomeOf(error);
  console.error(`${error.details.call} is ${outcome} (${detail}): nothing works without it.`);
  process.exit(1);
}

const reads = [...calls.values()].filter(
  ({ kind, role }) => kind === 'read' && (token !== undefined || role === 'anyone'),
);
const rows: Row[] = [];
for (const call of reads) rows.push(await ask(call));
for (const { call, outcome, detail } of rows)
  console.log(
    [outcome.padEnd(9), call.origin.padEnd(8), call.name.padEnd(32), call.path, detail].join(' '),
  );
const outcomes = ['there', 'missing', 'odd', 'refused', 'failed', 'not asked'] as const;
const numberOf = (wanted: Row['outcome']) =>
  rows.filter(({ outcome }) => outcome === wanted).length;
console.log(`\n${outcomes.map((each) => `${numberOf(each)} ${each}`).join(', ')}`);
process.exit(numberOf('odd') + numberOf('failed') === 0 ? 0 : 1);
