import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { WithShops } from '../../../shop-scope/WithShops.tsx';
import { taskDays } from '../operations/tasks.ts';
import { usePhoneDocumentsQuery } from './PhoneToday.generated.ts';
import { shopQuery } from './shop-query.ts';
import { Door } from './TodoList.tsx';

/** /m/documents: the shops of which certificates or labels were rejected. The goods the marketplace alone names. */
export default function DocumentsPage() {
  const { t } = useTranslation('operations');
  const place = usePhonePlace();
  const today = useToday();
  const { selection } = useSelection();
  const input = useMemo(() => selectionInput(selection), [selection]);
  useLiveRefresh(input);
  const { data, error, refetch } = usePhoneDocumentsQuery({
    variables: { selection: input, range: taskDays(today) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const documents = data?.statistics.products.documents;
  return (
    <Stack gap="3" padding="3">
      <PageHead title={t('products.rejected')} back={place('/todo')} />
      <WithShops>
        {documents == null && error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              refetch().catch(() => {});
            }}
          />
        ) : documents == null ? (
          <Skeleton height="240px" borderRadius="l3" />
        ) : documents.rejected === 0 ? (
          <EmptyState title={t('products.noneRejected')} />
        ) : (
          <>
            <Text color="fg.muted">
              {t('products.rejectedHint', { count: documents.rejected })}
            </Text>
            {documents.rejectedByShop === null && <Text>{t('unknown')}</Text>}
            <Stack as="ul" aria-label={t('products.rejected')} listStyleType="none" gap="2">
              {documents.rejectedByShop?.map(({ shop, rejected }) => (
                <li key={shop.id}>
                  <Door to={`${place('')}${shopQuery(shop.id)}`}>
                    <Text flex="1" minWidth="0" lineClamp={3}>
                      {shop.name}
                    </Text>
                    <Text flexShrink={0} fontWeight="semibold">
                      {fullCount(rejected)}
                    </Text>
                  </Door>
                </li>
              ))}
            </Stack>
          </>
        )}
      </WithShops>
    </Stack>
  );
}
