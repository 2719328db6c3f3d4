import { Button, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type Children, MOST_CHILDREN } from './use-unfolded.ts';

type Props = {
  readonly line: number;
  readonly span: number;
  readonly found: Children | undefined;
  readonly onRetry: () => void;
  readonly onSeeSkus: () => void;
};

/** The line under an unfolded row that is no SKU: they are on their way, failed, none, or too many. */
export const ChildNote = ({ line, span, found, onRetry, onSeeSkus }: Props) => {
  const { t } = useTranslation('products');
  const total = found?.total ?? null;
  return (
    <tr aria-rowindex={line + 2} data-child>
      <td colSpan={span}>
        {found?.isFailed && total === null ? (
          <Button size="xs" variant="ghost" onClick={onRetry}>
            {t('row.failed')}
          </Button>
        ) : total === null ? (
          <Skeleton height="4" width="full" />
        ) : total === 0 ? (
          t('row.noSkus')
        ) : (
          <Button size="xs" variant="ghost" onClick={onSeeSkus}>
            {t('row.moreSkus', { count: total - MOST_CHILDREN })}
          </Button>
        )}
      </td>
    </tr>
  );
};
