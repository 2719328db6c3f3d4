import { expect, it } from 'vitest';
import { prepared } from '../../../db/engine/prepared.ts';
import { describeOnEngines } from '../../support/databases.ts';

const limitsBetween = prepared((db, from: number, to: number) =>
  db
    .selectFrom('rate_limit')
    .select('key')
    .where('count', '>=', from)
    .where('count', '<', to)
    .orderBy('count'),
);

describeOnEngines('a prepared query', (engine) => {
  it('is made once per database and answers each time for its own values', async () => {
    const statements: string[] = [];
    const log = (event: { query: { sql: string } }) => statements.push(event.query.sql);
    const [one, two] = [await engine.fresh({ log }), await engine.fresh()];
    const rows = [1, 2, 3].map((count) => ({ key: `of ${count}`, window_start: 0, count }));
    await one.insertInto('rate_limit').values(rows).execute();

    expect(await limitsBetween(one, 1, 3)).toEqual([{ key: 'of 1' }, { key: 'of 2' }]);
    expect(await limitsBetween(one, 3, 9)).toEqual([{ key: 'of 3' }]);
    const both = await Promise.all([limitsBetween(one, 2, 3), limitsBetween(one, 1, 2)]);
    expect(both).toEqual([[{ key: 'of 2' }], [{ key: 'of 1' }]]);
    expect(await limitsBetween(two, 0, 9)).toEqual([]);
    const selects = statements.filter((sql) => /^select "key"/.test(sql));
    expect([selects.length, new Set(selects).size]).toEqual([4, 1]);
  });

  it('may use nothing but its values, once and in their order', async () => {
    const db = await engine.fresh();
    const swapped = prepared((to, from: number, until: number) =>
      to
        .selectFrom('rate_limit')
        .select('key')
        .where('count', '<', until)
        .where('count', '>=', from),
    );
    await expect(swapped(db, 1, 2)).rejects.toThrow('Not a query of its values');
    const more = prepared((to, from: number) =>
      to.selectFrom('rate_limit').select('key').where('count', '>=', from).where('key', '=', 'x'),
    );
    await expect(more(db, 1)).rejects.toThrow('Not a query of its values');
  });
});
