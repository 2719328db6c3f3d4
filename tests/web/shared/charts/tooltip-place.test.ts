import { expect, it } from 'vitest';
import { tooltipPlace } from '../../../../web/src/shared/charts/tooltip-place.ts';

const phone = { width: 375, height: 700 };

it.each([
  // Behind the point, before it where that is the only room, and above it where there is none beside it.
  ['behind', { x: 40, y: 300 }, { width: 200, height: 60 }, { left: 54, top: 270 }],
  ['before', { x: 340, y: 300 }, { width: 200, height: 60 }, { left: 126, top: 270 }],
  ['above', { x: 190, y: 300 }, { width: 240, height: 60 }, { left: 70, top: 226 }],
  [
    'above, from the edge on',
    { x: 120, y: 300 },
    { width: 300, height: 60 },
    { left: 8, top: 226 },
  ],
  ['above, up to the edge', { x: 250, y: 300 }, { width: 300, height: 60 }, { left: 67, top: 226 }],
  ['below, at the top', { x: 190, y: 30 }, { width: 240, height: 60 }, { left: 70, top: 44 }],
  ['behind, at the bottom', { x: 40, y: 690 }, { width: 200, height: 60 }, { left: 54, top: 632 }],
] as const)('a tooltip stands %s', (_where, point, box, place) => {
  expect(tooltipPlace(point, box, phone)).toEqual(place);
});

it('a tooltip lies within the window wherever its point is', () => {
  for (const width of [60, 180, 359])
    for (let x = 0; x <= phone.width; x += 5)
      for (let y = 0; y <= phone.height; y += 50) {
        const { left, top } = tooltipPlace({ x, y }, { width, height: 90 }, phone);
        const edges = {
          left,
          top,
          right: phone.width - left - width,
          bottom: phone.height - top - 90,
        };
        expect(Math.min(...Object.values(edges)), `${width} at ${x}, ${y}`).toBeGreaterThanOrEqual(
          8,
        );
      }
});
