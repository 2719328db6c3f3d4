import { afterEach, expect, it, vi } from 'vitest';
import BarChart from '../../../../web/src/shared/charts/BarChart.tsx';
import { render, unmount } from '../../support/render.tsx';

const long = '晨光家居生活馆旗舰店跨境专营杭州分店';

afterEach(() => vi.restoreAllMocks());

/** The names beside the bars, and where the bars begin, in a chart of so many px. */
async function drawn(width: number, labels: readonly string[]) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, width, 200),
  );
  await render(
    <BarChart
      rows={labels.map((label, place) => ({ id: `${place}`, label, value: 9 - place }))}
      height={200}
      ariaLabel="店铺排行"
      axisText={() => ''}
      shortText={() => ''}
      fullText={String}
    />,
  );
  const names = [...document.querySelectorAll('svg text')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '');
  const [, left] =
    /translate\((\d+),/.exec(document.querySelector('svg > g')?.getAttribute('transform') ?? '') ??
    [];
  return { names: new Set(names), left: Number(left) };
}

/** The widths of the bars of these values, and where their figures begin, in a chart of 800 px. */
async function barsOf(values: readonly number[], shortText: (value: number) => string = String) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 800, 200),
  );
  await render(
    <BarChart
      rows={values.map((value, place) => ({ id: `${place}`, label: '类目', value }))}
      height={200}
      ariaLabel="类目占比"
      axisText={() => ''}
      shortText={shortText}
      fullText={String}
    />,
  );
  const numbersOf = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => Number(element.getAttribute(name)));
  // The first row is drawn last.
  return {
    widths: numbersOf('svg rect[focusable]', 'width').toReversed(),
    figures: numbersOf('svg text[x]', 'x').toReversed(),
  };
}

it('has a bar on the other side of zero for what came back more than it was sold', async () => {
  const { widths, figures } = await barsOf([100, -400]);
  expect(widths.map(Math.round)).toEqual([136, 544]);
  // Each figure stands behind its bar: of the one below zero that is at zero.
  expect(figures.map(Math.round)).toEqual([688, 552]);
  await unmount();
  expect((await barsOf([-46])).widths[0]).toBeGreaterThan(500);
});

it('begins at zero where nothing is below it, and where all are zero', async () => {
  expect((await barsOf([400, 100])).widths.map(Math.round)).toEqual([680, 170]);
  await unmount();
  expect(await barsOf([0, 0])).toMatchObject({ widths: [0, 0], figures: [8, 8] });
});

it('has room for the whole figure of its longest bar', async () => {
  const { figures } = await barsOf([999_939], () => '−¥9,999.39万');
  const [left] = /\d+/.exec(document.querySelector('svg > g')?.getAttribute('transform') ?? '') ?? [
    '0',
  ];
  expect(Number(left) + (figures[0] ?? 0) + 7 * 12).toBeLessThanOrEqual(800);
});

it('gives the names of its bars as much room as the longest needs, where there is so much', async () => {
  expect(await drawn(1_200, [long, '乙店'])).toEqual({
    names: new Set([long, '乙店']),
    left: 16 + 7 * 36,
  });
  await unmount();
  // Short names leave the width to the bars.
  expect((await drawn(1_200, ['甲店', 'B'])).left).toBe(16 + 7 * 4);
});

it('cuts names with a sign where they would take more than two fifths of a narrow chart', async () => {
  const { names, left } = await drawn(375, [long, '乙店']);
  expect(left).toBeLessThanOrEqual(375 * 0.4);
  expect(names).toEqual(new Set(['晨光家居生活馆旗舰…', '乙店']));
});

it('leaves room for the beginning of a name, however narrow it is', async () => {
  expect(await drawn(120, [long])).toEqual({ names: new Set(['晨光家居生…']), left: 16 + 7 * 10 });
});
