import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { months as monthLimits, renewalTotal } from '../../../api/contract/rules/prices.ts';
import { GraphQLProvider } from '../graphql/GraphQLProvider.tsx';
import { BlockSkeleton } from '../shared/charts/BlockState.tsx';
import { fullMoney, toFen } from '../shared/kpi/money.ts';
import { Segments } from '../shared/table/Segments.tsx';
import { usePublicPriceQuery } from './Price.generated.ts';
import { Points } from './sections.tsx';

const shopCounts = ['1', '5', '10', '35'] as const;
const monthCounts = ['1', '3', '6', '12'] as const;

function Table() {
  const { t } = useTranslation('publicSite');
  const { data, error } = usePublicPriceQuery({ context: { quiet: true } });
  const [shops, setShops] = useState<(typeof shopCounts)[number]>('5');
  const [months, setMonths] = useState<(typeof monthCounts)[number]>('1');
  if (error && !data) {
    return (
      <Text textAlign="center" color="fg.muted" role="status">
        {t('price.failed')}
      </Text>
    );
  }
  if (!data) return <BlockSkeleton height={300} />;
  const month = toFen(data.renewalPrices.month);
  const renewed = Array.from({ length: Number(shops) }, () => ({
    months: Number(months),
    coupons: [],
  }));
  return (
    <Stack
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      padding={{ base: '5', md: '8' }}
      gap="6"
    >
      <Flex align="baseline" gap="2" justify="center">
        <Text fontSize="4xl" lineHeight="1.2" fontWeight="semibold">
          {fullMoney(month)}
        </Text>
        <Text fontSize="md" color="fg.muted">
          {t('price.unit')}
        </Text>
      </Flex>
      <Flex gap="4" wrap="wrap" justify="center">
        <Segments
          label={t('price.shops')}
          value={shops}
          segments={shopCounts.map((value) => ({
            value,
            label: t('price.shopCount', { count: Number(value) }),
          }))}
          onChange={setShops}
        />
        <Segments
          label={t('price.months')}
          value={months}
          segments={monthCounts.map((value) => ({
            value,
            label: t('price.monthCount', { count: Number(value) }),
          }))}
          onChange={setMonths}
        />
      </Flex>
      <Flex align="baseline" gap="2" justify="center" role="status">
        <Text color="fg.muted">{t('price.total')}</Text>
        <Text fontSize="xl" fontWeight="semibold">
          {fullMoney(renewalTotal(month, renewed))}
        </Text>
      </Flex>
      <Box borderTopWidth="1px" paddingTop="6">
        <Points
          points={t('price.points', {
            returnObjects: true,
            ...monthLimits,
            coupon: fullMoney(toFen(data.renewalPrices.coupon)),
          })}
        />
      </Box>
    </Stack>
  );
}

/** What a month of one shop costs, and a few sums of it. */
export default function PriceTable() {
  return (
    <GraphQLProvider>
      <Table />
    </GraphQLProvider>
  );
}
