import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../../api/contract/rules/calendar.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { type ComparisonChoice, comparisonTypes } from './comparison.ts';
import { comparisonChoices, comparisonWidth } from './comparison-width.ts';
import { DayField } from './DayField.tsx';
import type { DayRange } from './range.ts';

type Props = {
  readonly choice: ComparisonChoice;
  /** The days that it means; null where they lie before the data. */
  readonly comparison: DayRange | null;
  readonly pickable: DayRange;
  readonly onChoose: (choice: ComparisonChoice) => void;
};

/** What the period is compared with: the one before, the same weekdays, a year ago, or days of one's own. */
export const ComparisonPicker = ({ choice, comparison, pickable, onChoose }: Props) => {
  const { t } = useTranslation('statistics');
  // A free comparison begins where the chosen one lies, until a day is given.
  const begin = comparison?.start ?? pickable.start;
  return (
    <Flex gap="2" wrap="wrap" align="center" flex={{ base: '1 0 10rem', md: 'none' }}>
      <FilterSelect
        label={t('against.label')}
        value={choice.type}
        width={comparisonWidth(t)}
        choices={comparisonChoices.map((value) => ({ value, label: t(`against.${value}`) }))}
        onChange={(value) => {
          const type = comparisonTypes.find((known) => known === value);
          onChoose(type ? { type } : { type: 'custom', start: begin });
        }}
      />
      {choice.type === 'custom' && (
        <FirstDay key={choice.start} start={choice.start} pickable={pickable} onChoose={onChoose} />
      )}
    </Flex>
  );
};

type FirstDayProps = Pick<Props, 'pickable' | 'onChoose'> & { readonly start: Day };

const FirstDay = ({ start, pickable, onChoose }: FirstDayProps) => {
  const { t } = useTranslation('statistics');
  const [day, setDay] = useState(start);
  const isOutside = day !== '' && (day < pickable.start || day > pickable.end);
  return (
    <>
      <DayField
        label={t('against.start')}
        value={day}
        pickable={pickable}
        isInvalid={isOutside}
        onChange={(next) => {
          setDay(next);
          if (next !== '' && next >= pickable.start && next <= pickable.end)
            onChoose({ type: 'custom', start: next });
        }}
      />
      {isOutside && (
        <Text role="alert" color="fg.error" fontSize="xs">
          {t('range.outside', pickable)}
        </Text>
      )}
    </>
  );
};
