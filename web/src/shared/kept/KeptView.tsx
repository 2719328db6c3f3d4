import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../date-range/time-text.ts';
import { RefreshIcon } from '../ui/icons.tsx';

type Props = {
  /** When what is inside was read; null where it is up to date. */
  readonly asOf: number | null;
  /** The days that it is of, where they are not those that were asked for. */
  readonly days?: string | undefined;
  /** It is what was asked for before, by another filter or page. */
  readonly isOther?: boolean;
  /** Inside of a panel, whose edge it would touch. */
  readonly isInset?: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** Figures that could not be read again: they stay, in grey, under a line that says how old they are. */
export function KeptView({
  asOf,
  days,
  isOther = false,
  isInset = false,
  onRetry,
  children,
}: Props) {
  const { t } = useTranslation();
  const isOld = asOf !== null;
  return (
    <>
      {isOld && (
        <Flex
          role="status"
          align="center"
          columnGap="3"
          wrap="wrap"
          color="fg.warning"
          padding={isInset ? '3' : undefined}
        >
          <Text fontWeight="semibold">
            {days !== undefined
              ? t('kept.days', { days, time: clockTime(asOf) })
              : t(isOther ? 'kept.other' : 'kept.time', { time: clockTime(asOf) })}
          </Text>
          <Button
            size="xs"
            variant="outline"
            minHeight={{ base: '44px', lg: '8' }}
            onClick={onRetry}
          >
            <RefreshIcon />
            {t('retry')}
          </Button>
        </Flex>
      )}
      {/* The same element in both cases: what is inside must not be drawn anew. */}
      <Box
        display="contents"
        data-old={isOld || undefined}
        css={{ '&[data-old] > *': { filter: 'grayscale(1)', opacity: 0.6 } }}
      >
        {children}
      </Box>
    </>
  );
}
