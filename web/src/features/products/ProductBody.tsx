import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { BlockPlace } from '../../shared/charts/BlockState.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { BindOrImport } from '../binding/index.ts';
import { isFiltered } from './list-url.ts';
import { ProductTable } from './ProductTable.tsx';

type Props = ComponentProps<typeof ProductTable> & {
  readonly hasShops: boolean;
  readonly onClear: () => void;
};

const HEIGHT = 440;

/** The list, or why there is none and what to do next. */
export const ProductBody = ({ hasShops, onClear, ...table }: Props) => {
  const { t } = useTranslation('products');
  const { isBoss } = useViewer();
  const { state, list, store } = table;
  if (state.total === null && state.isFailed) {
    return (
      <BlockPlace height={HEIGHT}>
        <ErrorState error={state.error} onRetry={store.retry} />
      </BlockPlace>
    );
  }
  if (state.total !== 0) return <ProductTable {...table} />;
  return (
    <BlockPlace height={HEIGHT}>
      {isFiltered(list) ? (
        <EmptyState
          title={t('words.noProducts')}
          hint={t('words.searchOtherwise')}
          action={
            <Button size="sm" variant="outline" onClick={onClear}>
              {t('words.clearFilters')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t('empty.title')}
          hint={isBoss || hasShops ? t('empty.hint') : t('words.askBoss')}
          action={isBoss && <BindOrImport />}
        />
      )}
    </BlockPlace>
  );
};
