import { withoutJoiners } from '../../../../api/contract/rules/names.ts';

/** Full-width digits and letters, and capitals, find the same, with joiners and without. */
const folded = (text: string): string =>
  withoutJoiners(text.normalize('NFKC')).toLowerCase().trim();

/** Whether one of the texts holds what is searched for; an empty search finds all. */
export const isFound = (search: string, texts: readonly string[]): boolean => {
  const wanted = folded(search);
  return wanted === '' || texts.some((text) => folded(text).includes(wanted));
};
