import { Box, chakra, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { partsText } from '../../i18n/format.ts';
import { cardFigureSize } from '../../theme/figure-size.ts';
import { ofPieces } from '../../theme/truncation.ts';
import { cardSize } from './card-size.ts';

/** All of the card leads where its figure does; links in it keep their own ways. */
export const CardDoor = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
    _focusVisible: {
      outline: 'none',
      // Inside: the card cuts off what is around it.
      _after: {
        outline: '2px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '-2px',
      },
    },
  },
});

/** On a phone nine digits with their signs are as wide as a card. */
const figureSize = { base: `min(${cardFigureSize}, 11cqi)`, md: cardFigureSize };

type Props = {
  readonly label: string;
  /** The figure as there is room for it, or words that say why there is none. */
  readonly figure: string;
  /** The figure in full. */
  readonly figureTitle?: string | undefined;
  readonly isWords?: boolean;
  /** What is behind the figure, and what leads there is called. */
  readonly door?: { readonly to: string; readonly title: string } | undefined;
  readonly change: ReactNode;
  /** The change has two lines. */
  readonly isTall: boolean;
  readonly note?: ReactNode;
  readonly spark: ReactNode;
  /** A way of its own in the corner, over the door of the card. */
  readonly corner?: ReactNode;
  readonly isLoading: boolean;
};

/** Label, figure, comparison and course. Its size is the same while it loads. */
export const KpiCard = (props: Props) => {
  const { label, figure, figureTitle, isWords, door, change, note, spark, corner } = props;
  const { isTall, isLoading } = props;
  const size = isTall ? cardSize.tall : cardSize.usual;
  return (
    <Box
      role="group"
      aria-label={label}
      layerStyle="panel"
      padding={{ base: '3', md: '4' }}
      minWidth="0"
      height={size.height}
      overflow="hidden"
      containerType="inline-size"
      position="relative"
      {...(door && { _hover: { borderColor: 'accent.emphasized' } })}
      css={{ '& [data-beside] a': { position: 'relative', zIndex: 1 } }}
      aria-busy={isLoading}
    >
      <Text truncate color="fg.muted" {...(corner && { paddingEnd: '5' })}>
        {label}
      </Text>
      {isLoading ? (
        <Skeleton height="7" marginBlock="1" width="60%" />
      ) : (
        <Text
          textStyle={isWords ? 'sm' : 'figure.card'}
          {...(!isWords && { fontSize: figureSize })}
          lineHeight="2.25rem"
          title={figureTitle}
          truncate
          data-figure
        >
          {door ? (
            <CardDoor to={door.to} aria-label={partsText(`${label} ${figure}`, door.title)}>
              {figure}
            </CardDoor>
          ) : (
            figure
          )}
        </Text>
      )}
      <Box height={size.beside} fontSize="xs" lineHeight="1.125rem" color="fg.muted" data-beside>
        {isLoading ? <Skeleton height="4" width="80%" /> : change}
        {!isLoading && note && (
          <Text truncate {...ofPieces} data-note>
            {note}
          </Text>
        )}
      </Box>
      <Box height="7" marginTop="1">
        {!isLoading && spark}
      </Box>
      {!isLoading && corner}
    </Box>
  );
};
