import { Badge, Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { expiryState } from '../../../shop-scope/expiry.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { openBilling, openRenew } from '../renew-dialog.ts';

/** Shops that are drawn before more are asked for. */
const STEP = 30;

/** /m/renew: when the paid time of each shop ends, the next first, and the way to renew it. */
export default function RenewPage() {
  const { t } = useTranslation('phoneSeller');
  const place = usePhonePlace();
  const { isBoss, isVisitor } = useViewer();
  const { shops, hidden, isComplete, isFailed } = useDirectory();
  const [most, setMost] = useState(STEP);
  const mayRenew = isBoss || isVisitor;
  const ending = [...shops, ...hidden]
    .flatMap(({ id, name, platform, expiresAt }) =>
      expiresAt === null ? [] : [{ id, name, platform, expiresAt }],
    )
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
  return (
    <Stack gap="3" padding="3">
      <PageHead title={t('title.phoneRenew')} back={place('/todo')} />
      {mayRenew ? (
        <Flex gap="2" wrap="wrap">
          <Button minHeight="44px" flex="1 0 auto" onClick={() => openRenew([])}>
            {t('renew.several')}
          </Button>
          <Button
            variant="outline"
            minHeight="44px"
            onClick={() => openBilling({ kind: 'redeem' })}
          >
            {t('renew.redeem')}
          </Button>
          <Button
            variant="outline"
            minHeight="44px"
            onClick={() => openBilling({ kind: 'orders' })}
          >
            {t('renew.orders')}
          </Button>
        </Flex>
      ) : (
        <Text color="fg.muted">{t('renew.others')}</Text>
      )}
      {!isComplete && !isFailed && ending.length === 0 && (
        <Skeleton height="240px" borderRadius="l3" />
      )}
      {isComplete && ending.length === 0 && <EmptyState title={t('renew.none')} />}
      <Stack as="ul" aria-label={t('renew.list')} listStyleType="none" gap="2">
        {ending.slice(0, most).map(({ id, name, platform, expiresAt }) => (
          <Flex as="li" key={id} align="center" gap="3" padding="3" layerStyle="panel">
            <Box flex="1" minWidth="0">
              <Flex align="center" columnGap="2" wrap="wrap">
                <Flex align="center" gap="2" minWidth="0">
                  <PlatformMark platform={platform} />
                  <Text lineClamp={3} fontWeight="semibold">
                    {name}
                  </Text>
                </Flex>
                <State expiresAt={expiresAt} />
              </Flex>
              <Text fontSize="xs" color="fg.muted">
                {t('renew.until', { time: longTime(expiresAt) })}
              </Text>
            </Box>
            {mayRenew && (
              <Button
                size="sm"
                variant="outline"
                minHeight="44px"
                aria-label={t('renew.one', { shop: name })}
                onClick={() => openRenew([id])}
              >
                {t('renew.act')}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {ending.length > most && (
        <Button variant="outline" minHeight="44px" onClick={() => setMost(most + STEP)}>
          {t('more', { count: ending.length - most })}
        </Button>
      )}
    </Stack>
  );
}

const State = ({ expiresAt }: { expiresAt: string }) => {
  const { t } = useTranslation('phoneSeller');
  const state = expiryState(expiresAt, Date.now());
  if (state !== 'expired' && state !== 'soon') return null;
  return (
    <Badge colorPalette={state === 'expired' ? 'red' : 'orange'} flexShrink={0}>
      {t(`renew.${state}`)}
    </Badge>
  );
};
