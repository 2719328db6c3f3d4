import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { brokers, foreignReachable, foreignUrl } from '../realtime/brokers.ts';
import { engines } from '../support/databases.ts';
import { isMosquittoInstalled } from '../support/mosquitto.ts';
import { type Person, registerBoss, signInAt } from '../support/person.ts';
import { plainSums } from '../support/plain-sums.ts';
import { startProduct, temporaryFolder } from '../support/product.ts';
import { salesLines, toCsv } from '../support/sales-files.ts';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const mosquitto = brokers.find(({ name }) => name === 'Mosquitto');
const hasBroker = isMosquittoInstalled || (await foreignReachable());

const missing = [!postgres?.isReachable && 'PostgreSQL', !hasBroker && 'Mosquitto'].filter(Boolean);
if (missing.length > 0) {
  console.warn(
    `\n*** NOT TESTED: the whole product with ${missing.join(' and ')}, which cannot be reached ` +
      '(TEST_DATABASE_URL and TEST_MQTT_URL say where to look) ***\n',
  );
}

/** The address of an empty schema of this test alone. */
async function emptyPostgres(): Promise<string> {
  if (postgres === undefined) throw new Error('No engine');
  return postgres.emptyUrl();
}

/** A broker of this test alone, or where only a foreign one is there, that one. */
async function brokerUrl(): Promise<string> {
  if (mosquitto === undefined) return foreignUrl;
  const broker = await mosquitto.start();
  onTestFinished(() => broker.stop());
  return broker.url;
}

const lines = salesLines();
const plain = lines.map(({ at, ...line }) => ({ ...line, day: at.slice(0, 10) }));

const yuanText = (fen: number): string => (fen / 100).toFixed(2);

const rankingQuery = `{ statistics(selection: { all: true },
  range: { start: "2024-03-01", end: "2024-03-20" }) {
    totals { amount { net } quantity { sold returned net } }
    shopRanking(first: 10) { edges { node { name } amount { net } quantity { sold returned } } } } }`;

const rankingAnswer = z.object({
  totals: z.object({
    amount: z.object({ net: z.string() }),
    quantity: z.object({ sold: z.int(), returned: z.int(), net: z.int() }),
  }),
  shopRanking: z.object({
    edges: z.array(
      z.object({
        node: z.object({ name: z.string() }),
        amount: z.object({ net: z.string() }),
        quantity: z.object({ sold: z.int(), returned: z.int() }),
      }),
    ),
  }),
});

/** Compares the statistics with a plain sum over the file's lines. */
async function agreesWithTheFile(person: Person, url?: string): Promise<void> {
  const { statistics } = await person.graphql(rankingQuery, {}, url);
  const { totals, shopRanking } = rankingAnswer.parse(statistics);
  const all = plainSums(plain, () => 'all').get('all');
  if (all === undefined) throw new Error('The file is empty');
  expect(totals).toEqual({
    amount: { net: yuanText(all.net) },
    quantity: { sold: all.sold, returned: all.returned, net: all.sold - all.returned },
  });
  const shops = shopRanking.edges.map(({ node, amount, quantity }) => [
    node.name,
    { net: amount.net, ...quantity },
  ]);
  const expected = [...plainSums(plain, ({ shop }) => shop)].map(([shop, sum]) => [
    shop,
    { net: yuanText(sum.net), sold: sum.sold, returned: sum.returned },
  ]);
  expect(Object.fromEntries(shops)).toEqual(Object.fromEntries(expected));
}

const shopsAnswer = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});
const progress = z.object({
  importProgressed: z.object({ status: z.string(), percent: z.int(), linesAdded: z.int() }),
});
const progressQuery = `subscription ($id: ID!) {
  importProgressed(id: $id) { status percent linesAdded } }`;
const refreshQuery = `subscription ($selection: ShopSelection!) {
  shopRefreshed(selection: $selection) { shop { id name } at } }`;
const refresh = z.object({ shopRefreshed: z.object({ shop: z.object({ name: z.string() }) }) });

describe.skipIf(!postgres?.isReachable)('the product on PostgreSQL', () => {
  it('signs in, imports, counts what the file says, and keeps it over a crash', async () => {
    const product = await startProduct({ DATABASE_URL: await emptyPostgres() });
    const person = await registerBoss(product.url);
    expect(await person.ended(await person.startImport(toCsv(lines)))).toMatchObject({
      status: 'DONE',
      linesAdded: lines.length,
    });
    await agreesWithTheFile(person);
    await product.kill();
    await product.restart();
    await agreesWithTheFile(person);
    expect(await person.ended(await person.startImport(toCsv(lines)))).toMatchObject({
      linesAdded: 0,
      linesKnown: lines.length,
    });
    expect(product.output.join('\n')).not.toMatch(/"level":"(error|fatal)"/);
  });
});

describe.skipIf(missing.length > 0)('two servers on one PostgreSQL and one Mosquitto', () => {
  it('share sessions, imports, their progress and live refreshes', async () => {
    const env = {
      DATABASE_URL: await emptyPostgres(),
      MQTT_URL: await brokerUrl(),
      DATA_DIR: await temporaryFolder(),
    };
    const [a, b] = await Promise.all([startProduct(env), startProduct(env)]);
    for (const { url } of [a, b]) {
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    }
    const person = await registerBoss(a.url);
    const viewer = '{ viewer { isBoss } }';
    expect(await person.graphql(viewer, {}, b.url)).toEqual({ viewer: { isBoss: true } });

    // Starts at A; who listens at B hears each step and the end.
    const first = await person.startImport(toCsv(lines));
    const watching = person.subscribe(progressQuery, { id: first }, b.url);
    await watching.over;
    const steps = watching.events.map((event) => progress.parse(event).importProgressed);
    expect(steps.at(-1)).toEqual({ status: 'DONE', percent: 100, linesAdded: lines.length });
    await agreesWithTheFile(person, b.url);

    // Both servers tell of new data, wherever it came in.
    const { shops } = shopsAnswer.parse(
      await person.graphql('{ shops(first: 10) { edges { node { id } } } }', {}, b.url),
    );
    expect(shops.edges).toHaveLength(3);
    const listeners = [a, b].map(({ url }) =>
      person.subscribe(refreshQuery, { selection: { all: true } }, url),
    );
    const more = lines.slice(0, 1).map((line) => ({ ...line, orderNo: 'NEW' }));
    let orders = 0;
    await vi.waitFor(
      async () => {
        // Again until both are heard: a subscription has no sign that it has begun.
        orders += 1;
        const text = toCsv(more.map((line) => ({ ...line, orderNo: `NEW-${orders}` })));
        expect(await person.ended(await person.startImport(text, b.url))).toMatchObject({
          status: 'DONE',
          linesAdded: 1,
        });
        for (const { events } of listeners) {
          expect(events.map((event) => refresh.parse(event).shopRefreshed.shop.name)).toContain(
            more[0]?.shop,
          );
        }
      },
      { timeout: 30_000, interval: 100 },
    );

    // What ended at one server has ended at the other.
    const other = await signInAt(b.url, person.phone, person.password);
    await other.graphql('mutation { logout { error { message } } }', {}, a.url);
    const after = await fetch(`${b.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: other.token },
      body: JSON.stringify({ query: '{ shops(first: 1) { totalCount } }' }),
    });
    expect(JSON.stringify(await after.json())).toContain('UNAUTHENTICATED');
    for (const { output } of [a, b]) {
      expect(output.join('\n')).not.toMatch(/"level":"(error|fatal)"/);
    }
  });
});
