import { DatePicker, parseDate } from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from './range.ts';

type Props = {
  readonly value: string;
  readonly pickable: Partial<DayRange> | undefined;
  readonly onPick: (day: string) => void;
};

const views = ['day', 'month', 'year'] as const;

/** A month at a time, weeks from Monday; fetched when it is opened, and its styles with it. */
export const DayCalendar = ({ value, pickable, onPick }: Props) => {
  const { t, i18n } = useTranslation('calendar');
  const shownId = useId();
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      inline
      width="auto"
      locale={i18n.language}
      timeZone="Asia/Shanghai"
      startOfWeek={1}
      fixedWeeks
      defaultValue={value === '' ? [] : [parseDate(value)]}
      {...(pickable?.start === undefined ? {} : { min: parseDate(pickable.start) })}
      {...(pickable?.end === undefined ? {} : { max: parseDate(pickable.end) })}
      translations={{
        content: t('calendar'),
        prevTrigger: (view) => t(`previous.${view}`),
        nextTrigger: (view) => t(`next.${view}`),
        dayCell: ({ valueText }) => valueText,
      }}
      onValueChange={({ value: [day] }) => {
        if (day) onPick(day.toString());
      }}
    >
      <DatePicker.Content boxShadow="none">
        {views.map((view) => (
          <DatePicker.View key={view} view={view}>
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger />
              {/* Named by what it shows. */}
              <DatePicker.ViewTrigger aria-labelledby={`${shownId}${view}`}>
                <DatePicker.RangeText id={`${shownId}${view}`} />
              </DatePicker.ViewTrigger>
              <DatePicker.NextTrigger />
            </DatePicker.ViewControl>
            {view === 'day' ? (
              <DatePicker.DayTable />
            ) : view === 'month' ? (
              <DatePicker.MonthTable />
            ) : (
              <DatePicker.YearTable />
            )}
          </DatePicker.View>
        ))}
      </DatePicker.Content>
    </DatePicker.Root>
  );
};
