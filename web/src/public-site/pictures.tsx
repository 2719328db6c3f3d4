import { Badge, Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  FileIcon,
  SuccessIcon,
} from '../shared/ui/icons.tsx';

/**
 * Pictures of the product, drawn with its own tokens, so that they are sharp on every screen and follow
 * the colour mode. Each is one image to a screen reader, and says that its figures are simulated.
 */
function Picture({ children }: { children: ReactNode }) {
  const { t } = useTranslation('publicSite');
  return (
    <Box
      role="img"
      aria-label={t('pictureLabel')}
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xl"
      padding={{ base: '4', md: '6' }}
      width="full"
      userSelect="none"
    >
      {children}
    </Box>
  );
}

function Change({ percent }: { percent: number }) {
  const up = percent >= 0;
  return (
    <Flex as="span" align="center" gap="0.5" color={up ? 'trend.up' : 'trend.down'} fontSize="xs">
      {up ? <ArrowUpIcon width={12} height={12} /> : <ArrowDownIcon width={12} height={12} />}
      {`${up ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`}
    </Flex>
  );
}

const Line = chakra('path', {
  base: { fill: 'none', strokeWidth: '2.5', strokeLinecap: 'round', strokeLinejoin: 'round' },
});

const cards = [
  { key: 'net', figure: '¥486,210.50', percent: 12.4 },
  { key: 'quantity', figure: '9,874', percent: 8.1 },
  { key: 'profit', figure: '¥118,936.20', percent: 15.7 },
  { key: 'returned', figure: '¥21,305.00', percent: -3.6 },
] as const;

const ranking = [
  { key: 'shopA', share: 0.92, percent: 18.2 },
  { key: 'shopB', share: 0.71, percent: 6.4 },
  { key: 'shopC', share: 0.58, percent: -4.1 },
  { key: 'shopD', share: 0.4, percent: 22.9 },
  { key: 'shopE', share: 0.27, percent: -1.3 },
] as const;

function RankingRows() {
  const { t } = useTranslation('publicSite');
  return ranking.map(({ key, share, percent }) => (
    <Grid key={key} templateColumns="5em 1fr 4.5em" alignItems="center" gap="3">
      <Text truncate>{t(`picture.${key}`)}</Text>
      <Box height="8px" borderRadius="full" bg="bg.muted">
        <Box height="full" borderRadius="full" bg="accent.focusRing" width={`${share * 100}%`} />
      </Box>
      <Flex justify="flex-end">
        <Change percent={percent} />
      </Flex>
    </Grid>
  ));
}

export function DashboardPicture() {
  const { t } = useTranslation('publicSite');
  return (
    <Picture>
      <Flex justify="space-between" align="center" marginBottom="4" gap="2">
        <Text fontSize="xs" color="fg.muted">
          {t('picture.range')}
        </Text>
        <Badge variant="subtle">{t('simulated')}</Badge>
      </Flex>
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="3">
        {cards.map(({ key, figure, percent }) => (
          <Box key={key} borderWidth="1px" borderRadius="l3" padding="3">
            <Text fontSize="xs" color="fg.muted">
              {t(`picture.${key}`)}
            </Text>
            <Text textStyle="figure.card" fontSize={{ base: 'md', md: 'lg' }}>
              {figure}
            </Text>
            <Change percent={percent} />
          </Box>
        ))}
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '3fr 2fr' }} gap="3" marginTop="3">
        <Box borderWidth="1px" borderRadius="l3" padding="3">
          <Text fontSize="xs" color="fg.muted">
            {t('picture.trend')}
          </Text>
          <svg viewBox="0 0 420 150" width="100%" aria-hidden="true">
            {[30, 70, 110].map((y) => (
              <Line key={y} d={`M0 ${y}H420`} stroke="border.muted" strokeWidth="1" />
            ))}
            <Line
              d="M0 112C40 104 60 118 105 100S170 92 210 96 280 72 315 80 380 66 420 60"
              stroke="fg.subtle"
              strokeDasharray="5 6"
              strokeWidth="2"
            />
            <Line
              d="M0 104C40 92 66 100 105 78S172 84 210 62 282 58 315 40 384 46 420 20"
              stroke="accent.focusRing"
            />
          </svg>
        </Box>
        <Stack borderWidth="1px" borderRadius="l3" padding="3" gap="2.5" fontSize="xs">
          <Text color="fg.muted">{t('picture.ranking')}</Text>
          <RankingRows />
        </Stack>
      </Grid>
    </Picture>
  );
}

