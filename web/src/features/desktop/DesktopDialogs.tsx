import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { AppDownload } from './AppDownload.tsx';
import { Download } from './Download.tsx';
import {
  closeDesktopDialog,
  type OpenDesktopDialog,
  openDesktopDialog,
  type Product,
} from './desktop-dialogs.ts';
import { Guide } from './Guide.tsx';
import { InstallSteps } from './InstallSteps.tsx';

interface Parts {
  readonly title: string;
  readonly width: number;
  readonly body: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * The dialogs about the software, the plugin and the app: one frame whose content changes, so that one may
 * lead to the next without closing. Fetched with the first.
 */
export default function DesktopDialogs({ dialog }: { dialog: OpenDesktopDialog }) {
  const { t } = useTranslation('desktop');
  const { finalFocus } = dialog;

  const toGuide = (product: Product) => (
    <Button
      variant="outline"
      onClick={() => openDesktopDialog({ kind: 'guide', product }, finalFocus)}
    >
      {t('guide')}
    </Button>
  );
  const toDownload = (product: Product) => (
    <Button onClick={() => openDesktopDialog({ kind: 'download', product }, finalFocus)}>
      {t('download')}
    </Button>
  );

  const parts = (): Parts => {
    switch (dialog.kind) {
      case 'appDownload':
        return { title: t('appDownload'), width: 440, body: <AppDownload /> };
      case 'install':
        return {
          title: t('install.title'),
          width: 560,
          body: <InstallSteps />,
          footer: (
            <>
              {toGuide('software')}
              {toDownload('software')}
            </>
          ),
        };
      case 'download':
        return {
          title: t('downloadProduct', { product: t(dialog.product) }),
          width: 920,
          body: <Download product={dialog.product} />,
          footer: toGuide(dialog.product),
        };
      case 'guide':
        return {
          title: t('guideOf', { product: t(dialog.product) }),
          width: 920,
          body: <Guide product={dialog.product} />,
          footer: toDownload(dialog.product),
        };
    }
  };
  const { title, width, body, footer } = parts();
  return (
    <AppDialog
      open
      onClose={closeDesktopDialog}
      title={title}
      width={width}
      footer={footer}
      {...(finalFocus ? { finalFocus } : {})}
    >
      {body}
    </AppDialog>
  );
}
