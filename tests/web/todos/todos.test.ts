import { describe, expect, it } from 'vitest';
import { listCodec as orders } from '../../../web/src/features/delivery/list-url.ts';
import { listCodec as products } from '../../../web/src/features/products/list-url.ts';
import { filterCodec as shops } from '../../../web/src/features/shops/manage/filter.ts';
import { desktopDoor, phoneDoor } from '../../../web/src/features/todos/doors.ts';
import { putOffTimes, untilTyped } from '../../../web/src/features/todos/put-off.ts';
import { kinds, viewCodec } from '../../../web/src/features/todos/view.ts';
import { todoOf as todo } from '../support/todo.ts';

const partsOf = (address: string | null) => {
  const url = new URL(address ?? '', 'http://web.test');
  return { path: url.pathname + url.hash, parts: url.searchParams };
};

describe('the door of something to do', () => {
  it('leads to exactly it, as the pages read their addresses', () => {
    const late = partsOf(desktopDoor(todo('OVERDUE', { subject: 'FH1' })));
    expect(late.path).toBe('/deliveryCenter');
    expect(orders.read(late.parts)).toMatchObject({ due: 'overdue', search: 'FH1' });
    expect(late.parts.get('shop')).toBe('temu:11');
    const soon = partsOf(desktopDoor(todo('DUE_SOON')));
    expect(orders.read(soon.parts)).toMatchObject({ due: 'soon', search: '' });
    for (const [kind, stock] of [
      ['SOLD_OUT', 'soldOut'],
      ['LACKING', 'lacking'],
    ] as const) {
      const goods = partsOf(desktopDoor(todo(kind, { code: 'CUP' })));
      expect(products.read(goods.parts)).toMatchObject({ level: 'skc', stock, code: 'CUP' });
      const uncoded = partsOf(desktopDoor(todo(kind)));
      expect(products.read(uncoded.parts)).toMatchObject({ stock, search: 'S1', code: '' });
    }
    const uncosted = partsOf(desktopDoor(todo('UNCOSTED')));
    expect(uncosted.path).toBe('/account/manager');
    expect(products.read(uncosted.parts)).toMatchObject({
      level: 'sku',
      cost: 'without',
      sort: 'amount',
    });
    const fine = partsOf(desktopDoor(todo('VIOLATION')));
    expect([fine.path, ...['messages', 'message'].map((name) => fine.parts.get(name))]).toEqual([
      '/home#home-messages',
      'open',
      'S1',
    ]);
    const rejected = partsOf(desktopDoor(todo('REJECTED')));
    expect([rejected.path, rejected.parts.get('documents')]).toEqual([
      '/home#home-products',
      'rejected',
    ]);
    const rebind = partsOf(desktopDoor(todo('REBIND')));
    expect([rebind.path, shops.read(rebind.parts).search]).toEqual(['/shopManage', '11']);
    expect(desktopDoor(todo('RENEWAL'))).toBeNull();
  });

  it('on the phone stays there where the phone has a page for it', () => {
    const place = (page: string) => `/m${page}`;
    expect(kinds.map((kind) => phoneDoor(todo(kind), place))).toEqual([
      '/m/orders?shop=temu%3A11&list=overdue&q=S1',
      '/m/orders?shop=temu%3A11&list=soon',
      '/m/messages?shop=temu%3A11&kind=open&message=S1',
      '/m/products?shop=temu%3A11&list=soldOut&q=S1',
      '/account/manager?desktop&shop=temu%3A11&level=skc&stock=lacking&q=S1',
      '/account/manager?desktop&shop=temu%3A11&level=sku&cost=without&sort=amount&range=month',
      '/m/documents?shop=temu%3A11',
      '/shopManage?desktop&q=11',
      '/m/renew',
    ]);
    expect(phoneDoor(todo('SOLD_OUT', { code: 'CUP' }), place)).toBe(
      '/m/products?shop=temu%3A11&list=soldOut&code=CUP',
    );
  });
});

describe('until when something is put off', () => {
  const at = (time: string) => Date.parse(`2026-03-11T${time}:00+08:00`);
  it.each<[string, [string, string][]]>([
    [
      '10:30',
      [
        ['hour', '2026-03-11T11:30'],
        ['evening', '2026-03-11T20:00'],
        ['morning', '2026-03-12T09:00'],
      ],
    ],
    [
      '20:00',
      [
        ['hour', '2026-03-11T21:00'],
        ['morning', '2026-03-12T09:00'],
      ],
    ],
    [
      '23:59',
      [
        ['hour', '2026-03-12T00:59'],
        ['morning', '2026-03-12T09:00'],
      ],
    ],
    [
      '00:05',
      [
        ['hour', '2026-03-11T01:05'],
        ['evening', '2026-03-11T20:00'],
        ['morning', '2026-03-12T09:00'],
      ],
    ],
  ])('at %s is one of these', (time, wanted) => {
    expect(putOffTimes(at(time))).toEqual(
      wanted.map(([choice, until]) => ({ choice, until: Date.parse(`${until}:00+08:00`) })),
    );
  });

  it('can be typed as a time of Shanghai', () => {
    expect(untilTyped('2026-03-12', '09:00')).toBe(Date.parse('2026-03-12T01:00:00Z'));
    expect(untilTyped('', '09:00')).toBeNull();
    expect(untilTyped('2026-13-12', '09:00')).toBeNull();
  });
});

it('the address of the list holds what is looked at, and takes anything else for nothing', () => {
  const read = (query: string) => viewCodec.read(new URLSearchParams(query));
  const plain = { filter: 'OPEN', kind: null, page: 1 };
  expect(read('')).toEqual(plain);
  expect(read('list=x&kind=y&page=-1')).toEqual(plain);
  expect(read('list=MINE&kind=OVERDUE&page=3')).toEqual({
    filter: 'MINE',
    kind: 'OVERDUE',
    page: 3,
  });
  expect(viewCodec.write(read('list=PUT_OFF&page=2'))).toMatchObject({
    list: 'PUT_OFF',
    page: '2',
  });
});
