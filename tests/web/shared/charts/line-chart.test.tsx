import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import LineChart from '../../../../web/src/shared/charts/LineChart.tsx';
import { TooltipBox } from '../../../../web/src/shared/charts/TooltipBox.tsx';
import { button, click, render } from '../../support/render.tsx';

const days = ['3月1日', '3月2日', '3月3日', '3月4日', '3月5日'];
const onOpen = vi.fn();
const onSelect = vi.fn();

const chart = () => {
  const found = document.querySelector<HTMLElement>('[role=application]');
  if (found === null) throw new Error('There is no chart.');
  return found;
};
const spoken = () => document.querySelector('[aria-live]')?.textContent;
const shown = () => document.querySelector('[data-chart-tooltip]')?.textContent ?? null;
const asked = () => document.querySelector('[data-brush-bar]')?.textContent ?? null;

const press = async (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void chart().dispatchEvent(event));
  return event.defaultPrevented;
};
const point = (type: string, x: number, pointerType: string) =>
  act(async () => {
    const options = { clientX: x, clientY: 50, pointerType, isPrimary: true, bubbles: true };
    chart().dispatchEvent(
      new PointerEvent(type, { ...options, pointerId: 1, buttons: type === 'pointerup' ? 0 : 1 }),
    );
  });

const draw = (more: Partial<Parameters<typeof LineChart>[0]> = {}) =>
  render(
    <LineChart
      labels={days}
      series={[{ id: 'net', color: 'red', values: [1, 2, 3, 4, 5] }]}
      height={200}
      ariaLabel="销量趋势图"
      axisText={String}
      tooltip={(index) => (
        <TooltipBox
          title="销量"
          lines={[{ color: 'red', label: days[index] ?? '', value: index + 1 }]}
        />
      )}
      onOpen={onOpen}
      onSelect={onSelect}
      {...more}
    />,
  );

beforeEach(() => {
  // Between the margins of the chart a day is 100 px wide.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 64 + 400 + 32, 200),
  );
  HTMLElement.prototype.setPointerCapture ??= () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  onOpen.mockClear();
  onSelect.mockClear();
});

it('keys move from point to point, and what stands there is shown and read out', async () => {
  await draw();
  expect(chart().tabIndex).toBe(0);
  expect(chart().getAttribute('aria-label')).toContain('销量趋势图');
  expect([spoken(), shown()]).toEqual(['', null]);
  expect(await press('ArrowRight')).toBe(true);
  expect(spoken()).toBe('销量3月1日 1');
  expect(shown()).toBe('销量3月1日1');
  await press('ArrowRight');
  expect(spoken()).toContain('3月2日 2');
  await press('End');
  await press('ArrowRight');
  expect(spoken()).toContain('3月5日 5');
  await press('Home');
  await press('ArrowLeft');
  expect(spoken()).toContain('3月1日 1');
  await press('Enter');
  expect(onOpen.mock.calls).toEqual([[0]]);
  // A key of the page or of the browser stays theirs.
  expect(await press('?')).toBe(false);
  expect(await press('ArrowLeft', { altKey: true })).toBe(false);
  await press('Escape');
  expect([spoken(), shown()]).toEqual(['', null]);
  expect(await press('Escape')).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
});

it('with Shift they pick a span, which Enter takes and Escape gives up', async () => {
  await draw();
  await press('End');
  await press('ArrowLeft');
  await press('ArrowLeft', { shiftKey: true });
  await press('ArrowLeft', { shiftKey: true });
  expect(spoken()).toContain('3月2日 至 3月4日');
  expect(spoken()).toContain('3月2日 2');
  expect(asked()).toContain('只看 3月2日 至 3月4日');
  await press('Escape');
  expect(asked()).toBeNull();
  await press('Enter');
  expect([onOpen.mock.calls, onSelect.mock.calls]).toEqual([[], []]);

  await press('Home');
  await press('ArrowRight', { shiftKey: true });
  await press('Enter');
  expect(onSelect.mock.calls).toEqual([[0, 1]]);
  expect(asked()).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
});

it('a finger draws a span too, which waits until it is taken', async () => {
  await draw();
  await point('pointerdown', 64 + 100, 'touch');
  await point('pointermove', 64 + 105, 'touch');
  expect(document.querySelector('[data-brush]')).toBeNull();
  await point('pointermove', 64 + 290, 'touch');
  await point('pointerup', 64 + 290, 'touch');
  expect(onSelect).not.toHaveBeenCalled();
  await click(button('取消'));
  expect(asked()).toBeNull();
  expect(document.activeElement).toBe(chart());

  await point('pointerdown', 64 + 100, 'touch');
  await point('pointermove', 64 + 290, 'touch');
  await point('pointerup', 64 + 290, 'touch');
  // A finger that scrolls on gives up nothing.
  await point('pointerdown', 64 + 150, 'touch');
  await point('pointercancel', 64 + 150, 'touch');
  await click(button('只看 3月2日 至 3月4日'));
  expect(onSelect.mock.calls).toEqual([[1, 3]]);

  // The browser scrolls instead.
  await point('pointerdown', 64 + 100, 'touch');
  await point('pointermove', 64 + 290, 'touch');
  await point('pointercancel', 64 + 290, 'touch');
  expect([asked(), document.querySelector('[data-brush]')]).toEqual([null, null]);
});

it('what a mouse draws over is taken at once', async () => {
  await draw();
  await point('pointerdown', 64, 'mouse');
  await point('pointermove', 64 + 200, 'mouse');
  expect(document.querySelector('[data-brush]')).not.toBeNull();
  await point('pointerup', 64 + 200, 'mouse');
  expect(onSelect.mock.calls).toEqual([[0, 2]]);
  expect(asked()).toBeNull();
});

it('where no span can be chosen Shift changes nothing, and no key leads anywhere', async () => {
  await draw({ onOpen: undefined, onSelect: undefined });
  await press('ArrowRight');
  await press('ArrowRight', { shiftKey: true });
  expect(spoken()).toContain('3月2日 2');
  expect(asked()).toBeNull();
  await press('Enter');
  expect([onOpen.mock.calls, onSelect.mock.calls]).toEqual([[], []]);
});

it('draws the only value there is as a dot with its figure', async () => {
  const alone = [{ id: 'net', color: 'red', values: [7, null, null, null, null] }];
  await draw({ series: alone, axisText: (value) => `¥${value}` });
  const dots = [...document.querySelectorAll('circle[fill=red]')];
  expect(dots.map((dot) => dot.nextElementSibling?.textContent)).toEqual(['¥7']);
});

it('leaves the figures away where several stand alone', async () => {
  await draw({ series: [{ id: 'net', color: 'red', values: [7, null, 8, null, null] }] });
  const dots = [...document.querySelectorAll('circle[fill=red]')];
  expect(dots.map((dot) => dot.nextElementSibling?.tagName)).not.toContain('text');
});
