import { Box, IconButton, Input, Popover, Portal, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '../ui/icons.tsx';
import { dayTyped } from './day-typed.ts';
import type { DayRange } from './range.ts';

const DayCalendar = lazy(async () => ({
  default: (await import('./DayCalendar.tsx')).DayCalendar,
}));

type Props = {
  /** Says what the day is for. */
  readonly label: string;
  /** The day as 2026-01-31; empty while there is none. */
  readonly value: string;
  /** Empty while what is typed is no day yet. */
  readonly onChange: (day: string) => void;
  /** The days that the calendar offers; all where absent. */
  readonly pickable?: Partial<DayRange>;
  /** Not where a calendar stands beside it. */
  readonly hasCalendar?: boolean;
  readonly isInvalid?: boolean;
  /** The id of the element that says what is wrong. */
  readonly describedBy?: string | undefined;
};

/**
 * One day, typed or picked in a Chinese calendar: the browser's own follows the language of the browser. It waits for
 * its words itself: what it is opened in stays.
 */
export const DayField = (props: Props) => (
  <Suspense fallback={<Skeleton width={width} height="9" />}>
    <Field {...props} />
  </Suspense>
);

const width = { base: 'full', md: '40' };

const Field = (props: Props) => {
  const { label, value, onChange, pickable, hasCalendar = true, isInvalid, describedBy } = props;
  const { t } = useTranslation('calendar');
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const take = (text: string) => {
    const day = dayTyped(text);
    // What is complete is written as it is always written, but not under the hands of who types.
    setDraft(day === text || text === '' ? null : text);
    onChange(day ?? '');
  };
  return (
    <Box position="relative" width={width}>
      <Input
        size="sm"
        width="full"
        minHeight={{ base: '44px', lg: '9' }}
        paddingEnd={hasCalendar ? '9' : '3'}
        autoComplete="off"
        placeholder={t('placeholder')}
        aria-label={label}
        aria-invalid={isInvalid === true || (draft !== null && dayTyped(draft) === null)}
        aria-describedby={describedBy}
        value={draft ?? value}
        onChange={({ currentTarget }) => take(currentTarget.value.trim())}
        onBlur={() => setDraft(null)}
      />
      {hasCalendar && (
        <Popover.Root
          open={isOpen}
          onOpenChange={(change) => setIsOpen(change.open)}
          positioning={{ placement: 'bottom-end' }}
          lazyMount
          unmountOnExit
        >
          <Popover.Trigger asChild>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              size="xs"
              minWidth={{ base: '44px', lg: '8' }}
              minHeight={{ base: '44px', lg: '8' }}
              position="absolute"
              insetEnd="1"
              top="50%"
              transform="translateY(-50%)"
              aria-label={t('open', { label })}
            >
              <CalendarIcon />
            </IconButton>
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner>
              <Popover.Content width="auto" aria-label={label}>
                <Suspense fallback={<Skeleton width="272px" height="304px" />}>
                  <DayCalendar
                    value={value}
                    pickable={pickable}
                    onPick={(day) => {
                      setDraft(null);
                      onChange(day);
                      setIsOpen(false);
                    }}
                  />
                </Suspense>
              </Popover.Content>
            </Popover.Positioner>
          </Portal>
        </Popover.Root>
      )}
    </Box>
  );
};
