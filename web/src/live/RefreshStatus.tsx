import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../shared/date-range/time-text.ts';
import { RefreshIcon } from '../shared/ui/icons.tsx';
import type { LiveRefresh } from './use-live-refresh.ts';

type Props = {
  readonly live: LiveRefresh;
  readonly isBusy: boolean;
  /** The figures shown; when others take their place, the time is noted. */
  readonly statistics: object | null;
};

/** How old the figures are, whether newer ones wait, and the way to have them now. */
export const RefreshStatus = ({ live, isBusy, statistics }: Props) => {
  const { t } = useTranslation('statistics');
  // Known at once where the document brought them: what is beside it has its place from the beginning.
  const [updatedAt, setUpdatedAt] = useState(() =>
    statistics !== null && !isBusy ? Date.now() : null,
  );
  useEffect(() => {
    if (statistics !== null && !isBusy) setUpdatedAt(Date.now());
  }, [statistics, isBusy]);
  const minutes =
    live.dueAt === null ? null : Math.max(1, Math.ceil((live.dueAt - Date.now()) / 60_000));
  return (
    <Flex align="center" gap="1" color="fg.muted" fontSize="xs">
      <Text aria-live="polite" data-testid="refresh-status">
        {minutes !== null
          ? t('refresh.waiting', { minutes })
          : updatedAt === null
            ? ''
            : t('refresh.updatedAt', { time: clockTime(updatedAt) })}
      </Text>
      <Button
        size="xs"
        variant="ghost"
        minWidth={{ base: '44px', lg: '8' }}
        minHeight={{ base: '44px', lg: '8' }}
        // Higher on a phone than the line that it stands in, which keeps its place.
        marginY={{ base: 'calc((2rem - 44px) / 2)', lg: '0' }}
        aria-label={t('refresh.now')}
        title={t('refresh.now')}
        loading={isBusy}
        onClick={live.refreshNow}
      >
        <RefreshIcon />
      </Button>
    </Flex>
  );
};
