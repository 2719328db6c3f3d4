import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { manager, notice, password } from '../../conformance/facts.ts';
import { statistics } from '../../conformance/statistics.ts';
import { type Answer, testConfig } from '../world.ts';
import { documents } from './all-fields.ts';
import { foreignWorld } from './foreign.ts';

const samples = {
  selection: '{all: true}',
  range: '{start: "2026-03-01", end: "2026-03-10"}',
  phone: `"${manager.phone}"`,
  password: `"${password}"`,
  code: '"123456"',
  shopId: '"temu:634418"',
  shopIds: '["temu:634418"]',
  couponIds: '[]',
  uids: '["55001"]',
  certNo: '"CERT0001"',
  clientId: `"${'a'.repeat(32)}"`,
  sessionId: `"${'a'.repeat(32)}"`,
  ticket: `"${'t'.repeat(32)}"`,
  shown: '["temu:634418", "temu:634419"]',
  hidden: '[]',
  lastDay: '"2026-12-31"',
};

/** Everything below a field is asked for at once: more than a client may. */
const config = {
  ...testConfig,
  graphqlLimits: { cost: 1e9, fields: 1e6, tokens: 1e6, depth: 50, aliases: 1_000, bytes: 1e7 },
};

/** Paths of which the specification shows what they are asked with, and not what they answer. */
const withoutBody = new Set(Object.keys(statistics).map((each) => each.split(' ')[1]));

const byName = (name: unknown) => calls.get(String(name));

/** What of an answer is neither said, nor known to be the upstream's own lack. */
const strange = ({ errors = [] }: Answer) =>
  errors.filter(({ extensions }) => {
    const call = byName(extensions?.call);
    if (extensions?.code === 'UPSTREAM_LACKS') return call?.origin !== 'assigned';
    return extensions?.code !== 'UPSTREAM_SHAPE' || !withoutBody.has(call?.path);
  });

describe('before an upstream that has what the specification names and no more', () => {
  it.each(documents('query', 1, samples))(
    '%s is answered, or says which call is missing or of another make',
    async (_field, document) => {
      const { ask, signIn } = await foreignWorld({ ids: 'number', noData: 'absent' }, { config });
      const answer = await ask(document, { token: await signIn() });
      expect(strange(answer)).toEqual([]);
    },
  );

  it.each(documents('mutation', 1, samples))(
    '%s is done, is refused in words, or says which call is missing',
    async (_field, document) => {
      const { ask, signIn } = await foreignWorld({ ids: 'number', noData: 'absent' }, { config });
      const answer = await ask(document, { token: await signIn() });
      expect(strange(answer)).toEqual([]);
    },
  );

  it('tells an upstream’s lack as what it is, of its field alone, and once in the log', async () => {
    const { ask, signIn, logged } = await foreignWorld();
    const token = await signIn();
    const query = '{ viewer { id } shop(id: "temu:634418") { name badgeCount } }';
    const { data, errors } = await ask(query, { token });
    expect(data).toEqual({ viewer: { id: '7' }, shop: { name: '晨光家居', badgeCount: null } });
    expect(errors).toMatchObject([
      {
        message: '数据服务尚未提供此功能',
        path: ['shop', 'badgeCount'],
        extensions: { code: 'UPSTREAM_LACKS', call: 'refundInfo', status: 404 },
      },
    ]);
    await ask(query, { token });
    expect(logged.filter(({ message }) => message === 'upstream call failed')).toHaveLength(1);
  });
});

describe('what an upstream answers as its documents say', () => {
  it('is added up over the shops of both marketplaces', async () => {
    const { ask, signIn } = await foreignWorld({ statistics: 'documented', ids: 'number' });
    const { data, errors } = await ask(
      `{ statistics(selection: {all: true}, range: ${samples.range}) {
        totals { amount { net } quantity { net } profit { profit } }
        amountTrend { bucket figures { net } }
      } }`,
      { token: await signIn() },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics.totals).toMatchObject({
      amount: { net: '400.00' },
      quantity: { net: 12 },
      profit: { profit: '162.00' },
    });
    expect(data.statistics.amountTrend).toHaveLength(10);
    expect(data.statistics.amountTrend[0]).toMatchObject({ figures: { net: '400.00' } });
  });
});

describe('a notice', () => {
  it('that is gone is none', async () => {
    const { ask } = await foreignWorld();
    const one = (id: string) => ask(`{ notice(id: "notice:${id}") { title } }`);
    expect((await one(notice.noticeId)).data.notice).toEqual({ title: notice.title });
    expect(await one('404')).toMatchObject({ data: { notice: null }, errors: undefined });
  });
});
