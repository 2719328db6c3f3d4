import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { productsAddress } from '../doors.ts';
import type { HomeVariables } from '../use-home.ts';
import { partOf } from './Block.tsx';
import { useHomeSplitsQuery } from './operations.generated.ts';
import { SplitBlock } from './SplitBlock.tsx';
import { bandParts, categoryParts } from './splits.ts';

type Props = Pick<HomeVariables, 'selection' | 'range' | 'dataSource'> & {
  readonly split: 'category' | 'price';
};

/** Both splits come with one query; the second block finds it under way or answered. */
export const SplitOfSales = ({ selection, range, dataSource, split }: Props) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  const query = useHomeSplitsQuery({
    variables: { selection, range, dataSource },
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const parts = partOf(query, ({ statistics: { salesByCategory, salesByPrice } }) =>
    split === 'category'
      ? salesByCategory && categoryParts(salesByCategory, t('category.unnamed'))
      : salesByPrice &&
        bandParts(salesByPrice.bands, (from, to) =>
          to === null ? t('price.above', { from }) : t('price.between', { from, to }),
        ),
  );
  return (
    <SplitBlock
      split={split}
      parts={parts}
      doorOf={({ list }) => list && productsAddress(search, list)}
      onRetry={() => query.refetch().catch(() => {})}
    />
  );
};
