import type { FigureOriginProps } from '../../../shop-scope/FigureOrigin.tsx';
import { NamedOriginMark } from './OriginLink.tsx';
import { standingFigure, standingFigures } from './origin-url.ts';

/** The mark of features that know nothing of the statistics. */
export default function SlottedMark({ figure, name, shop }: FigureOriginProps) {
  const own = standingFigures.find((one) => standingFigure[one] === figure);
  return own && <NamedOriginMark figure={own} name={name} shop={shop} />;
}
