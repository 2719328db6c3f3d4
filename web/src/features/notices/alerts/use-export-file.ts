import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast.ts';
import { AlertExportDocument } from './Alerts.generated.ts';

/** Fetches the file of an export, as long as it is kept. */
export function useExportFile(): (target: string | null) => Promise<void> {
  const { t } = useTranslation('alerts');
  const client = useApolloClient();
  return async (target) => {
    const asked = await client
      .query({
        query: AlertExportDocument,
        variables: { id: `export:${target ?? ''}` },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .catch(() => undefined);
    const url = asked?.data?.dataExport?.downloadUrl;
    if (!url) return toast.error(t('exportGone'));
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    return link.click();
  };
}
