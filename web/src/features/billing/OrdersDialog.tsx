import { Badge, Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longTime } from '../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { Pager } from '../../shared/table/Pager.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import {
  type RenewalOrderStateFragment,
  type RenewalOrdersQuery,
  useRenewalFinishedSubscription,
  useRenewalOrdersQuery,
} from './Renewal.generated.ts';
import { closeBilling } from './renew-dialog.ts';
import { useCancel } from './use-cancel.ts';

type Order = RenewalOrdersQuery['renewalOrders']['edges'][number]['node'];

const pageSize = 10;

const colors = { WAITING: 'orange', PAID: 'green', CANCELLED: 'gray', EXPIRED: 'gray' } as const;

/** The boss's renewal orders: those that wait can be paid or cancelled. */
export function OrdersDialog({ finalFocus }: { finalFocus?: () => HTMLElement | null }) {
  const { t } = useTranslation(['billing', 'statistics']);
  const [page, setPage] = useState(1);
  const [paying, setPaying] = useState<RenewalOrderStateFragment>();
  const { data, error, loading, refetch } = useRenewalOrdersQuery({
    variables: { first: pageSize, skip: (page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const focus = finalFocus ? { finalFocus } : {};
  const reload = () => void refetch().catch(() => {});

  if (paying !== undefined) {
    const back = () => {
      setPaying(undefined);
      reload();
    };
    return <PaymentDialog order={paying} onPaid={back} onLater={back} onVoid={back} {...focus} />;
  }
  const orders = data?.renewalOrders.edges.map(({ node }) => node);
  return (
    <AppDialog open onClose={closeBilling} title={t('billing:orders')} width={640} {...focus}>
      {error && !data ? (
        <ErrorState error={error} onRetry={reload} />
      ) : orders === undefined ? (
        <Stack gap="3" role="status" aria-label={t('billing:orders')}>
          <Skeleton height="88px" borderRadius="l2" />
          <Skeleton height="88px" borderRadius="l2" />
        </Stack>
      ) : orders.length === 0 ? (
        <EmptyState title={t('billing:none')} hint={t('billing:noneHint')} />
      ) : (
        <>
          <Stack as="ul" gap="3" listStyleType="none">
            {orders.map((order) => (
              <OrderItem
                key={order.id}
                order={order}
                onPay={() => setPaying(order)}
                onChanged={reload}
              />
            ))}
          </Stack>
          <Pager
            label={t('billing:orders')}
            page={page}
            pageSize={pageSize}
            total={data?.renewalOrders.totalCount ?? 0}
            isBusy={loading}
            onPage={setPage}
          />
        </>
      )}
    </AppDialog>
  );
}

function OrderItem({
  order,
  onPay,
  onChanged,
}: {
  order: Order;
  onPay: () => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation('billing');
  const { isCancelling, cancel } = useCancel();
  const { orderNo, status, coupons } = order;
  // It may be paid by the phone that has scanned its code, or in another window.
  useRenewalFinishedSubscription({
    variables: { orderNo },
    skip: status !== 'WAITING',
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      if (data && data.renewalFinished.status !== 'WAITING') onChanged();
    },
  });
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" padding="3">
      <Flex align="center" gap="2" wrap="wrap" marginBottom="1">
        <Badge colorPalette={colors[status]}>{t(`statuses.${status}`)}</Badge>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {t('orderNo', { orderNo })}
        </Text>
        <Text color="fg.muted" fontSize="xs" marginStart="auto">
          {longTime(order.createdAt)}
        </Text>
      </Flex>
      <Flex align="flex-end" gap="3" wrap="wrap">
        <Box flex="1" minWidth="180px">
          {order.items.map(({ shopName, months }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two shops may bear one name, and no order changes.
            <Text key={place} overflowWrap="anywhere">
              {t('item', { shop: shopName, count: months })}
            </Text>
          ))}
          {coupons.length > 0 && (
            <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
              {t('usedCoupons', {
                codes: coupons.map(({ code }) => code).join(t('words.separator')),
              })}
            </Text>
          )}
        </Box>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {fullMoney(toFen(order.total))}
        </Text>
        {status === 'WAITING' && (
          <Flex gap="2">
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              minHeight={{ base: '44px', lg: '8' }}
              aria-label={t('cancelOf', { orderNo })}
              loading={isCancelling}
              // What is refused is over already: the list says how.
              onClick={() =>
                void cancel(orderNo).then((isCancelled) => {
                  if (isCancelled !== null) onChanged();
                })
              }
            >
              {t('cancel')}
            </Button>
            <Button
              size="xs"
              minHeight={{ base: '44px', lg: '8' }}
              aria-label={t('payOf', { orderNo })}
              onClick={onPay}
            >
              {t('pay')}
            </Button>
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
