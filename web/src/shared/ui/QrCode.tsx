import { create } from 'qrcode';

/** Modules of white around the code: scanners need them. */
const quietZone = 4;

/** One path of all dark modules, row by row. */
function drawing(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) {
        path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
      }
    }
  }
  return { path, size: modules.size + 2 * quietZone };
}

/** A QR code: black on white in both colour modes, as scanners want it. Comes as a chunk of its own. */
export default function QrCode({
  text,
  label,
  width,
}: {
  text: string;
  /** What scanning leads to, for screen readers. */
  label: string;
  /** In px. */
  width: number;
}) {
  const { path, size } = drawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
