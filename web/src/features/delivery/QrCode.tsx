import { create } from 'qrcode';
import { useMemo } from 'react';

type Props = { readonly text: string; readonly label: string };

/** The white edge that scanners need, in modules. */
const EDGE = 4;

/** A QR code as one path: sharp at any size of paper. */
export const QrCode = ({ text, label }: Props) => {
  const { size, path } = useMemo(() => drawing(text), [text]);
  const box = size + 2 * EDGE;
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr"
      viewBox={`${-EDGE} ${-EDGE} ${box} ${box}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};

/** One square a dark module, runs of them in one stroke. */
const drawing = (text: string): { readonly size: number; readonly path: string } => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (modules.get(y, x) === 0) continue;
      const start = x;
      while (x + 1 < size && modules.get(y, x + 1) !== 0) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  return { size, path };
};
