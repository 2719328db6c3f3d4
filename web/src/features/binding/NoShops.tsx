import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { BindOrImport } from './BindOrImport.tsx';

/** In the place of what a page shows of shops, for whoever has none: how they come by some. */
export const NoShops = () => {
  const { t } = useTranslation('statistics');
  const { isBoss } = useViewer();
  return (
    <EmptyState
      title={t('empty.noShopsTitle')}
      hint={isBoss ? t('empty.noShops') : t('empty.ask')}
      action={isBoss && <BindOrImport />}
    />
  );
};
