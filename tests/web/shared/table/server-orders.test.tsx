import { useState } from 'react';
import { expect, it } from 'vitest';
import { CandidateTable } from '../../../../web/src/features/listing/selection/CandidateRows.tsx';
import { PeopleTable } from '../../../../web/src/features/people/page/PeopleTable.tsx';
import type { PeopleSort, SelectionSort } from '../../../../web/src/graphql/schema.generated.ts';
import { click, render } from '../../support/render.tsx';

const nothing = () => undefined;

const headOf = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('th')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  if (found === undefined) throw new Error(`There is no column ${name}`);
  return found;
};
const press = (name: string) => {
  const button = headOf(name).querySelector('button');
  if (button === null) throw new Error(`${name} leads no order`);
  return click(button);
};
/** What the heads say of the order. */
const told = () =>
  [...document.querySelectorAll('th[aria-sort]')].map((head) => [
    head.textContent?.split(/\s/)[0],
    head.getAttribute('aria-sort'),
  ]);

it('the heads of the candidates order the list as the server does, and say in which direction', async () => {
  let asked: SelectionSort = 'GROWTH';
  function List() {
    const [sort, setSort] = useState<SelectionSort>('GROWTH');
    asked = sort;
    return (
      <CandidateTable
        rows={[]}
        shopId="temu:1"
        isBusy={false}
        sort={sort}
        onSort={setSort}
        picking={{ pick: nothing, busy: null }}
        onOpen={nothing}
        tools={null}
      />
    );
  }
  await render(<List />);
  expect(told()).toEqual([['环比', 'descending']]);
  for (const [name, sort, direction] of [
    ['售价', 'PRICE', 'ascending'],
    ['在售店铺', 'COMPETITION', 'ascending'],
    ['近30天销量', 'SALES', 'descending'],
    ['预估毛利率', 'MARGIN', 'descending'],
  ] as const) {
    await press(name);
    expect(asked).toBe(sort);
    expect(told()).toEqual([[name, direction]]);
  }
});

it('the head of when people were last here orders them both ways', async () => {
  let asked: PeopleSort = 'ADDED';
  function List() {
    const [sort, setSort] = useState<PeopleSort>('ADDED');
    asked = sort;
    return (
      <PeopleTable
        people={[]}
        sort={sort}
        withSeen
        isBusy={false}
        onSort={setSort}
        onShops={nothing}
        onAct={nothing}
        tools={null}
      />
    );
  }
  await render(<List />);
  expect(told()).toEqual([['添加日期', 'descending']]);
  for (const [sort, direction] of [
    ['SEEN', 'descending'],
    ['AWAY', 'ascending'],
    ['SEEN', 'descending'],
  ] as const) {
    await press('最近在线');
    expect(asked).toBe(sort);
    expect(told()).toEqual([['最近在线', direction]]);
  }
});
