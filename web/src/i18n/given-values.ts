import type { FormatterModule } from 'i18next';
import { isDay } from '../../../api/contract/rules/calendar.ts';
import { dayIn } from './days.ts';
import { numberIn } from './numbers.ts';

/**
 * What is put into a text: a day and a whole number as its language writes them. Names of files, which have a kind, keep
 * them as they sort. i18next asks for every value, with all that were given.
 */
export const givenValues: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, language, given) => {
    if (language === undefined || (given && 'kind' in given)) return value;
    if (typeof value === 'string' && isDay(value)) return dayIn(language, value);
    return Number.isInteger(value) ? numberIn(language, {}).format(value) : value;
  },
};
