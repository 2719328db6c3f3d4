import { describe, expect, it } from 'vitest';
import { notice } from '../../conformance/facts.ts';
import { documents } from './all-fields.ts';
import { foreignWorld } from './foreign.ts';
import { config, samples, strange } from './foreign-answers.ts';

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
    const told = logged.filter(({ message }) => message === 'upstream call failed');
    expect(told.map(({ fields }) => fields)).toMatchObject([{ call: 'refundInfo', status: 404 }]);
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
