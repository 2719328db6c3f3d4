import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { InfoIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { useChange } from './change/use-change.ts';
import { DoorLink } from './DoorLink.tsx';
import { comparedHours, type LookDoor, lookOf } from './look.ts';
import type { Period } from './period.ts';
import type { SummaryData } from './summary-card.ts';
import type { HomeVariables } from './use-home.ts';

type Props = {
  readonly data: SummaryData | null;
  readonly period: Period;
  readonly variables: HomeVariables;
  readonly isOneShop: boolean;
};

/** One line that says what has changed, by how much, and where it comes from; it leads to all of it. */
export const FirstLook = ({ data, ...asked }: Props) => {
  if (data === null) return <Skeleton height="10" borderRadius="l3" aria-hidden="true" />;
  // It begins to ask with the figures: see HomePage.tsx of what is drawn in steps.
  return <Look {...asked} data={data} />;
};

const Look = ({ data, period, variables, isOneShop }: Props & { readonly data: SummaryData }) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const untilHour = comparedHours(data);
  const change = useChange(
    { ...variables, untilHour: untilHour ?? null },
    { skip: untilHour === undefined },
  ).data?.statistics.change;
  const { isUrgent, parts } = lookOf(t, { data, period, change, isOneShop, search });
  return (
    <Flex
      role="note"
      aria-label={t('insight.label')}
      align="flex-start"
      gap="2"
      minHeight="10"
      paddingX="4"
      paddingY="2"
      borderRadius="l3"
      bg={isUrgent ? 'bg.warning' : 'bg.info'}
      color="fg"
    >
      <Text color={isUrgent ? 'fg.warning' : 'fg.info'} flexShrink={0} paddingTop="0.5">
        {isUrgent ? <WarningIcon /> : <InfoIcon />}
      </Text>
      <Box>
        <Text as="span" fontWeight="semibold">
          {t('insight.label')}
        </Text>{' '}
        {parts.map((part) => {
          if (typeof part === 'string') return part;
          if ('to' in part) return <Door key={part.to} door={part} />;
          return (
            <Text key={part.of} as="span" whiteSpace="nowrap">
              {part.text}
            </Text>
          );
        })}
      </Box>
    </Flex>
  );
};

/** A name within a sentence: it breaks where the sentence does. */
const inWords = {
  whiteSpace: 'normal',
  textDecoration: 'underline',
  textDecorationColor: 'border.emphasized',
  textUnderlineOffset: '2px',
} as const;

const Door = ({ door: { to, text, title } }: { readonly door: LookDoor }) =>
  title === null ? (
    <DoorLink
      to={to}
      preventScrollReset
      color="accent.fg"
      textDecoration="underline"
      textUnderlineOffset="2px"
    >
      {text}
    </DoorLink>
  ) : (
    <DoorLink {...inWords} to={to} title={title}>
      {text}
    </DoorLink>
  );
