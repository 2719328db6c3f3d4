import { useTranslation } from 'react-i18next';
import type { Selection } from '../shared/url-state/selection.ts';
import { selectionName, selectionWords } from './selection-name.ts';
import type { Directory } from './use-directory.ts';

/** What the selection is called in the reader's words; empty while the list of shops is on its way. */
export const useSelectionName = (selection: Selection, directory: Directory): string => {
  const { t } = useTranslation('statistics');
  return selectionName(selection, directory, selectionWords(t));
};
