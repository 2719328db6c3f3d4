import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullCount } from '../../shared/kpi/money.ts';

const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

type DoorProps = { readonly to: string | null; readonly children: ReactNode };

/** A figure with the way to what it is of, where there is one. */
export const FigureDoor = ({ to, children }: DoorProps) =>
  to === null ? (
    children
  ) : (
    <Link to={to} style={underlined}>
      {children}
    </Link>
  );

/** So many lines of a file, with the way to them where there are any. */
export const LineCount = ({
  count,
  door,
}: {
  readonly count: number;
  readonly door: string | null;
}) => <FigureDoor to={count === 0 ? null : door}>{fullCount(count)}</FigureDoor>;
