import { Box, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  /** The short figure, or words that say why there is none. */
  readonly figure: string;
  /** The figure in full. */
  readonly figureTitle?: string | undefined;
  readonly isWords?: boolean;
  readonly change: ReactNode;
  readonly note?: ReactNode;
  readonly spark: ReactNode;
  readonly isLoading: boolean;
};

/** Label, figure, comparison and course. Its size is the same while it loads. */
export const KpiCard = (props: Props) => {
  const { label, figure, figureTitle, isWords, change, note, spark, isLoading } = props;
  return (
    <Box
      role="group"
      aria-label={label}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      padding={{ base: '3', md: '4' }}
      minWidth="0"
      height="160px"
      overflow="hidden"
      aria-busy={isLoading}
    >
      <Text truncate color="fg.muted">
        {label}
      </Text>
      {isLoading ? (
        <Skeleton height="7" marginBlock="1" width="60%" />
      ) : (
        <Text
          textStyle={isWords ? 'sm' : 'figure.card'}
          lineHeight="2.25rem"
          title={figureTitle}
          truncate
          data-figure
        >
          {figure}
        </Text>
      )}
      <Box height="9" fontSize="xs" lineHeight="1.125rem" color="fg.muted">
        {isLoading ? <Skeleton height="4" width="80%" /> : change}
        {!isLoading && note && <Text truncate>{note}</Text>}
      </Box>
      <Box height="7" marginTop="1">
        {!isLoading && spark}
      </Box>
    </Box>
  );
};
