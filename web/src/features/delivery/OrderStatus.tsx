import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { useIsCompact } from '../../shared/table/compact.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { Deadline } from './Deadline.tsx';
import { tabOf } from './steps.ts';
import type { Order } from './use-shipping-orders.ts';

const palettes = {
  packing: 'orange',
  shipping: 'accent',
  shipped: 'green',
  cancelled: 'gray',
} as const;

/** Where an order stands, and since when or until when. */
export const OrderStatus = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('delivery');
  const isCompact = useIsCompact();
  const tab = tabOf(order.status);
  return (
    <Box>
      <Badge colorPalette={palettes[tab]} variant="subtle" size={isCompact ? 'xs' : 'sm'}>
        {t(`status.${tab}`)}
      </Badge>
      <Since order={order} />
    </Box>
  );
};

const Since = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('delivery');
  const { status, shippedAt, cancelledAt, shipBy } = order;
  if (status === 'CANCELLED') {
    if (cancelledAt === null) return null;
    return <Moment>{t('at.cancelled', { time: shortTime(cancelledAt) })}</Moment>;
  }
  if (status !== 'SHIPPED') return <Deadline shipBy={shipBy} />;
  if (shippedAt === null) return null;
  const isLate = Date.parse(shippedAt) > Date.parse(shipBy);
  return (
    <Moment>
      {t('at.shipped', { time: shortTime(shippedAt) })}
      {isLate && (
        <Text as="span" display="block" color="status.overdue">
          {t('at.late')}
        </Text>
      )}
    </Moment>
  );
};

const Moment = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" display="block" fontSize="xs" color="fg.muted">
    {children}
  </Text>
);

const entryPalettes = { UNDER_WAY: 'gray', RECEIVED: 'accent', STORED: 'green' } as const;

/** How far the warehouse is with a shipped order. */
export const WarehouseEntry = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('delivery');
  const { warehouseEntry, receivedAt, storedAt } = order;
  if (warehouseEntry === null) return null;
  return (
    <Box>
      <Badge colorPalette={entryPalettes[warehouseEntry]} variant="subtle">
        {t(`entry.${warehouseEntry}`)}
      </Badge>
      {storedAt !== null ? (
        <Moment>{t('at.stored', { time: shortTime(storedAt) })}</Moment>
      ) : (
        receivedAt !== null && <Moment>{t('at.received', { time: shortTime(receivedAt) })}</Moment>
      )}
    </Box>
  );
};

/** The numbers of an order, whose it is, and where it goes. */
export const OrderNumbers = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('delivery');
  const isCompact = useIsCompact();
  const stockOrder = t('words.stockOrder', { number: order.stockOrderNo });
  return (
    <Box minWidth="0" title={isCompact ? stockOrder : undefined}>
      <Flex align="center" columnGap="2" wrap="wrap">
        <Text as="span" fontWeight="semibold">
          {order.orderNo}
        </Text>
        {order.isUrgent && (
          <Badge colorPalette="red" variant="subtle" size={isCompact ? 'xs' : 'sm'}>
            {t('words.urgent')}
          </Badge>
        )}
      </Flex>
      <Flex align="center" gap="1" fontSize="xs" color="fg.muted" minWidth="0">
        <PlatformMark platform={order.shop.platform} />
        <Text as="span" truncate title={order.shop.name}>
          {order.shop.name}
        </Text>
        <Text as="span" flexShrink={0}>
          · {isCompact ? order.warehouse : t(`type.${order.shippingType}`)}
        </Text>
      </Flex>
      {!isCompact && (
        <Text fontSize="xs" color="fg.muted" whiteSpace="normal">
          {dotted(stockOrder, order.warehouse)}
        </Text>
      )}
    </Box>
  );
};
