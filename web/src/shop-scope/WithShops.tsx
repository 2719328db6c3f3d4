import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../session/viewer-context.ts';
import { EmptyState } from '../shared/ui/states.tsx';
import { useDirectory } from './use-directory.ts';

/** What the phone tells of shops; whoever has none is told how to get one, and of no list that it is empty or failed. */
export const WithShops = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('phoneSeller');
  const { isBoss } = useViewer();
  const { shops, hidden, isComplete } = useDirectory();
  if (!isComplete || shops.length + hidden.length > 0) return children;
  return (
    <EmptyState title={t('noShops')} hint={t(isBoss ? 'noShopsHint.boss' : 'noShopsHint.others')} />
  );
};
