/** Which colour a place of a picture has behind its letters, and which colour the letters have. */

type Colour = readonly [red: number, green: number, blue: number];

/** Pixels of a place, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Letters that differ less from what is behind them are none. */
const leastContrast = 40;

/** What is transparent is seen on white. */
function colourAt({ data }: Pixels, at: number): Colour {
  const alpha = (data[at + 3] ?? 255) / 255;
  const seen = (byte: number | undefined) => Math.round((byte ?? 0) * alpha + 255 * (1 - alpha));
  return [seen(data[at]), seen(data[at + 1]), seen(data[at + 2])];
}

const middle = (values: number[]): number =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

const medianOf = (colours: readonly Colour[]): Colour => [
  middle(colours.map(([red]) => red)),
  middle(colours.map(([, green]) => green)),
  middle(colours.map(([, , blue]) => blue)),
];

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const hexOf = (colour: Colour): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colour of the edge of a place, and of what in it stands out most from that. */
export function coloursOf(pixels: Pixels): { color: string; background: string } {
  const edge: Colour[] = [];
  const all: Colour[] = [];
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      const colour = colourAt(pixels, 4 * (y * pixels.width + x));
      all.push(colour);
      const isEdge = x === 0 || y === 0 || x === pixels.width - 1 || y === pixels.height - 1;
      if (isEdge) edge.push(colour);
    }
  }
  const background = medianOf(edge);
  const furthest = all.reduce((most, colour) => Math.max(most, distance(colour, background)), 0);
  const letters = all.filter((colour) => distance(colour, background) >= 0.75 * furthest);
  const isLight = 0.299 * background[0] + 0.587 * background[1] + 0.114 * background[2] > 140;
  const plain: Colour = isLight ? [0, 0, 0] : [255, 255, 255];
  return {
    background: hexOf(background),
    color: hexOf(furthest < leastContrast ? plain : medianOf(letters)),
  };
}
