import { useTranslation } from 'react-i18next';
import type { Selection } from '../shared/url-state/selection.ts';
import { selectionName } from './selection-name.ts';
import type { Directory } from './use-directory.ts';

/** What the selection is called in the reader's words; empty while the list of shops is on its way. */
export const useSelectionName = (selection: Selection, directory: Directory): string => {
  const { t } = useTranslation('statistics');
  return selectionName(selection, directory, {
    all: t('all'),
    group: t('unknownGroup'),
    platform: { TEMU: t('platform.TEMU'), SHEIN: t('platform.SHEIN') },
    managed: { FULLY_MANAGED: t('managed.FULLY_MANAGED'), SEMI_MANAGED: t('managed.SEMI_MANAGED') },
  });
};
