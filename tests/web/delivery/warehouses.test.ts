import { describe, expect, it } from 'vitest';
import {
  readFilter,
  variablesOf,
  writeFilter,
} from '../../../web/src/features/delivery/phone/task-url.ts';
import { byWarehouse, warehouseChoices } from '../../../web/src/features/delivery/warehouses.ts';

const warehouses = [
  { name: '义乌仓', orders: 3 },
  { name: '佛山仓', orders: 0 },
];

describe('the warehouses to choose from', () => {
  it('are those with orders in the list, each with how many', () => {
    expect(warehouseChoices(warehouses, '')).toEqual([{ value: '义乌仓', label: '义乌仓 3' }]);
  });

  it('have the chosen one, without orders and where nothing is known of it', () => {
    const values = (chosen: string) =>
      warehouseChoices(warehouses, chosen).map(({ label }) => label);
    expect(values('佛山仓')).toEqual(['义乌仓 3', '佛山仓 0']);
    expect(values('东莞仓')).toEqual(['义乌仓 3', '东莞仓']);
  });
});

it('puts the orders to one warehouse together, in their order', () => {
  const order = (id: number, warehouse: string) => ({ id, warehouse });
  const [a, b, c] = [order(1, '义乌仓'), order(2, '佛山仓'), order(3, '义乌仓')];
  expect(byWarehouse([a, b, c])).toEqual([
    { warehouse: '义乌仓', orders: [a, c] },
    { warehouse: '佛山仓', orders: [b] },
  ]);
});

describe('the tasks of one warehouse on the phone', () => {
  it('stand in the address, and are asked for', () => {
    const filter = readFilter(new URLSearchParams('tab=ship&warehouse=义乌仓&sort=warehouse'));
    expect(filter).toMatchObject({ tab: 'ship', warehouse: '义乌仓', sort: 'warehouse' });
    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
    expect(variablesOf(filter)).toMatchObject({ warehouse: '义乌仓', sort: 'WAREHOUSE' });
  });

  it('are those of every warehouse by their deadline, unless asked', () => {
    const filter = readFilter(new URLSearchParams('warehouse=&sort=size'));
    expect(writeFilter(filter)).toBe('');
    expect(variablesOf(filter)).toMatchObject({ warehouse: null, sort: 'DEADLINE' });
  });
});
