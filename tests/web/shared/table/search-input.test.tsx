import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchInput } from '../../../../web/src/shared/table/SearchInput.tsx';
import { render } from '../../support/render.tsx';

const field = (): HTMLInputElement => {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field');
  return input;
};

const type = (text: string) =>
  act(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

/** What is searched for, one after the other. */
const open = async (props: { readonly takesScans?: true } = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const searches: string[] = [];
  await render(
    <SearchInput
      label="搜索"
      placeholder=""
      value=""
      onSearch={(search) => searches.push(search)}
      {...props}
    />,
  );
  return searches;
};

it('searches nothing any more once the page has been left, though it stands until the next has come', async () => {
  const searches = await open();
  await type('FH1');
  const before = window.location.pathname;
  window.history.pushState(null, '', '/m/task/FH1');
  await act(() => vi.advanceTimersByTime(1_000));
  window.history.replaceState(null, '', before);
  expect(searches).toEqual([]);
});

it('searches by itself a little after the last key', async () => {
  const searches = await open();
  await type('F');
  await act(() => vi.advanceTimersByTime(200));
  await type('FH ');
  await act(() => vi.advanceTimersByTime(299));
  expect(searches).toEqual([]);
  await act(() => vi.advanceTimersByTime(1));
  expect(searches).toEqual(['FH']);
});

const enter = () =>
  act(() => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));

it('has the number that was scanned selected, so that the next one takes its place', async () => {
  const searches = await open({ takesScans: true });
  await type('FH261130586126061091');
  await enter();
  expect(searches).toEqual(['FH261130586126061091']);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 20]);
});

it('goes on behind what was searched for where words are typed', async () => {
  await open();
  await type('T恤');
  await enter();
  expect(field().selectionStart).toBe(field().selectionEnd);
});
