import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RowAct } from '../../shared/table/RowAct.tsx';
import type { ImportJobFragment } from './ImportJob.generated.ts';
import { useTakeBack } from './use-take-back.ts';

/** Takes an import of the list back; its progress is shown where that of an import is. */
export const TakeBackButton = ({ job }: { readonly job: ImportJobFragment }) => {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { takeBack, isAsking } = useTakeBack();
  return (
    <RowAct
      isDestructive
      loading={isAsking}
      label={t('takeBack.openOf', { name: job.fileName })}
      onClick={async () => {
        if (await takeBack(job)) void navigate(`/import?job=${job.id}`);
      }}
    >
      {t('takeBack.open')}
    </RowAct>
  );
};