export function RankingPicture() {
  const { t } = useTranslation('publicSite');
  return (
    <Picture>
      <Text color="fg.muted" fontSize="xs" marginBottom="4">
        {t('picture.range')}
      </Text>
      <Stack gap="5">
        <RankingRows />
      </Stack>
    </Picture>
  );
}

export function ImportPicture() {
  const { t } = useTranslation('publicSite');
  const columns = t('importPicture.columns', { returnObjects: true });
  const fields = t('importPicture.fields', { returnObjects: true });
  return (
    <Picture>
      <Flex align="center" gap="2" marginBottom="4">
        <Box color="accent.fg">
          <FileIcon />
        </Box>
        <Text fontWeight="semibold">{t('importPicture.file')}</Text>
      </Flex>
      <Stack gap="2">
        {columns.map((column, place) => (
          <Grid key={column} templateColumns="1fr auto 1fr" alignItems="center" gap="3">
            <Box borderWidth="1px" borderRadius="l2" paddingX="3" paddingY="1.5" bg="bg.subtle">
              {column}
            </Box>
            <Box color="fg.subtle">
              <ArrowRightIcon width={16} height={16} />
            </Box>
            <Box
              borderWidth="1px"
              borderColor="accent.border"
              borderRadius="l2"
              paddingX="3"
              paddingY="1.5"
              bg="accent.subtle"
              color="accent.fg"
            >
              {fields[place]}
            </Box>
          </Grid>
        ))}
      </Stack>
      <Flex align="center" gap="2" marginTop="5" color="status.done">
        <SuccessIcon />
        <Text>{t('importPicture.done')}</Text>
      </Flex>
      <Text marginTop="1" color="status.due">
        {t('importPicture.refused')}
      </Text>
    </Picture>
  );
}

export function LivePicture() {
  const { t } = useTranslation('publicSite');
  const orders = [
    { key: 'shopB', amount: '¥268.00', minutes: 0 },
    { key: 'shopA', amount: '¥1,034.50', minutes: 2 },
    { key: 'shopE', amount: '¥89.90', minutes: 3 },
  ] as const;
  return (
    <Picture>
      <Flex align="center" gap="2" marginBottom="4">
        <Box width="8px" height="8px" borderRadius="full" bg="status.done" />
        <Text color="status.done">{t('livePicture.status')}</Text>
      </Flex>
      <Stack gap="3">
        {orders.map(({ key, amount, minutes }) => (
          <Flex
            key={key}
            borderWidth="1px"
            borderRadius="l3"
            paddingX="4"
            paddingY="3"
            justify="space-between"
            align="center"
            bg={minutes === 0 ? 'accent.subtle' : undefined}
          >
            <Box>
              <Text fontWeight="semibold">{t(`picture.${key}`)}</Text>
              <Text fontSize="xs" color="fg.muted">
                {minutes === 0
                  ? t('livePicture.justNow')
                  : t('livePicture.minutes', { count: minutes })}
              </Text>
            </Box>
            <Box textAlign="end">
              <Text textStyle="figure.card">{amount}</Text>
              <Text fontSize="xs" color="fg.muted">
                {t('livePicture.order')}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Picture>
  );
}

export function RightsPicture() {
  const { t } = useTranslation('publicSite');
  const views = [
    { key: 'boss', cost: '¥367,274.30', profit: '¥118,936.20' },
    { key: 'manager', cost: undefined, profit: undefined },
  ] as const;
  return (
    <Picture>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {views.map(({ key, cost, profit }) => (
          <Stack key={key} borderWidth="1px" borderRadius="l3" padding="4" gap="3">
            <Badge alignSelf="flex-start" colorPalette={key === 'boss' ? 'accent' : 'gray'}>
              {t(`rightsPicture.${key}`)}
            </Badge>
            {(
              [
                ['cost', cost],
                ['profit', profit],
              ] as const
            ).map(([figure, value]) => (
              <Box key={figure}>
                <Text fontSize="xs" color="fg.muted">
                  {t(`rightsPicture.${figure}`)}
                </Text>
                {value ? (
                  <Text textStyle="figure.card">{value}</Text>
                ) : (
                  <Text color="fg.subtle" lineHeight="1.75rem">
                    {t('rightsPicture.hidden')}
                  </Text>
                )}
              </Box>
            ))}
          </Stack>
        ))}
      </Grid>
    </Picture>
  );
}
