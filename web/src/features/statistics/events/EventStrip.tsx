import { Box, Flex, IconButton, Popover, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted, listText, textLanguage } from '../../../i18n/format.ts';
import { directionOf } from '../../../i18n/languages.ts';
import { chartMargin } from '../../../shared/charts/margin.ts';
import { useWidth } from '../../../shared/charts/use-width.ts';
import { bucketTitle } from '../trend.ts';
import { type Cluster, clustersOf, kindsOf } from './clusters.ts';
import { EventIcon } from './EventIcon.tsx';
import { EventList } from './EventList.tsx';
import { type BucketEvents, type EventPeriod, eventText } from './events.ts';

/** From one mark to the next, in px: as far as a finger, or a pointer, tells them apart. */
const NARROW = 480;
const apartIn = (width: number) => (width < NARROW ? 44 : 28);

type Props = {
  readonly marks: readonly BucketEvents[];
  /** Buckets of the chart. */
  readonly count: number;
  readonly period: EventPeriod;
};

/** Ticks below a line chart on what happened: what, and the way to the lists of it, is said at a press. */
export default function EventStrip({ marks, count, period }: Props) {
  const { t } = useTranslation('statistics');
  const [ref, width] = useWidth<HTMLDivElement>();
  const inner = Math.max(0, width - chartMargin.left - chartMargin.right);
  const placeOf = (index: number) => chartMargin.left + (inner * index) / Math.max(1, count - 1);
  const clusters = width === 0 ? [] : clustersOf(marks, placeOf, apartIn(width));
  return (
    <Box
      ref={ref}
      // Time runs from left to right in every language.
      dir="ltr"
      position="relative"
      height="100%"
      {...(clusters.length > 0 && { role: 'group', 'aria-label': t('events.label') })}
    >
      {clusters.map((cluster) => (
        <Mark key={cluster.marks[0]?.bucket} cluster={cluster} period={period} />
      ))}
    </Box>
  );
}

const Mark = ({ cluster, period }: { cluster: Cluster; period: EventPeriod }) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setIsOpen] = useState(false);
  const { x, marks } = cluster;
  const [first, ...others] = kindsOf(cluster);
  const words = marks.map(({ bucket, events }) =>
    dotted(bucketTitle(bucket), listText(events.map((event) => eventText(t, event)))),
  );
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'top' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="2xs"
          position="absolute"
          top="2px"
          style={{ left: x - 12 }}
          aria-label={words.join('\n')}
          title={words.join('\n')}
          data-event
          // The tick towards the day on the axis.
          _before={{
            content: '""',
            position: 'absolute',
            top: '-6px',
            insetInlineStart: 'calc(50% - 0.5px)',
            width: '1px',
            height: '6px',
            bg: 'border.emphasized',
          }}
          _after={{
            content: '""',
            position: 'absolute',
            inset: { base: '-10px', md: '0' },
          }}
        >
          {first && <EventIcon kind={first} />}
          {others.length > 0 && (
            <Box
              position="absolute"
              top="2px"
              insetEnd="2px"
              boxSize="5px"
              borderRadius="full"
              bg="fg.subtle"
            />
          )}
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={t('events.label')}
            dir={directionOf(textLanguage())}
            width="auto"
            minWidth="160px"
            maxWidth="min(320px, calc(100vw - 24px))"
          >
            <Popover.Body padding="3" fontSize="xs" maxHeight="280px" overflowY="auto">
              <Flex direction="column" gap="2">
                {marks.map(({ bucket, events }) => (
                  <Box key={bucket}>
                    <Text fontWeight="semibold">{bucketTitle(bucket)}</Text>
                    <EventList
                      bucket={bucket}
                      events={events}
                      period={period}
                      onFollow={() => setIsOpen(false)}
                    />
                  </Box>
                ))}
              </Flex>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
};
