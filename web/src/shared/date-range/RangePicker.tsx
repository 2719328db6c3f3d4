import { Button, Flex, Popover, Portal, Skeleton, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDay } from '../../i18n/format.ts';
import { Segments } from '../table/Segments.tsx';
import { CalendarIcon } from '../ui/icons.tsx';
import { useMedia } from '../ui/use-media.ts';
import { DayField } from './DayField.tsx';
import { hasDays, type Preset, presets } from './presets.ts';
import { type DayRange, dateTypes, isDateType, type RangeChoice } from './range.ts';
import { useToday } from './use-today.ts';

const RangeCalendar = lazy(async () => ({
  default: (await import('./RangeCalendar.tsx')).RangeCalendar,
}));

type Props = {
  readonly choice: RangeChoice;
  /** The days that the choice means, to begin a custom one with. */
  readonly range: DayRange;
  readonly pickable: DayRange;
  readonly onChoose: (choice: RangeChoice) => void;
};

/**
 * Today, week and month at once; in a panel a week or month of the calendar, or days of one's own out of those that
 * can be picked, in two months side by side.
 */
export const RangePicker = ({ choice, range, pickable, onChoose }: Props) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setIsOpen] = useState(false);
  const segments = useRef<HTMLDivElement>(null);
  const shown = isOpen || !isDateType(choice.type) ? 'custom' : choice.type;
  const take = (next: RangeChoice) => {
    setIsOpen(false);
    onChoose(next);
  };
  const days = daysText(t, choice, range);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      // The way back where the button goes with the panel.
      finalFocusEl={() => segments.current?.querySelector<HTMLElement>('input:checked') ?? null}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Anchor asChild>
        <Flex ref={segments} gap="2" wrap="wrap" align="center">
          <Segments
            label={t('range.label')}
            value={shown}
            segments={([...dateTypes, 'custom'] as const).map((value) => ({
              value,
              label: t(`range.${value}`),
            }))}
            onChange={(value) => {
              if (value === 'custom') setIsOpen(true);
              else take({ type: value });
            }}
          />
          {shown === 'custom' && (
            <Popover.Trigger asChild>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                paddingX="2.5"
                minHeight={{ base: '44px', lg: '9' }}
                aria-label={t('range.open', { label: days })}
              >
                <CalendarIcon />
                {days}
              </Button>
            </Popover.Trigger>
          )}
        </Flex>
      </Popover.Anchor>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="auto" maxWidth="calc(100vw - 16px)" aria-label={t('range.label')}>
            <Popover.Body padding="4" overflowX="auto">
              <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
                <Presets chosen={choice.type} onChoose={(type) => take({ type })} />
                <CustomRange
                  range={range}
                  pickable={pickable}
                  onChoose={(chosen) => take({ type: 'custom', ...chosen })}
                />
              </Flex>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
};

/** The name of a preset, or the days themselves. */
const daysText = (
  t: TFunction<'statistics'>,
  { type }: RangeChoice,
  { start, end }: DayRange,
): string => {
  const preset = presets.find((one) => one === type);
  if (preset) return t(`range.${preset}`);
  return start === end ? fullDay(start) : t('range.span', { start, end });
};

type PresetsProps = {
  readonly chosen: RangeChoice['type'];
  readonly onChoose: (preset: Preset) => void;
};

const Presets = ({ chosen, onChoose }: PresetsProps) => {
  const { t } = useTranslation('statistics');
  const today = useToday();
  return (
    <Flex
      role="group"
      aria-label={t('range.presets')}
      gap="1"
      wrap="wrap"
      direction={{ base: 'row', md: 'column' }}
    >
      {presets.map((preset) => (
        <Button
          key={preset}
          size="sm"
          variant={chosen === preset ? 'subtle' : 'ghost'}
          colorPalette={chosen === preset ? 'accent' : 'gray'}
          paddingX="3"
          justifyContent="start"
          aria-pressed={chosen === preset}
          disabled={!hasDays(preset, today)}
          onClick={() => onChoose(preset)}
        >
          {t(`range.${preset}`)}
        </Button>
      ))}
    </Flex>
  );
};

type CustomProps = {
  readonly range: DayRange;
  readonly pickable: DayRange;
  readonly onChoose: (range: DayRange) => void;
};

const CustomRange = ({ range, pickable, onChoose }: CustomProps) => {
  const { t } = useTranslation('statistics');
  const errorId = useId();
  const isWide = useMedia('(min-width: 768px)');
  const clamp = (day: string) =>
    day < pickable.start ? pickable.start : day > pickable.end ? pickable.end : day;
  const [start, setStart] = useState(clamp(range.start));
  const [end, setEnd] = useState(clamp(range.end));
  const isOutside = [start, end].some((day) => day < pickable.start || day > pickable.end);
  const problem =
    start === '' || end === ''
      ? t('range.missing')
      : isOutside
        ? t('range.outside', pickable)
        : start > end
          ? t('range.order')
          : null;
  const field = (label: string, value: string, set: (day: string) => void) => (
    <DayField
      label={label}
      value={value}
      pickable={pickable}
      hasCalendar={false}
      isInvalid={problem !== null}
      describedBy={problem === null ? undefined : errorId}
      onChange={set}
    />
  );
  const months = isWide ? 2 : 1;
  return (
    <Flex
      as="form"
      gap="2"
      align="center"
      wrap="wrap"
      maxWidth={isWide ? '36rem' : '17rem'}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onChoose({ start, end });
      }}
    >
      <Suspense fallback={<Skeleton width={isWide ? '36rem' : '17rem'} height="19rem" />}>
        <RangeCalendar
          range={{ start: clamp(range.start), end: clamp(range.end) }}
          pickable={pickable}
          months={months}
          onPick={onChoose}
        />
      </Suspense>
      {field(t('range.start'), start, setStart)}
      <Text color="fg.muted">{t('range.to')}</Text>
      {field(t('range.end'), end, setEnd)}
      <Button type="submit" size="sm" disabled={problem !== null}>
        {t('range.apply')}
      </Button>
      {problem !== null && (
        <Text id={errorId} role="alert" color="fg.error" fontSize="xs">
          {problem}
        </Text>
      )}
    </Flex>
  );
};
