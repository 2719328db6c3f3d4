import type { TFunction } from 'i18next';
import { dotted } from '../../i18n/format.ts';
import { percent, shortCount } from '../../shared/kpi/money.ts';

type Pieces = { readonly sold: number; readonly returned: number };

/** Pieces that came back for each that was sold; null without a sale. */
export const returnRateOf = ({ sold, returned }: Pieces): number | null =>
  sold === 0 ? null : returned / sold;

/** What a card says of returns: the pieces, and their part of what was sold, where something was. */
export const returnsNote = (t: TFunction<'statistics'>, pieces: Pieces): string => {
  const rate = returnRateOf(pieces);
  return dotted(
    t('cards.pieces', { pieces: shortCount(pieces.returned) }),
    rate === null ? null : t('cards.returnRate', { rate: percent(rate) }),
  );
};
