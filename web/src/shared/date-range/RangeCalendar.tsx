import { DatePicker, Flex, parseDate } from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { useTranslation } from 'react-i18next';
import {
  addMonths,
  firstDayOfMonth,
  later,
  monthOfDay,
} from '../../../../api/contract/rules/calendar.ts';
import type { DayRange } from './range.ts';

type Props = {
  readonly range: DayRange;
  readonly pickable: DayRange;
  /** Months side by side. */
  readonly months: 1 | 2;
  readonly onPick: (range: DayRange) => void;
};

/** Where keys begin: in the first month that is shown, so that the last days of the range are in sight. */
const focusedAtFirst = ({ start, end }: DayRange, pickable: DayRange, months: 1 | 2): string => {
  const first = addMonths(monthOfDay(end), 1 - months);
  return monthOfDay(start) === first ? start : later(firstDayOfMonth(first), pickable.start);
};

/** Two presses, or two times Enter, are the first and the last day of a range; fetched when it is opened. */
export const RangeCalendar = ({ range, pickable, months, onPick }: Props) => {
  const { t, i18n } = useTranslation('calendar');
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      inline
      width="auto"
      selectionMode="range"
      closeOnSelect={false}
      numOfMonths={months}
      locale={i18n.language}
      timeZone="Asia/Shanghai"
      startOfWeek={1}
      fixedWeeks
      defaultValue={[parseDate(range.start), parseDate(range.end)]}
      defaultFocusedValue={parseDate(focusedAtFirst(range, pickable, months))}
      min={parseDate(pickable.start)}
      max={parseDate(pickable.end)}
      translations={{
        content: t('calendar'),
        prevTrigger: (view) => t(`previous.${view}`),
        nextTrigger: (view) => t(`next.${view}`),
        dayCell: ({ valueText }) => valueText,
      }}
      onValueChange={({ value: [start, end] }) => {
        if (start && end) onPick({ start: start.toString(), end: end.toString() });
      }}
    >
      <DatePicker.Content
        boxShadow="none"
        padding="0"
        css={{ '& [data-outside-range]': { visibility: 'hidden' } }}
      >
        <DatePicker.View view="day">
          <DatePicker.ViewControl>
            <DatePicker.PrevTrigger />
            <DatePicker.RangeText fontWeight="semibold" />
            <DatePicker.NextTrigger />
          </DatePicker.ViewControl>
          <Flex gap="5">
            <DatePicker.DayTable />
            {months === 2 && <DatePicker.DayTable offset={1} />}
          </Flex>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
};
