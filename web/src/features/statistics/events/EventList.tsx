import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../../session/viewer-context.ts';
import { DoorLink } from '../DoorLink.tsx';
import { EventIcon } from './EventIcon.tsx';
import { EventSkus } from './EventSkus.tsx';
import { type BucketEvents, type EventPeriod, eventDoor, eventText } from './events.ts';

type Props = Pick<BucketEvents, 'bucket' | 'events'> & {
  readonly period: EventPeriod;
  readonly onFollow?: (() => void) | undefined;
};

/** What happened in a bucket, each with the way to the list of it. */
export const EventList = ({ bucket, events, period, onFollow }: Props) => {
  const { t } = useTranslation('statistics');
  const address = useLocation();
  const { isBoss } = useViewer();
  return (
    <Box as="ul" listStyleType="none">
      {events.map((event) => {
        const text = eventText(t, event);
        const to = eventDoor(event, bucket, { address, period, isBoss });
        return (
          <Box as="li" key={`${event.kind} ${event.day} ${event.productId}`}>
            <Flex align="center" gap="1.5" minHeight="6">
              <EventIcon kind={event.kind} />
              {to === null ? (
                text
              ) : (
                <DoorLink
                  to={to}
                  onClick={onFollow}
                  color="accent.fg"
                  title={t('events.door')}
                  whiteSpace="normal"
                >
                  {text}
                </DoorLink>
              )}
            </Flex>
            <EventSkus event={event} shop={period.shop} onFollow={onFollow} />
          </Box>
        );
      })}
    </Box>
  );
};
