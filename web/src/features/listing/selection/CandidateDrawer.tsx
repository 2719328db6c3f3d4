import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { fullCount } from '../../../shared/kpi/money.ts';
import { ProductPicture } from '../../../shared/ui/ProductPicture.tsx';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { Growth, Margin, money, PickAct } from './cells.tsx';
import type { Candidate } from './use-candidates.ts';
import type { Picking } from './use-pick.ts';

type Props = {
  readonly row: Candidate;
  readonly shopId: string;
  readonly picking: Picking;
  readonly onClose: () => void;
};

/** One candidate: its market, what it would leave, and where its goods come from. */
export default function CandidateDrawer({ row, shopId, picking, onClose }: Props) {
  const { t } = useTranslation('selectionTool');
  const items: [string, ReactNode][] = [
    [t('columns.price'), money(row.price)],
    [t('columns.cost'), money(row.cost)],
    [t('columns.margin'), <Margin key="margin" margin={row.margin} />],
    [t('columns.sales'), fullCount(row.monthlySales)],
    [t('columns.growth'), <Growth key="growth" growth={row.growth} />],
    [t('columns.shops'), fullCount(row.shopCount)],
  ];
  return (
    <SideDrawer open isInAddress onClose={onClose} title={t('drawer.title')} size="lg">
      <Stack gap="5">
        <Flex gap="3" align="center">
          <ProductPicture url={row.imageUrl} size={72} name={row.title} />
          <Box minWidth="0">
            <Heading as="h2" size="md">
              {row.title}
            </Heading>
            <Text color="fg.muted">{row.category}</Text>
          </Box>
        </Flex>
        <Box as="dl" display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="3">
          {items.map(([label, value]) => (
            <Box key={label}>
              <Text as="dt" color="fg.muted" fontSize="xs">
                {label}
              </Text>
              <Box as="dd" fontVariantNumeric="tabular-nums">
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Text color="fg.muted" fontSize="xs">
          {t('marginHint')}
        </Text>
        <Box as="section" aria-label={t('drawer.trend')}>
          <Heading as="h3" size="sm" marginBottom="2">
            {t('drawer.trend')}
          </Heading>
          <Sparkline values={row.trend} color="var(--c-colors-accent-solid)" />
          <Flex as="ol" justify="space-between" fontSize="xs" color="fg.muted" marginTop="1">
            {row.trend.map((pieces, month) => {
              const back = row.trend.length - 1 - month;
              return (
                <Box as="li" key={`month-${back}`} listStyleType="none" textAlign="center">
                  <Text>{back === 0 ? t('drawer.now') : t('drawer.before', { count: back })}</Text>
                  <Text fontVariantNumeric="tabular-nums">{fullCount(pieces)}</Text>
                </Box>
              );
            })}
          </Flex>
        </Box>
        <Flex gap="3" align="center" wrap="wrap">
          <PickAct row={row} shopId={shopId} picking={picking} isLarge />
          <Text asChild color="accent.fg">
            <a href={row.sourceUrl} target="_blank" rel="noreferrer noopener">
              {t('drawer.source')}
            </a>
          </Text>
        </Flex>
      </Stack>
    </SideDrawer>
  );
}
