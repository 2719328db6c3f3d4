import type { SymbolDrawing } from './symbols.ts';

/** The Möbius loop (ISO 7000, 1135; ISO 14021, 5.10.2): one arrow, and the same turned twice by a third. */

type Point = readonly [x: number, y: number];

const centre: Point = [50, 53];
const third = (2 * Math.PI) / 3;

const turned = ([x, y]: Point, times: number): Point => {
  const [sin, cos] = [Math.sin(times * third), Math.cos(times * third)];
  const [dx, dy] = [x - centre[0], y - centre[1]];
  return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos];
};

const written = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** From the left side round the upper corner, with its head on the right side. */
const band: readonly Point[] = [
  [34.4, 36],
  [43.7, 20],
  [50, 9],
  [56.3, 20],
  [60.5, 27.2],
];
const head: readonly Point[] = [
  [49.2, 33.7],
  [71.8, 20.7],
  [71, 45.4],
];

function arrow(times: number): SymbolDrawing['parts'] {
  const [begin, bend, corner, out, end] = band.map((point) => written(turned(point, times)));
  const [one, two, tip] = head.map((point) => written(turned(point, times)));
  return [
    { path: `M${begin}L${bend}Q${corner} ${out}L${end}`, line: 13 },
    { path: `M${one}L${two}L${tip}Z` },
  ];
}

export const loopMark: SymbolDrawing = {
  width: 100,
  height: 100,
  parts: [0, 1, 2].flatMap(arrow),
};
