import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { codeOf, hasLeft } from './shortages.ts';
import type { Order } from './use-shipping-orders.ts';
import { useShortageActs } from './use-shortage-acts.ts';

type Shortage = Order['shortages'][number];

type Props = {
  readonly order: Order;
  /** Not answered here: the row may leave the list while somebody writes. */
  readonly onAnswer: (order: Order, shortage: Shortage) => void;
};

/** What is missing of an order: how much, who has told it and when, and what was answered. */
export const OrderShortages = ({ order, onAnswer }: Props) => {
  const { t } = useTranslation('delivery');
  if (order.shortages.length === 0) return null;
  return (
    <Stack as="ul" gap="2" listStyleType="none" marginTop="2" aria-label={t('short.list')}>
      {order.shortages.map((shortage) => (
        <ShortageLine key={shortage.skuId} order={order} shortage={shortage} onAnswer={onAnswer} />
      ))}
    </Stack>
  );
};

const ShortageLine = ({
  order,
  shortage,
  onAnswer,
}: Props & {
  readonly shortage: Shortage;
}) => {
  const { t } = useTranslation('delivery');
  const { found, isClearing } = useShortageActs(order, shortage);
  const { skuId, missing, note, reporter, reportedAt, reply, answerer, answeredAt } = shortage;
  const code = codeOf(order, skuId);
  return (
    <Box as="li" fontSize="xs" whiteSpace="normal">
      <Flex gap="2" align="center" wrap="wrap">
        <Badge
          colorPalette={answeredAt === null ? 'red' : 'gray'}
          variant={answeredAt === null ? 'solid' : 'subtle'}
        >
          {t('words.missingPieces', { count: missing })}
        </Badge>
        <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
          {code}
        </Text>
        <Text as="span" color="fg.muted">
          {t('short.told', { name: reporter ?? t('short.gone'), time: shortTime(reportedAt) })}
        </Text>
      </Flex>
      {note !== '' && <Text overflowWrap="anywhere">{t('short.note', { note })}</Text>}
      {reply !== null && answeredAt !== null && (
        <Text overflowWrap="anywhere">
          {t('short.replied', {
            name: answerer ?? t('short.gone'),
            time: shortTime(answeredAt),
            reply,
          })}
        </Text>
      )}
      {!(hasLeft(order) && answeredAt !== null) && (
        <Flex data-screen gap="2" marginTop="1">
          <Button
            size="xs"
            variant="outline"
            minHeight={{ base: '44px', lg: '7' }}
            aria-label={t('short.replyTo', { code, number: order.orderNo })}
            onClick={() => {
              if (!stopVisitor()) onAnswer(order, shortage);
            }}
          >
            {t(answeredAt === null ? 'short.reply' : 'short.replyAgain')}
          </Button>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            minHeight={{ base: '44px', lg: '7' }}
            loading={isClearing}
            aria-label={t('short.foundOf', { code, number: order.orderNo })}
            onClick={() => {
              if (!stopVisitor()) void found();
            }}
          >
            {t('words.found')}
          </Button>
        </Flex>
      )}
    </Box>
  );
};
