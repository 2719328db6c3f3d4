import { Badge, Box, Button, Center, Flex, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { printQuery } from '../../../shared/url-state/codec.ts';
import { millimetres } from '../sizes.ts';
import { LabelThumb } from './LabelThumb.tsx';
import { LineFindings } from './LineFindings.tsx';
import type { Quantities } from './quantities.ts';
import type { Findings } from './use-findings.ts';
import type { LabelledLine } from './use-order-lines.ts';

interface Props {
  readonly line: LabelledLine;
  readonly quantities: Quantities;
  readonly findings: Findings;
  readonly template: string;
  readonly mayDraw: boolean;
}

/** One SKU of an order: which label it gets, what a rehearsal finds, and how many are printed. */
export const OrderLine = ({ line, quantities, findings, template, mayDraw }: Props) => {
  const { t } = useTranslation('labels');
  const { order, goods, made, key } = line;
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr', md: '136px minmax(0, 1fr) minmax(0, 1fr) 168px' }}
      gap={{ base: '2', md: '4' }}
      padding="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: 0 }}
      alignItems="start"
    >
      {made === null ? (
        <Center
          width="120px"
          height="84px"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l1"
          color="fg.muted"
          fontSize="xs"
        >
          {t('orders.noLabel')}
        </Center>
      ) : (
        <Flex width="120px" align="flex-start" flexShrink={0}>
          <LabelThumb
            drawing={made.drawing}
            name={t('orders.thumb', { code: goods.code || goods.skuId })}
          />
        </Flex>
      )}
      <Box minWidth="0">
        <Text fontWeight="semibold" lineClamp={2}>
          {goods.productName}
        </Text>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {goods.specification}
        </Text>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {t('orders.sku', { code: goods.code || '—', id: goods.skuId })}
        </Text>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {t('orders.order', { number: order.orderNo, shop: order.shop.name })}
        </Text>
      </Box>
      <Box minWidth="0">
        {made === null ? (
          <Text color="fg.error" fontSize="xs">
            {t(mayDraw ? 'orders.without' : 'orders.withoutShipper')}
          </Text>
        ) : (
          <>
            <Flex gap="2" align="center" minWidth="0">
              <Badge
                flexShrink={0}
                colorPalette={made.label.kind === 'SKU' ? 'accent' : 'gray'}
                variant="subtle"
              >
                {t(made.label.kind === 'SKU' ? 'orders.own' : 'orders.shared')}
              </Badge>
              <Text truncate>{made.label.name}</Text>
              <Text fontSize="xs" color="fg.muted" flexShrink={0}>
                {t('canvas.size', {
                  width: millimetres(made.drawing.width),
                  height: millimetres(made.drawing.height),
                })}
              </Text>
            </Flex>
            <LineFindings made={made} findings={findings} />
          </>
        )}
      </Box>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        gap="2"
        align={{ base: 'flex-end', md: 'stretch' }}
      >
        <NumberField
          label={t('orders.count', { pieces: goods.quantity })}
          size="sm"
          decimals={0}
          value={quantities.textOf(line)}
          disabled={made === null}
          onChange={({ currentTarget }) => quantities.set(key, currentTarget.value)}
        />
        {mayDraw && <DrawLink line={line} template={template} />}
      </Flex>
    </Grid>
  );
};

/** To the editor, with the label of the SKU, and back from there. */
const DrawLink = ({ line: { goods, made }, template }: Pick<Props, 'line' | 'template'>) => {
  const { t } = useTranslation('labels');
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('sku', goods.skuId);
  if (template !== '') next.set('template', template);
  const isOwn = made?.label.kind === 'SKU';
  return (
    <Button
      asChild
      size="xs"
      variant="outline"
      colorPalette="gray"
      flexShrink={0}
      minHeight={{ base: '44px', lg: '8' }}
    >
      <Link
        to={`/canvasCompon${printQuery(next)}`}
        aria-label={t(isOwn ? 'orders.editOf' : 'orders.drawOf', {
          code: goods.code || goods.skuId,
        })}
      >
        {t(isOwn ? 'orders.edit' : 'orders.draw')}
      </Link>
    </Button>
  );
};
