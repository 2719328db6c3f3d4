import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { dotted } from '../../../i18n/format.ts';
import { asDesktop } from '../../../session/desktop-view.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { Pager } from '../../../shared/table/Pager.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { shopsOf } from '../../../shop-scope/selected-shops.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { WithShops } from '../../../shop-scope/WithShops.tsx';
import { NoImportedMoney } from '../cash/NoImportedMoney.tsx';
import { NoMoneyRight } from '../cash/NoMoneyRight.tsx';
import { frozenOf } from '../operations/frozen.ts';
import { useHomeFinanceQuery } from '../operations/operations.generated.ts';
import { taskDays } from '../operations/tasks.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';

const PAGE_SIZE = 20;

/** /m/funds: the money of the selected shops at the marketplaces, and why some of it is frozen. */
export default function FundsPage() {
  const { t } = useTranslation(['operations', 'common']);
  const place = usePhonePlace();
  const today = useToday();
  const { selection, directory } = useSelection();
  const [page, setPage] = useState(1);
  const variables = {
    selection: useMemo(() => selectionInput(selection), [selection]),
    range: taskDays(today),
  };
  const { data, error, refetch } = useHomeFinanceQuery({
    variables,
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const finance = data?.statistics.finance;
  const restrictions = finance?.restrictions ?? [];
  const isImported = shopsOf(selection, directory).every(({ temuUid }) => temuUid === null);
  const money = (amount: string | null | undefined) =>
    amount == null ? t('unknown') : fullMoney(toFen(amount));
  return (
    <Stack gap="3" padding="3">
      <PageHead title={t('finance.title')} back={place('/todo')} />
      <WithShops>
        {finance === undefined ? (
          error ? (
            <ErrorState
              error={error}
              onRetry={() => {
                refetch().catch(() => {});
              }}
            />
          ) : (
            <Skeleton height="240px" borderRadius="l3" />
          )
        ) : finance.hiddenReason !== null ? (
          <NoMoneyRight to={place('/todo')} toName={t('title.phoneTodo')} />
        ) : isImported && finance.available === null && finance.pending === null ? (
          <NoImportedMoney
            bind={
              <Button asChild size="sm" minHeight="44px">
                <Link to={asDesktop('/shopManage')}>{t('common:bindShops')}</Link>
              </Button>
            }
          />
        ) : (
          <>
            <Box as="dl" padding="3" layerStyle="panel">
              {(['available', 'pending', 'frozen'] as const).map((part) => (
                <Flex key={part} align="center" justify="space-between" minHeight="9">
                  <Box as="dt" color="fg.muted">
                    {t(`finance.${part}`)}{' '}
                    <NamedOriginMark figure={part} name={t(`finance.${part}`)} />
                  </Box>
                  <Box as="dd" fontWeight="semibold">
                    {money(part === 'frozen' ? frozenOf(finance) : finance[part])}
                  </Box>
                </Flex>
              ))}
            </Box>
            <Heading as="h2" size="sm">
              {t('finance.restrictions')}
            </Heading>
            {restrictions.length === 0 ? (
              <Text color="fg.muted">
                {t(frozenOf(finance) === null ? 'unknown' : 'finance.noRestrictions')}
              </Text>
            ) : (
              <Stack as="ul" listStyleType="none" gap="2" aria-label={t('finance.restrictions')}>
                {restrictions
                  .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
                  .map(({ shop, amount, reason, releaseCondition, since }) => (
                    <Box
                      as="li"
                      key={`${shop.id} ${reason} ${since}`}
                      padding="3"
                      layerStyle="panel"
                    >
                      <Flex gap="2" justify="space-between">
                        <Text fontWeight="semibold">{reason}</Text>
                        <Text flexShrink={0} fontWeight="semibold">
                          {money(amount)}
                        </Text>
                      </Flex>
                      <Text fontSize="xs" color="fg.muted">
                        {dotted(shop.name, longDay(since))}
                      </Text>
                      <Text fontSize="xs">
                        {t('finance.release')} {releaseCondition}
                      </Text>
                    </Box>
                  ))}
              </Stack>
            )}
            {restrictions.length > PAGE_SIZE && (
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                total={restrictions.length}
                label={t('finance.restrictions')}
                onPage={setPage}
              />
            )}
          </>
        )}
      </WithShops>
    </Stack>
  );
}
