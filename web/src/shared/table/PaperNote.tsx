import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { fullCount } from '../kpi/money.ts';
import { isWholeWanted } from '../whole-page.ts';
import { MOST_PRINTED } from './use-lines.ts';

type Props = {
  /** Rows that are put on paper. */
  readonly printed: number;
  /** Null until it is known. */
  readonly total: number | null;
};

/** Says on paper, and only there, that a list goes on. */
export const PaperNote = ({ printed, total }: Props) => {
  const { t } = useTranslation('tables');
  const isWhole = isWholeWanted.use();
  if (!isWhole || total === null || printed >= total) return null;
  return (
    <Text display="none" _print={{ display: 'block' }} padding="3" fontWeight="semibold">
      {dotted(
        t('printed', { printed: fullCount(printed), total: fullCount(total) }),
        total > MOST_PRINTED ? t('mostPrinted', { most: fullCount(MOST_PRINTED) }) : null,
      )}
    </Text>
  );
};
