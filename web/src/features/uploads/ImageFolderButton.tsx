import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { helperDoor } from '../../shared/desktop-helper/door.ts';
import { openImageFolder } from '../../shared/desktop-helper/local.ts';
import { FolderIcon } from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useTold } from '../../shared/ui/use-told.ts';

type Props = {
  /** Below the seller's folder of images; '' is that folder itself. */
  readonly folder: string;
};

/** Shows a folder of images on the seller's own machine, by the helper there. */
export const ImageFolderButton = ({ folder }: Props) => {
  const { t } = useTranslation('uploads');
  const [isBusy, setBusy] = useState(false);
  const told = useTold();
  const open = async () => {
    if (stopVisitor()) return;
    if (helperDoor.get() === undefined) return toast.warning(t('folder.needsHelper'));
    setBusy(true);
    told.settle();
    try {
      const { code, msg, isMissing } = await openImageFolder(folder);
      if (code === 0) toast.success(t('folder.opened'));
      // Not the plain words: the person is told why there is none.
      else if (isMissing) toast.warning(t('folder.notCollected'));
      else told.tell(msg || t('folder.failed'));
    } catch {
      told.tell(t('folder.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      minHeight={{ base: '44px', lg: '9' }}
      loading={isBusy}
      onClick={() => void open()}
    >
      <FolderIcon />
      {t('folder.open')}
    </Button>
  );
};
