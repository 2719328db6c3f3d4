import { expect, it } from 'vitest';
import { blockAddress } from '../../../web/src/features/statistics/doors.ts';
import {
  listedCodec,
  ofRule,
} from '../../../web/src/features/statistics/operations/message-lists.ts';

const read = (query: string) => listedCodec.read(new URLSearchParams(query));

it('has the violations of one rule of one marketplace in the address, and whatever it is led to next without them', () => {
  const rule = { platform: 'SHEIN', code: 'FH-01' } as const;
  expect(ofRule(rule)).toEqual({ messages: 'shein:FH-01' });
  expect(listedCodec.write({ list: 'violation', rule })).toEqual(ofRule(rule));
  expect(read('messages=shein:FH-01')).toEqual({ list: 'violation', rule });
  const door = blockAddress('?range=week&messages=shein:FH-01', 'home-messages', {
    messages: 'open',
  });
  expect(door).toBe('?range=week&messages=open#home-messages');
  expect(read(door.split('#')[0] ?? '')).toEqual({ list: 'open', rule: null });
});

it('takes what is no list for all of them', () => {
  for (const messages of ['amazon:FH-01', 'temu:', 'nonsense'])
    expect(read(`messages=${messages}`)).toEqual({ list: 'all', rule: null });
});
