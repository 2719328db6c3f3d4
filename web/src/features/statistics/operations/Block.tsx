import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BlockPlace, BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { Panel } from '../../../shared/charts/Panel.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { cardFigureSize } from '../../../theme/figure-size.ts';
import { DoorLink } from '../DoorLink.tsx';

type Props<Data> = {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly summary?: (data: Data) => ReactNode;
  readonly actions?: ReactNode;
  readonly height: number;
  /** Takes a line of its own, in which there is no height of another block to reach. */
  readonly isWide?: boolean;
  /** Undefined while it is fetched, null when it could not be read. */
  readonly data: Data | null | undefined;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
};

/** A block of the page with its heading, its sentence and its three states. */
export const Block = <Data,>(props: Props<Data>) => {
  const { title, mark, summary, actions, height, isWide, data, onRetry, children } = props;
  return (
    <Panel
      title={title}
      mark={mark}
      summary={data && summary?.(data)}
      actions={actions}
      isBusy={data === undefined}
    >
      {/* Side by side, a short list leaves its place; one under the other it does not. */}
      <Box
        minHeight={{
          base: data ? '0' : `${height}px`,
          xl: data && isWide ? '0' : `${height}px`,
        }}
      >
        {data === undefined ? (
          <BlockSkeleton height={height} />
        ) : data === null ? (
          <BlockPlace height={height}>
            <ErrorState onRetry={onRetry} />
          </BlockPlace>
        ) : (
          children(data)
        )}
      </Box>
    </Panel>
  );
};

/** What a query says, as a block takes it: a statistic that failed is null in its answer. */
export const partOf = <Data, Part>(
  query: { readonly data?: Data | undefined; readonly error?: unknown },
  part: (data: Data) => Part | null,
): Part | null | undefined => {
  if (query.data !== undefined) return part(query.data);
  return query.error === undefined ? undefined : null;
};

type FigureProps = {
  readonly name: string;
  readonly hint?: string;
  /** The list of what it counts. */
  readonly door?: string | undefined;
  /** The way to where it comes from. */
  readonly mark?: ReactNode;
  /** Words that say why there is no figure. */
  readonly isWords?: boolean;
  readonly children: ReactNode;
};

/**
 * Figures with their names, one under the other in columns as wide as sums of seven digits. None is broken;
 * a longer one takes the room that it needs.
 */
export const Figures = ({ children }: { children: ReactNode }) => (
  <Flex as="dl" wrap="wrap" columnGap="5" rowGap="3" marginBottom="3" whiteSpace="nowrap">
    {children}
  </Flex>
);

/** Letters of a sum of seven digits, in widths of a card's figure. */
const COLUMN_EM = 8;

export const Figure = ({ name, hint, door, mark, isWords, children }: FigureProps) => (
  <Box title={hint} flexShrink={0} minWidth={`calc(${cardFigureSize} * ${COLUMN_EM})`}>
    <Box as="dt" color="fg.muted" fontSize="xs">
      {name}
      {mark}
    </Box>
    <Box as="dd" textStyle={isWords ? 'sm' : 'figure.card'}>
      {door === undefined ? (
        children
      ) : (
        // A panel opens over the page as it stands.
        <DoorLink to={door} preventScrollReset={door.startsWith('?')}>
          {children}
        </DoorLink>
      )}
    </Box>
  </Box>
);

/** Lists that stand side by side where the block is wide enough for both. */
export const Parts = ({ children }: { children: ReactNode }) => (
  <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 480px), 1fr))">
    {children}
  </Grid>
);

type HeadingProps = {
  readonly children: ReactNode;
  /** What narrows the part, such as what a figure has led to. */
  readonly beside?: ReactNode;
  /** Below the heading of a block, or of a page that has none. */
  readonly as?: 'h2' | 'h3';
};

export const PartHeading = ({ children, beside, as = 'h3' }: HeadingProps) => (
  <Flex align="center" columnGap="2" wrap="wrap" marginTop="3" marginBottom={beside ? '2' : '1'}>
    <Heading as={as} size="sm" fontWeight="semibold">
      {children}
    </Heading>
    {beside}
  </Flex>
);

/** The list part of a block, or the sentence that there is nothing. */
export const List = <Row,>({
  none,
  ...table
}: { readonly none: string } & Parameters<typeof DataTable<Row>>[0]) => {
  if (table.rows.length === 0) return <Box color="fg.muted">{none}</Box>;
  return <DataTable<Row> {...table} isDense />;
};
