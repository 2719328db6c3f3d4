import { expect, it } from 'vitest';
import { blockAddress } from '../../../web/src/features/statistics/doors.ts';
import {
  listedCodec,
  ofProduct,
  ofRule,
} from '../../../web/src/features/statistics/operations/message-lists.ts';
import { onShelf, shelfCodec } from '../../../web/src/features/statistics/operations/shelf-list.ts';

const read = (query: string) => listedCodec.read(new URLSearchParams(query));

it('has the violations of one rule of one marketplace in the address, and whatever it is led to next without them', () => {
  const rule = { platform: 'SHEIN', code: 'FH-01' } as const;
  expect(ofRule(rule)).toEqual({ messages: 'shein:FH-01' });
  expect(listedCodec.write({ list: 'violation', rule, productId: null })).toEqual(ofRule(rule));
  expect(read('messages=shein:FH-01')).toEqual({ list: 'violation', rule, productId: null });
  const door = blockAddress('?range=week&messages=shein:FH-01', 'home-messages', {
    messages: 'open',
  });
  expect(door).toBe('?range=week&messages=open#home-messages');
  expect(read(door.split('#')[0] ?? '')).toEqual({ list: 'open', rule: null, productId: null });
});

it('takes what is no list for all of them', () => {
  for (const messages of ['amazon:FH-01', 'temu:', 'nonsense'])
    expect(read(`messages=${messages}`)).toEqual({ list: 'all', rule: null, productId: null });
});

it('has the violations of one product in the address, and what came on or off of it', () => {
  const listed = { list: 'violation', rule: null, productId: '601099' } as const;
  expect(listedCodec.write(listed)).toEqual(ofProduct('601099'));
  expect(read('messages=product:601099')).toEqual(listed);
  const shelf = (value: string) => shelfCodec.read(new URLSearchParams({ shelf: value }));
  for (const productId of ['601099', null]) {
    const changes = { kind: 'OFF', productId } as const;
    expect(shelfCodec.write(changes)).toEqual(onShelf('OFF', productId));
    expect(shelf(onShelf('OFF', productId).shelf)).toEqual(changes);
  }
  for (const value of ['', 'sold', 'on:']) expect(shelf(value).kind).toBeNull();
  expect(shelfCodec.write({ kind: null, productId: null })).toEqual({ shelf: null });
});
