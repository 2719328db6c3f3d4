import { Box, Skeleton, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props<Row> = Omit<StackProps, 'children' | 'rows'> & {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isBusy: boolean;
  readonly children: (row: Row) => ReactNode;
};

/** The rows of a list where there is no room for a table: one card each. What holds them takes `useCardFocus`. */
export const RowCards = <Row,>({ label, rows, rowKey, isBusy, children, ...held }: Props<Row>) => (
  <Stack as="ol" gap="3" listStyleType="none" aria-label={label} aria-busy={isBusy} {...held}>
    {rows.map((row) => (
      <Box as="li" key={rowKey(row)} tabIndex={-1} layerStyle="panel" padding="3">
        {children(row)}
      </Box>
    ))}
  </Stack>
);

/** What stands there until they are known. */
export const RowCardSkeletons = ({ count, height }: { count: number; height: string }) => (
  <Stack gap="3" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => `card-${place}`).map((key) => (
      <Skeleton key={key} height={height} borderRadius="l3" />
    ))}
  </Stack>
);
