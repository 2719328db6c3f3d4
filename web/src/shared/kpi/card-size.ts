import type { TFunction } from 'i18next';
import { digitsWide } from '../date-range/comparison-width.ts';

/** What a card has room for beside a change on half of a phone, in digits. */
const besideChange = 17;

/** Whether the words of a comparison take a line of their own on the cards, as most of the language would be cut. */
export const hasLongComparison = (t: TFunction<'statistics'>): boolean =>
  digitsWide(t('compare.today')) > besideChange;

/** The height of a card and of what stands below its figure: a line more for long comparisons. The same where it is drawn. */
export const cardSize = {
  usual: { height: '160px', beside: '2.25rem' },
  tall: { height: '178px', beside: '3.375rem' },
} as const;
