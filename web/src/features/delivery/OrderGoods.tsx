import { Box, Button, Center, Flex, Grid, Image, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LayersIcon } from '../../shared/ui/icons.tsx';
import type { Order } from './use-shipping-orders.ts';

/** SKUs that are shown before the rest is asked for. */
const SHORT = 3;

type Goods = Order['goods'][number];

/** What is in an order: the product with its picture, then each SKU with its pieces. */
export const OrderGoods = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('delivery');
  const [isOpen, setIsOpen] = useState(false);
  const { goods, quantity } = order;
  const shown = isOpen ? goods : goods.slice(0, SHORT);
  const hidden = goods.length - SHORT;
  return (
    <Flex gap="3" minWidth="0" width="full" whiteSpace="normal">
      <Picture url={goods[0]?.imageUrl ?? null} />
      <Box minWidth="0" flex="1">
        {byProduct(shown).map(([name, skus]) => (
          <Box key={name}>
            <Text truncate title={name}>
              {name}
            </Text>
            <Grid
              columnGap="6"
              gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))"
            >
              {skus.map((one) => (
                <SkuLine key={one.skuId} one={one} />
              ))}
            </Grid>
          </Box>
        ))}
        <Flex gap="3" align="center" color="fg.muted" fontSize="xs">
          <Text as="span">
            {goods.length > 1
              ? t('piecesOfSkus', { skus: goods.length, quantity })
              : t('pieces', { quantity })}
          </Text>
          {hidden > 0 && (
            <Button
              size="2xs"
              variant="plain"
              color="accent.fg"
              paddingX="0"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t('fewerSkus') : t('moreSkus', { count: hidden })}
            </Button>
          )}
        </Flex>
      </Box>
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

const SkuLine = ({ one }: { readonly one: Goods }) => {
  const { t } = useTranslation('delivery');
  return (
    <Flex gap="2" fontSize="xs" lineHeight="1.25rem" color="fg.muted" minWidth="0">
      <Text as="span" overflowWrap="anywhere">
        {one.specification} ·{' '}
        <Text as="span" whiteSpace="nowrap">
          {one.code}
        </Text>
      </Text>
      <Text as="span" color="fg" fontWeight="semibold" flexShrink={0}>
        {t('times', { quantity: one.quantity })}
      </Text>
    </Flex>
  );
};

/** A picture that is missing or cannot be fetched leaves a sign in its place. */
const Picture = ({ url }: { readonly url: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === failed) {
    return (
      <Center boxSize="12" flexShrink={0} borderRadius="l2" bg="bg.muted" color="fg.subtle">
        <LayersIcon />
      </Center>
    );
  }
  return (
    <Image
      src={url}
      alt=""
      boxSize="12"
      flexShrink={0}
      borderRadius="l2"
      objectFit="cover"
      loading="lazy"
      onError={() => setFailed(url)}
    />
  );
};
