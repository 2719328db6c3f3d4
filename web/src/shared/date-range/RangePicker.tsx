import { Button, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../table/Segments.tsx';
import { DayField } from './DayField.tsx';
import { hasDays, type Preset, presets } from './presets.ts';
import { type DayRange, dateTypes, isDateType, type RangeChoice } from './range.ts';
import { useToday } from './use-today.ts';

type Props = {
  readonly choice: RangeChoice;
  /** The days that the choice means, to begin a custom one with. */
  readonly range: DayRange;
  readonly pickable: DayRange;
  readonly onChoose: (choice: RangeChoice) => void;
};

/** Today, week, month, a week or month of the calendar, or two days of one's own out of those that can be picked. */
export const RangePicker = ({ choice, range, pickable, onChoose }: Props) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen || !isDateType(choice.type) ? 'custom' : choice.type;
  const isCustom = shown === 'custom';
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Segments
        label={t('range.label')}
        value={shown}
        segments={([...dateTypes, 'custom'] as const).map((value) => ({
          value,
          label: t(`range.${value}`),
        }))}
        onChange={(value) => {
          setIsOpen(value === 'custom');
          if (value !== 'custom') onChoose({ type: value });
        }}
      />
      {isCustom && (
        <Presets
          chosen={choice.type}
          onChoose={(type) => {
            setIsOpen(false);
            onChoose({ type });
          }}
        />
      )}
      {isCustom && (
        <CustomRange
          key={`${range.start}${range.end}`}
          range={range}
          pickable={pickable}
          onChoose={(days) => {
            setIsOpen(false);
            onChoose({ type: 'custom', ...days });
          }}
        />
      )}
    </Flex>
  );
};

type PresetsProps = {
  readonly chosen: RangeChoice['type'];
  readonly onChoose: (preset: Preset) => void;
};

const Presets = ({ chosen, onChoose }: PresetsProps) => {
  const { t } = useTranslation('statistics');
  const today = useToday();
  return (
    <Flex role="group" aria-label={t('range.presets')} gap="1" wrap="wrap">
      {presets.map((preset) => (
        <Button
          key={preset}
          size="sm"
          variant={chosen === preset ? 'subtle' : 'ghost'}
          colorPalette={chosen === preset ? 'accent' : 'gray'}
          paddingX="2"
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
      isInvalid={problem !== null}
      describedBy={problem === null ? undefined : errorId}
      onChange={set}
    />
  );
  return (
    <Flex
      as="form"
      gap="2"
      align="center"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onChoose({ start, end });
      }}
    >
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
