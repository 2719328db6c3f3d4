import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { escapeLike, holdsKeyword } from '../../../db/engine/keyword.ts';
import { describeOnEngines } from '../../support/databases.ts';

describe('a keyword', () => {
  it('loses the meaning of its wildcards', () => {
    expect(escapeLike('50%_a\\b')).toBe('50\\%\\_a\\\\b');
  });
});

describeOnEngines('what holds a keyword', (engine) => {
  it('is found in small letters and capitals, full-width, with joiners and without', async () => {
    const db = await engine.fresh();
    const found = async (name: string, keyword: string) => {
      const text = sql`cast(${name} as text)`;
      const { rows } = await sql`select 1 where ${holdsKeyword(text, keyword)}`.execute(db);
      return rows.length === 1;
    };
    const [persian, family] = ['کتاب\u200cها', '👨\u200d👩\u200d👧'];
    for (const [name, keyword] of [
      ['Blue Cup', 'bLUE c'],
      ['蓝色水杯', '水杯'],
      [`${persian} 2`, persian],
      [`${persian} 2`, 'کتابها'],
      ['کتابها', persian],
      [`${family}的杯子`, '👩'],
      [`${family}的杯子`, '👨👩👧的'],
      ['क्\u200dष Cup', 'क्ष c'],
      ['FH260311000099977777', 'ｆｈ２６０３１１'],
      ['杯子（大号） K7-2', '（大号）'],
      ['杯子（大号） K7-2', 'Ｋ７－２'],
    ] as const)
      expect(`${name} ${await found(name, keyword)}`).toBe(`${name} true`);
    expect(await found('Blue Cup', '%u_')).toBe(false);
    expect(await found(persian, 'کتابا')).toBe(false);
  });
});
