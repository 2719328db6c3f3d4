import { describe, expect, it } from 'vitest';
import { inhabit, namesOf, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const parts = { soldOut: -500, gone: 0, quantity: 100, price: 0, returns: -1, fresh: 0 };
const product = {
  mallId: '11',
  productId: 'LAMP',
  productName: '露营灯',
  isSoldOut: true,
  current: 100,
  level: 501,
  difference: -401,
  cause: 'soldOut',
  parts,
};
const whole = { current: 600, previous: 1001, level: 1001, difference: -401 };
const answer = {
  ...whole,
  usual: 300,
  parts,
  shops: [{ mallId: '11', ...whole, parts, product }],
  products: [product],
  otherProducts: { count: 0, difference: 0, parts },
};

const ask = (fields: string, { args = '', comparison = true, data = {} } = {}) => {
  const sent = inhabit(network, {
    people: { boss: person() },
    data: { explainChange: answer, ...data },
  });
  const days = comparison ? 'comparison: { start: "2026-02-21", end: "2026-02-28" }' : '';
  return testBff()
    .ask(
      `{ statistics(selection: {all: true}, range: { start: "2026-03-01", end: "2026-03-07" }, ${days}) {
        change${args} { ${fields} } } }`,
      { token: 'boss' },
    )
    .then((result) => ({ ...result, sent }));
};

describe('why sales changed', () => {
  it('is one call for all shops of both platforms, in yuan with every cause', async () => {
    const { data, errors, sent } = await ask(
      `current previous level difference usual isUnusual parts { cause difference }
       shops { shop { name } difference product { name isSoldOut cause level } } products { productId shop { id } }
       otherProducts { count }`,
      { args: '(inFull: true)' },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics.change).toEqual({
      current: '6.00',
      previous: '10.01',
      level: '10.01',
      difference: '-4.01',
      usual: '3.00',
      isUnusual: true,
      parts: [
        { cause: 'SOLD_OUT', difference: '-5.00' },
        { cause: 'GONE', difference: '0.00' },
        { cause: 'QUANTITY', difference: '1.00' },
        { cause: 'PRICE', difference: '0.00' },
        { cause: 'RETURNS', difference: '-0.01' },
        { cause: 'FRESH', difference: '0.00' },
      ],
      shops: [
        {
          shop: { name: '店铺11' },
          difference: '-4.01',
          product: { name: '露营灯', isSoldOut: true, cause: 'SOLD_OUT', level: '5.01' },
        },
      ],
      products: [{ productId: 'LAMP', shop: { id: 'temu:11' } }],
      otherProducts: { count: 0 },
    });
    expect(namesOf(sent).filter((name) => name === 'explainChange')).toHaveLength(1);
    expect(sent.find(({ call }) => call.name === 'explainChange')?.input).toMatchObject({
      startTime: '2026-03-01',
      endTime: '2026-03-07',
      compareStartTime: '2026-02-21',
      compareEndTime: '2026-02-28',
      inFull: true,
    });
  });

  it('is nothing without days to compare with, and is not asked for then', async () => {
    const { data, errors, sent } = await ask('difference', { comparison: false });
    expect(errors).toBeUndefined();
    expect(data.statistics.change).toBeNull();
    expect(namesOf(sent)).not.toContain('explainChange');
  });

  it('is not told to be usual or unusual where the past is not known', async () => {
    const { data } = await ask('usual isUnusual', {
      data: { explainChange: { ...answer, usual: null } },
    });
    expect(data.statistics.change).toEqual({ usual: null, isUnusual: null });
  });

  it.each([0, 25])('refuses the hours before hour %i', async (untilHour) => {
    const { errors } = await ask('difference', { args: `(untilHour: ${untilHour})` });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
