import type { TFunction } from 'i18next';
import type { TooltipLine } from '../../../shared/charts/TooltipBox.tsx';
import { EventList } from './EventList.tsx';
import { type BucketEvents, type EventPeriod, eventText } from './events.ts';

/** The column of a trend's table that has its events; none where nothing happened. */
export const eventColumns = (
  t: TFunction<'statistics'>,
  marks: readonly BucketEvents[],
  period: EventPeriod,
) =>
  marks.length === 0
    ? []
    : [
        {
          key: 'events',
          header: t('events.column'),
          isText: true,
          cell: (_point: unknown, index: number) => {
            const own = marks.find((mark) => mark.index === index);
            return own && <EventList bucket={own.bucket} events={own.events} period={period} />;
          },
        },
      ];

/** What happened at a place of a trend, as lines of its tooltip. */
export const eventLines = (
  t: TFunction<'statistics'>,
  marks: readonly BucketEvents[],
  index: number,
): TooltipLine[] =>
  (marks.find((mark) => mark.index === index)?.events ?? []).map((event) => ({
    color: null,
    label: eventText(t, event),
    value: null,
  }));
