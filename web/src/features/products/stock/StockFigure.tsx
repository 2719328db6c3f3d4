import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';

type Props = {
  readonly pieces: number | null;
  /** Of how many nobody told it. */
  readonly unknown: number;
  /** What these are. */
  readonly counted?: 'shops' | 'skus';
};

/** Pieces, as far as anybody told them: what is not known is not 0. */
export const StockFigure = ({ pieces, unknown, counted = 'shops' }: Props) => {
  const { t } = useTranslation(['stock', 'products']);
  if (pieces === null)
    return (
      <Text as="span" color="fg.muted" title={t('stock:unknownTitle')}>
        {t('words.unknown')}
      </Text>
    );
  if (unknown === 0) return fullCount(pieces);
  const of = counted === 'shops' ? 'stock:partlyTitle' : 'products:stock.partlyTitle';
  return (
    <span title={t(of, { count: unknown })}>
      {t('stock:atLeast', { pieces: fullCount(pieces) })}
    </span>
  );
};
