import { expect, it } from 'vitest';
import { inhabit, manager, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const sums = { settled: 0, expected: 5000, withdrawn: 0, released: 300, renewal: 6900 };
const world = {
  people: {
    boss: person(),
    manager: manager(),
    finance: manager({ user: { permissions: [{ permsCode: 'lookCost' }] } }),
    shipper: manager({ user: { staffKind: 'shipper' } }),
  },
  data: {
    getCashCalendar: {
      hiddenReason: null,
      days: [{ day: '2026-03-16', ...sums }],
      shops: [{ mallId: '13', ...sums, undatedPending: null, undatedFrozen: 40 }],
    },
    getCashItems: {
      hiddenReason: null,
      items: [
        { mallId: '11', kind: 'frozen', amount: 40, reason: '预留', releaseCondition: '期满' },
      ],
    },
  },
};
const question = /* GraphQL */ `{
  cashCalendar(selection: { all: true }) {
    hiddenReason
    days { day settled expected withdrawn released renewal }
    shops { shop { id } expected undatedPending undatedFrozen }
    items(day: "2026-03-16") { shop { id } kind amount reason releaseCondition }
  }
}`;

it.each(['boss', 'finance'])('tells a %s what money is due when, in yuan', async (token) => {
  const sent = inhabit(network, world);
  const { data, errors } = await testBff().ask(question, { token });
  expect(errors).toBeUndefined();
  expect(data.cashCalendar).toEqual({
    hiddenReason: null,
    days: [
      {
        day: '2026-03-16',
        settled: '0.00',
        expected: '50.00',
        withdrawn: '0.00',
        released: '3.00',
        renewal: '69.00',
      },
    ],
    shops: [
      { shop: { id: 'shein:13' }, expected: '50.00', undatedPending: null, undatedFrozen: '0.40' },
    ],
    items: [
      {
        shop: { id: 'temu:11' },
        kind: 'FROZEN',
        amount: '0.40',
        reason: '预留',
        releaseCondition: '期满',
      },
    ],
  });
  // Days and shops are one read.
  expect(
    sent.filter(({ call }) => call.name.startsWith('getCash')).map(({ input }) => input),
  ).toEqual([{ shopId: '11,12,13' }, { shopId: '11,12,13', day: '2026-03-16' }]);
});

it('tells a manager without the right why there is nothing, and asks for nothing; shippers may not ask', async () => {
  const sent = inhabit(network, world);
  const { data, errors } = await testBff().ask(question, { token: 'manager' });
  expect(errors).toBeUndefined();
  expect(data.cashCalendar).toEqual({
    hiddenReason: 'NO_PERMISSION',
    days: null,
    shops: null,
    items: null,
  });
  expect(sent.filter(({ call }) => call.name.startsWith('getCash'))).toEqual([]);
  const ofShipper = await testBff().ask(question, { token: 'shipper' });
  expect(ofShipper.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
