import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonPicker } from '../../shared/date-range/ComparisonPicker.tsx';
import { RangePicker } from '../../shared/date-range/RangePicker.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import type { dataSource } from './metrics.ts';

type Source = keyof typeof dataSource;

type Props = ComponentProps<typeof RangePicker> & {
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly against: Omit<ComponentProps<typeof ComparisonPicker>, 'pickable'>;
};

/** What is looked at: sales or stock orders, of which days, beside which others. Drawn anew by a choice, not by every answer. */
export const HomeChoices = memo(({ source, onSource, against, ...range }: Props) => {
  const { t } = useTranslation('statistics');
  return (
    <>
      <Segments
        label={t('source.label')}
        value={source}
        segments={[
          { value: 'sales', label: t('source.sales') },
          { value: 'stocks', label: t('source.stocks') },
        ]}
        onChange={onSource}
      />
      <RangePicker {...range} />
      <ComparisonPicker {...against} pickable={range.pickable} />
    </>
  );
});
