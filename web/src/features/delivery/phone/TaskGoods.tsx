import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';
import type { Order } from '../use-shipping-orders.ts';
import { Picture } from './Picture.tsx';
import { ShortageButton } from './ShortageButton.tsx';

interface Props {
  readonly task: Order;
  /** The SKUs that lie in the box; null where nothing is to be ticked off any more. */
  readonly ticked: readonly string[] | null;
  readonly onTick: (skuId: string, isPacked: boolean) => void;
}

/** What goes into the box, each SKU with its picture and pieces. */
export function TaskGoods({ task, ticked, onTick }: Props) {
  const { t } = useTranslation('phone');
  const { goods } = task;
  const hasLeft = task.status !== 'AWAITING_PACKING' && task.status !== 'AWAITING_SHIPPING';
  const quantity = goods.reduce((sum, one) => sum + one.quantity, 0);
  const packed = goods.filter(({ skuId }) => ticked?.includes(skuId)).length;
  return (
    <Box layerStyle="panel">
      <Flex justify="space-between" padding="3" borderBottomWidth="1px">
        <Text>{t('pieces', { skus: goods.length, quantity: fullCount(quantity) })}</Text>
        {ticked !== null && (
          <Text role="status" color="fg.muted">
            {t('packed', { done: packed, all: goods.length })}
          </Text>
        )}
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none">
        {goods.map((one) => (
          <Box
            as="li"
            key={one.skuId}
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: 0 }}
          >
            {ticked === null ? (
              <Flex padding="3" gap="3" align="center">
                <Line one={one} />
              </Flex>
            ) : (
              <Checkbox.Root
                size="lg"
                display="flex"
                width="full"
                padding="3"
                gap="3"
                checked={ticked.includes(one.skuId)}
                onCheckedChange={({ checked }) => onTick(one.skuId, checked === true)}
              >
                <Line one={one} />
                <Checkbox.HiddenInput aria-label={t('tick', { code: one.code })} />
                <Checkbox.Control />
              </Checkbox.Root>
            )}
            {!hasLeft && <ShortageButton task={task} one={one} />}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function Line({ one }: { one: Order['goods'][number] }) {
  const { t } = useTranslation('phone');
  const { specification, code } = one;
  return (
    <>
      <Picture url={one.imageUrl} size="16" />
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold" lineClamp={2}>
          {one.productName}
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {specification}
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {code}
        </Text>
      </Box>
      <Text fontSize="lg" fontWeight="semibold" flexShrink={0}>
        {t('words.times', { quantity: fullCount(one.quantity) })}
      </Text>
    </>
  );
}
