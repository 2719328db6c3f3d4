import { afterEach, expect, it, vi } from 'vitest';
import BarChart from '../../../../web/src/shared/charts/BarChart.tsx';
import { render, unmount } from '../../support/render.tsx';

const long = '晨光家居生活馆旗舰店跨境专营杭州分店';

afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

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
