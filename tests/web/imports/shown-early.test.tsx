import { useState } from 'react';
import { expect, it } from 'vitest';
import { ShownEarly } from '../../../web/src/features/imports/ShownEarly.tsx';
import { click, render, shows } from '../support/render.tsx';

const chosen: boolean[] = [];

function Page() {
  const [isShownEarly, setIsShownEarly] = useState(false);
  return (
    <ShownEarly
      isShownEarly={isShownEarly}
      onChange={(next) => {
        chosen.push(next);
        setIsShownEarly(next);
      }}
    />
  );
}

it('is off until somebody ticks it, and says what becomes of figures that were shown', async () => {
  await render(<Page />);
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box === null) throw new Error('There is no box');
  expect(box.checked).toBe(false);
  expect(
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toContain('已显示的部分会全部撤回');
  expect(shows('边导入边显示')).toBe(true);
  await click(box);
  expect(box.checked).toBe(true);
  await click(box);
  expect(chosen).toEqual([true, false]);
});
