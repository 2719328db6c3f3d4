import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';

type Props = { readonly pieces: number | null; readonly unknown: number };

/** Pieces, as far as anybody told them: what is not known is not 0. */
export const StockFigure = ({ pieces, unknown }: Props) => {
  const { t } = useTranslation('stock');
  if (pieces === null)
    return (
      <Text as="span" color="fg.muted" title={t('unknownTitle')}>
        {t('unknown')}
      </Text>
    );
  if (unknown === 0) return fullCount(pieces);
  return (
    <span title={t('partlyTitle', { count: unknown })}>
      {t('atLeast', { pieces: fullCount(pieces) })}
    </span>
  );
};
