import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The parts that the pictures of the guides are put together from, on a sheet of 320 × 200. */

export const Sheet = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    borderRadius: 'l2',
    bg: 'bg.muted',
    '& .plate': { fill: 'bg.panel', stroke: 'border.emphasized' },
    '& .soft': { fill: 'bg.emphasized' },
    '& .line': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '2', strokeLinecap: 'round' },
    '& .key': { fill: 'accent.solid' },
    '& .mark': { fill: 'none', stroke: 'accent.focusRing', strokeWidth: '3' },
    '& text': { fill: 'fg', fontSize: '12px', textAnchor: 'middle' },
    '& text.muted': { fill: 'fg.muted', textAnchor: 'start', fontSize: '11px' },
    '& text.onKey': { fill: 'accent.contrast' },
  },
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The button that is to be pressed, with a ring around it. */
export function Press({ x, y, label, width = 84 }: Spot & { label: string; width?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="key" width={width} height="26" rx="5" />
      <text className="onKey" x={width / 2} y="17">
        {label}
      </text>
      <rect className="mark" x="-5" y="-5" width={width + 10} height="36" rx="9" />
    </g>
  );
}

/** Lines that stand for text. */
export function Lines({ x, y, widths }: Spot & { widths: readonly number[] }) {
  const rows = widths.map((width, place) => ({ width, top: y + place * 16 }));
  return rows.map(({ width, top }) => (
    <rect key={top} className="soft" x={x} y={top} width={width} height="7" rx="3.5" />
  ));
}

interface BrowserProps {
  readonly address?: string;
  /** Stands in the place of an address that there is not. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A browser with its address bar. */
export function Browser({ address = '', title = '', children }: BrowserProps) {
  const inBar = address || title;
  return (
    <>
      <rect className="plate" x="14" y="14" width="292" height="172" rx="8" />
      <circle className="soft" cx="28" cy="30" r="4" />
      <circle className="soft" cx="41" cy="30" r="4" />
      <circle className="soft" cx="54" cy="30" r="4" />
      <rect className="soft" x="68" y="21" width="188" height="18" rx="9" />
      {inBar && (
        <text className="muted" x="80" y="34">
          {inBar}
        </text>
      )}
      <path className="line" d="M14.5 48h291" strokeWidth="1" />
      {children}
    </>
  );
}

/** A window of a program. */
export function Dialog({ children }: { children: ReactNode }) {
  return (
    <>
      <rect className="plate" x="50" y="28" width="220" height="144" rx="8" />
      <path className="line" d="M256 42l-8 8m0-8l8 8" />
      {children}
    </>
  );
}

/** The file that was downloaded. */
export function Package({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="plate" width="44" height="52" rx="5" />
      <path className="line" d="M22 12v20m-8-8l8 8 8-8M12 41h20" />
    </g>
  );
}

/** A folder. */
export function Folder({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="key"
        d="M0 6a5 5 0 0 1 5-5h14l6 7h26a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z"
      />
    </g>
  );
}

export function Arrow({ x, y }: Spot) {
  return <path className="line" d={`M${x} ${y}h36m-9-8l9 8-9 8`} />;
}
