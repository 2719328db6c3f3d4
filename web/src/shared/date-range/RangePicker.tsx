import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../table/Segments.tsx';
import type { DayRange, RangeChoice } from './range.ts';

type Props = {
  readonly choice: RangeChoice;
  /** The days that the choice means, to begin a custom one with. */
  readonly range: DayRange;
  readonly pickable: DayRange;
  readonly onChoose: (choice: RangeChoice) => void;
};

/** Today, week, month, or two days of one's own out of those that can be picked. */
export const RangePicker = ({ choice, range, pickable, onChoose }: Props) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setIsOpen] = useState(false);
  const isCustom = choice.type === 'custom' || isOpen;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Segments
        label={t('range.label')}
        value={isCustom ? 'custom' : choice.type}
        segments={(['today', 'week', 'month', 'custom'] as const).map((value) => ({
          value,
          label: t(`range.${value}`),
        }))}
        onChange={(value) => {
          setIsOpen(value === 'custom');
          if (value !== 'custom') onChoose({ type: value });
        }}
      />
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
    <Input
      type="date"
      size="sm"
      width="36"
      aria-label={label}
      min={pickable.start}
      max={pickable.end}
      value={value}
      aria-invalid={problem !== null}
      aria-describedby={problem === null ? undefined : errorId}
      onChange={({ target }) => set(target.value)}
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
