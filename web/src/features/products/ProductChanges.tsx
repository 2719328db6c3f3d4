import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { arrow, dotted, fullDay } from '../../i18n/format.ts';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { Pager } from '../../shared/table/Pager.tsx';
import { usePage } from '../../shared/table/use-page.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { type ProductChangesQuery, useProductChangesQuery } from './ProductChanges.generated.ts';

const PAGE_SIZE = 8;

const colours = { PRICE_CHANGED: 'accent', SOLD_OUT: 'red', RESTOCKED: 'green' } as const;

type Change = NonNullable<ProductChangesQuery['skuChanges']>['edges'][number]['node'];

/** The changes of price and stock of a product, the latest first. */
export const ProductChanges = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('products');
  const [page, setPage] = usePage(id);
  const query = useProductChangesQuery({
    variables: { id, first: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = query.data ?? query.previousData;
  const changes = found?.skuChanges;
  // An upstream that keeps none has nothing to say here.
  if (changes === null) return null;
  return (
    <Box as="section" aria-label={t('changes.title')}>
      <Heading as="h3" size="sm" marginBottom="2">
        {t('changes.title')}
      </Heading>
      {changes === undefined ? (
        query.error ? (
          <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />
        ) : (
          <BlockSkeleton height={120} />
        )
      ) : changes.totalCount === 0 ? (
        <Text color="fg.muted">{t('changes.none')}</Text>
      ) : (
        <>
          <Box as="ol" aria-busy={query.loading}>
            {changes.edges.map(({ node }) => (
              <ChangeLine key={`${node.day} ${node.skuId} ${node.kind}`} change={node} />
            ))}
          </Box>
          <Pager
            label={t('changes.pager')}
            page={page}
            pageSize={PAGE_SIZE}
            total={changes.totalCount}
            isBusy={query.loading}
            onPage={setPage}
          />
        </>
      )}
    </Box>
  );
};

/** The day, which SKU, and what it was before and is since. */
const ChangeLine = ({ change }: { readonly change: Change }) => {
  const { t } = useTranslation('products');
  const { day, kind, skuId, specName, extCode, oldPrice, newPrice } = change;
  return (
    <Flex
      as="li"
      listStyleType="none"
      gap="3"
      align="baseline"
      wrap="wrap"
      paddingY="1.5"
      borderBottomWidth="1px"
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" color="fg.muted">
        {fullDay(day)}
      </Text>
      <Badge variant="subtle" colorPalette={colours[kind]}>
        {t(`changes.kind.${kind}`)}
      </Badge>
      <Text as="span" flex="1" minWidth="8rem" truncate title={t('row.sku', { id: skuId })}>
        {dotted(specName, extCode)}
      </Text>
      {oldPrice !== null && newPrice !== null && (
        <Text as="span" whiteSpace="nowrap">
          {`${fullMoney(toFen(oldPrice))} ${arrow()} ${fullMoney(toFen(newPrice))}`}
        </Text>
      )}
    </Flex>
  );
};
