import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullDay } from '../../i18n/format.ts';
import type { DayRange } from './range.ts';

/** Days from one to another, or one alone; where there is no room the line breaks between them, not within. */
export const DaySpan = ({ start, end }: DayRange) => {
  const { t } = useTranslation('statistics');
  return (
    <>
      {start !== end && (
        <>
          <Text as="span" whiteSpace="nowrap">
            <bdi>{fullDay(start)}</bdi> {t('range.to')}
          </Text>{' '}
        </>
      )}
      <Text as="span" whiteSpace="nowrap">
        <bdi>{fullDay(end)}</bdi>
      </Text>
    </>
  );
};
