import { describe, expect, it } from 'vitest';
import { resultCode } from '../../../api/contract/envelope.ts';
import { Refusal } from '../../../api/refusal.ts';
import { type Asking, inhabit, manager, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

/** So often that the last ones are compiled. */
const rounds = [1, 2, 3, 4, 5];
const shopNamed = (name: string) => person({ shops: [shopRow('11', { mallNameDis: name })] });

/** Asks again and again, each time of another name of the shop, as what has not changed is not executed again. */
async function answersTo(
  query: string,
  asking: (round: number) => Asking = () => ({}),
  data: Readonly<Record<string, unknown>> = {},
) {
  const { ask } = testBff();
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const round of rounds) {
    inhabit(network, { people: { t: shopNamed(`店${round}`) }, data });
    answers.push(await ask(query, { token: 't', ...asking(round) }));
  }
  return answers;
}

const range = { start: '2026-03-01', end: '2026-03-02' };

describe('a query that comes again', () => {
  it('is answered with what is there now, with aliases, fragments, enums and amounts', async () => {
    const query = `
      query Figures($range: DateRangeInput!, $first: Int = 5) {
        mine: shops(first: $first) { totalCount edges { node { __typename ...Named platform } } }
        statistics(selection: { all: true }, range: $range) { totals { amount { sold net } profit { profit } } }
      }
      fragment Named on Shop { id called: name }
    `;
    const variables = { range };
    const answers = await answersTo(query, () => ({ variables }));
    expect(answers.map(({ errors }) => errors)).toEqual(rounds.map(() => undefined));
    expect(answers.map(({ data }) => data)).toEqual(
      rounds.map((round) => ({
        mine: {
          totalCount: 1,
          edges: [
            { node: { __typename: 'Shop', id: 'temu:11', called: `店${round}`, platform: 'TEMU' } },
          ],
        },
        statistics: {
          totals: { amount: { sold: '10.10', net: '10.00' }, profit: { profit: '5.00' } },
        },
      })),
    );
  });

  it('fails as at first: what is wrong, where, and what is there all the same', async () => {
    const query = `query Card($id: ID!) { shop(id: $id) { name card { review joinedQuantity } } }`;
    const refuse = () => {
      throw new Refusal('不行', resultCode.business);
    };
    const data = { shopRating: refuse, joinedQuantity: { count: 3 } };
    const answers = await answersTo(query, () => ({ variables: { id: 'temu:11' } }), data);
    const seen = answers.map(({ data: { shop }, errors = [] }) => ({
      card: shop.card,
      errors: errors.map(({ extensions, ...error }) => ({ ...error, code: extensions?.code })),
    }));
    expect(seen[0]).toEqual({
      card: { review: null, joinedQuantity: 3 },
      errors: [
        {
          message: '不行',
          locations: [{ line: 1, column: 52 }],
          path: ['shop', 'card', 'review'],
          code: 'UPSTREAM_REFUSED',
        },
      ],
    });
    expect(seen.slice(1)).toEqual(rounds.slice(1).map(() => seen[0]));
  });

  it('refuses variables as at first', async () => {
    const query = `query Named($selection: ShopSelection!, $range: DateRangeInput!) { statistics(selection: $selection, range: $range) { shopCount } }`;
    const good = { all: true };
    const twice = { all: true, shop: 'temu:11' };
    const answers = await answersTo(query, (round) => ({
      variables: { range, selection: round === 5 ? twice : good },
    }));
    expect(answers[3]?.data.statistics.shopCount).toBe(1);
    expect(answers[4]?.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(answers[4]?.errors?.[0]?.message).toContain('$selection');
  });

  it('asks of each caller their own rights', async () => {
    const { ask } = testBff();
    const query = `query Profit($range: DateRangeInput!) { statistics(selection: { all: true }, range: $range) { totals { profit { profit } } } }`;
    const variables = { range };
    const shown: unknown[] = [];
    for (const round of rounds) {
      const permissions = round % 2 === 0 ? [{ permsCode: 'lookCost' }] : [];
      inhabit(network, { people: { t: manager({ user: { permissions } as object }) } });
      const { data } = await ask(query, { token: 't', variables });
      shown.push(data.statistics.totals.profit.profit);
    }
    expect(shown).toEqual([null, '5.00', null, '5.00', null]);
  });

  it('leaves out what a variable says is to be left out', async () => {
    const query = `query Some($all: Boolean!) { shops { totalCount @include(if: $all) edges { node { name } } } }`;
    const answers = await answersTo(query, (round) => ({ variables: { all: round % 2 === 0 } }));
    expect(
      answers.map(({ data: { shops } }) => [shops.totalCount, shops.edges[0].node.name]),
    ).toEqual(rounds.map((round) => [round % 2 === 0 ? 1 : undefined, `店${round}`]));
  });

  it('never makes code of a text that stands in it', async () => {
    const mark = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
    const query = `{ shops(after: "${mark}globalThis.wasRun=true") { totalCount } mine: shops { edges { node { name } } } }`;
    const answers = await answersTo(query);
    expect(new Set(answers.map(({ errors }) => errors?.[0]?.extensions?.code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
    expect('wasRun' in globalThis).toBe(false);
  });
});
