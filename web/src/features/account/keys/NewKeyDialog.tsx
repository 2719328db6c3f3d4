import { Button } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { KeyForm } from './KeyForm.tsx';
import type { KeyWrites } from './use-key-writes.ts';

type Props = {
  readonly writes: KeyWrites;
  readonly onClose: () => void;
  /** The key itself, which nobody can look up again. */
  readonly onMade: (secret: string) => void;
};

/** 新建API密钥: for what, for which shops, with which rights and for how long. */
export const NewKeyDialog = ({ writes, onClose, onMade }: Props) => {
  const { t } = useTranslation('apiKeys');
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('newTitle')}
      width={560}
      isDirty={isDirty}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} loading={isBusy} disabled={!isComplete}>
            {t('create')}
          </Button>
        </>
      }
    >
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : isComplete ? (
        <KeyForm
          formId={formId}
          shops={[...shops, ...hidden]}
          writes={writes}
          onBusy={setBusy}
          onDirty={setDirty}
          onMade={onMade}
        />
      ) : (
        <PageSkeleton of="rows" />
      )}
    </AppDialog>
  );
};
