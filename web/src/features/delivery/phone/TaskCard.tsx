import { Badge, Box, Flex, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dotted } from '../../../i18n/format.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import { Deadline } from '../Deadline.tsx';
import { OrderStatus, WarehouseEntry } from '../OrderStatus.tsx';
import { hasLeft, openShortages } from '../shortages.ts';
import type { Order } from '../use-shipping-orders.ts';
import { Picture } from './Picture.tsx';

/** One task of the list: what it is, how much, and how long there is; the whole card opens it. */
export function TaskCard({ task, to }: { task: Order; to: string }) {
  const { t } = useTranslation('phone');
  const { goods, quantity } = task;
  const first = goods[0];
  const short = openShortages(task).reduce((sum, { missing }) => sum + missing, 0);
  // What to do about the pieces is known by now, and nobody has come back to it yet.
  const isAnswered = short === 0 && task.shortages.length > 0 && !hasLeft(task);
  return (
    <Flex asChild gap="3" align="center" padding="3" minHeight="44px" layerStyle="panel" color="fg">
      <Link to={to}>
        <Picture url={first?.imageUrl ?? null} size="56px" />
        <Box flex="1" minWidth="0">
          <HStack gap="2" align="flex-start">
            <Text lineClamp={3} fontWeight="semibold">
              {first?.productName ?? task.orderNo}
            </Text>
            {task.isUrgent && (
              <Badge colorPalette="orange" flexShrink={0}>
                {t('words.urgent')}
              </Badge>
            )}
            {short > 0 && (
              <Badge colorPalette="red" flexShrink={0}>
                {t('short.badge', { count: short })}
              </Badge>
            )}
            {isAnswered && (
              <Badge colorPalette="green" flexShrink={0}>
                {t('short.answered')}
              </Badge>
            )}
          </HStack>
          <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {dotted(task.orderNo, task.shop.name)}
          </Text>
          <Text fontSize="xs">
            {t('pieces', { skus: goods.length, quantity: fullCount(quantity) })}
          </Text>
          <Standing task={task} />
        </Box>
        <Box color="fg.subtle" flexShrink={0}>
          <ChevronForwardIcon />
        </Box>
      </Link>
    </Flex>
  );
}

/** How long there is for what has to leave, how far the rest is. */
function Standing({ task }: { readonly task: Order }) {
  switch (task.status) {
    case 'SHIPPED':
      return <WarehouseEntry order={task} />;
    case 'CANCELLED':
      return <OrderStatus order={task} />;
    default:
      return <Deadline shipBy={task.shipBy} />;
  }
}
