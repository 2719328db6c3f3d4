type Props = {
  readonly values: readonly (number | null)[];
  readonly color: string;
  /** In px. */
  readonly height?: number;
};

const WIDTH = 120;
const HEIGHT = 28;
const PAD = 2;

/** The places of a line through the known values, as an SVG path; empty for fewer than two. */
const sparkPath = (values: readonly (number | null)[]): string => {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return '';
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const step = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1);
  let pen = 'M';
  return values
    .flatMap((value, index) => {
      if (value === null) {
        pen = 'M';
        return [];
      }
      const x = PAD + index * step;
      const y = HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD);
      const command = `${pen}${x.toFixed(1)} ${y.toFixed(1)}`;
      pen = 'L';
      return [command];
    })
    .join('');
};

/** The course of a figure in one stroke. It adds nothing that the card does not say in words. */
export const Sparkline = ({ values, color, height = HEIGHT }: Props) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width="100%"
    height={height}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      d={sparkPath(values)}
      fill="none"
      stroke={color}
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
