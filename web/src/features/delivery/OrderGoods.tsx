import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import { useIsCompact } from '../../shared/table/compact.ts';
import { ProductPicture } from '../../shared/ui/ProductPicture.tsx';
import { isWholeWanted } from '../../shared/whole-page.ts';
import type { Order } from './use-shipping-orders.ts';

/** SKUs that are shown before the rest is asked for. */
const SHORT = { normal: 3, compact: 1 } as const;

type Goods = Order['goods'][number];

/** An order, or another parcel. */
type Filled = Pick<Order, 'goods' | 'quantity' | 'value'>;

/** What is in an order and what that is worth: the product with its picture, then each SKU with its pieces. */
export const OrderGoods = ({ order }: { readonly order: Filled }) => {
  const isCompact = useIsCompact();
  const [isOpened, setIsOpened] = useState(false);
  // Nobody can ask paper for the rest.
  const isOpen = isWholeWanted.use() || isOpened;
  const { goods } = order;
  const short = SHORT[isCompact ? 'compact' : 'normal'];
  const shown = isOpen ? goods : goods.slice(0, short);
  const isInLine = isCompact && !isOpen;
  const summary = (
    <Summary
      order={order}
      hidden={goods.length - short}
      isOpen={isOpen}
      isInLine={isInLine}
      onToggle={() => setIsOpened(!isOpened)}
    />
  );
  return (
    <Flex gap="3" minWidth="0" width="full" whiteSpace="normal">
      <ProductPicture
        url={goods[0]?.imageUrl ?? null}
        size={isCompact ? 36 : 48}
        name={goods[0]?.productName ?? ''}
      />
      <Box minWidth="0" flex="1">
        {byProduct(shown).map(([name, skus], place) => (
          <Box key={name}>
            <Flex gap="3" justify="space-between" minWidth="0">
              <Text truncate title={name} _print={{ whiteSpace: 'normal' }}>
                {name}
              </Text>
              {place === 0 && <Worth value={order.value} />}
            </Flex>
            {isInLine ? (
              <Flex gap="3" justify="space-between" minWidth="0">
                {skus.map((one) => (
                  <SkuLine key={one.skuId} one={one} isInLine />
                ))}
                {summary}
              </Flex>
            ) : (
              skus.map((one) => <SkuLine key={one.skuId} one={one} />)
            )}
          </Box>
        ))}
        {!isInLine && summary}
      </Box>
    </Flex>
  );
};

/** Nothing where nobody knows, or where it is not to be seen. */
const Worth = ({ value }: Pick<Order, 'value'>) => {
  const { t } = useTranslation('delivery');
  if (value === null) return null;
  return (
    <Text as="span" flexShrink={0} title={t('worthHint')}>
      {t('worth', { amount: fullMoney(toFen(value)) })}
    </Text>
  );
};

type SummaryProps = {
  readonly order: Filled;
  /** SKUs that are left out while it is not open. */
  readonly hidden: number;
  readonly isOpen: boolean;
  readonly isInLine: boolean;
  readonly onToggle: () => void;
};

const Summary = ({ order, hidden, isOpen, isInLine, onToggle }: SummaryProps) => {
  const { goods, quantity } = order;
  const { t } = useTranslation('delivery');
  return (
    <Flex
      columnGap="3"
      align="center"
      // Words of other languages are longer than the room beside them.
      wrap={isInLine ? 'nowrap' : 'wrap'}
      color="fg.muted"
      fontSize="xs"
      flexShrink={0}
    >
      <Text as="span">
        {/* In one line with a SKU, what is left out is counted beside it. */}
        {goods.length > 1 && !isInLine
          ? t('piecesOfSkus', { skus: goods.length, quantity: fullCount(quantity) })
          : t('pieces', { quantity: fullCount(quantity) })}
      </Text>
      {hidden > 0 && (
        <Button
          data-screen
          size="2xs"
          variant="plain"
          color="accent.fg"
          height="4.5"
          paddingX="0"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? t('words.less') : t('moreSkus', { count: hidden })}
        </Button>
      )}
    </Flex>
  );
};

/** The SKUs under the names of their products, in the order given. */
const byProduct = (goods: readonly Goods[]): [name: string, skus: Goods[]][] => {
  const products = new Map<string, Goods[]>();
  for (const one of goods) {
    const known = products.get(one.productName);
    if (known) known.push(one);
    else products.set(one.productName, [one]);
  }
  return [...products];
};

type SkuProps = {
  readonly one: Goods;
  /** In one line with something else, whatever room that leaves. */
  readonly isInLine?: boolean;
};

const SkuLine = ({ one, isInLine = false }: SkuProps) => {
  const { t } = useTranslation('delivery');
  return (
    <Flex
      gap="2"
      fontSize="xs"
      lineHeight={isInLine ? '1.125rem' : '1.25rem'}
      color="fg.muted"
      minWidth="0"
    >
      <Text as="span" {...(isInLine ? { truncate: true } : { overflowWrap: 'anywhere' })}>
        {one.specification} ·{' '}
        <Text as="span" whiteSpace="nowrap">
          {one.code}
        </Text>
      </Text>
      <Text as="span" color="fg" fontWeight="semibold" flexShrink={0}>
        {t('words.times', { quantity: fullCount(one.quantity) })}
      </Text>
    </Flex>
  );
};
