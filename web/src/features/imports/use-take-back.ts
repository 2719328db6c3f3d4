import { useTranslation } from 'react-i18next';
import { fullCount } from '../../shared/kpi/money.ts';
import { confirmAct } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { ImportJobFragment } from './ImportJob.generated.ts';
import { useTakeBackImportMutation } from './TakeBack.generated.ts';

type Taken = Pick<ImportJobFragment, 'id' | 'fileName' | 'linesAdded' | 'linesChanged'>;

/** Asks whether an import is to be taken back, says what that does, and begins it. True when it has begun. */
export const useTakeBack = () => {
  const { t } = useTranslation('imports');
  const [mutate, { loading }] = useTakeBackImportMutation();
  const takeBack = async ({ id, fileName, linesAdded, linesChanged }: Taken): Promise<boolean> => {
    const sure = await confirmAct({
      text: [
        t('takeBack.ask', { name: fileName }),
        linesAdded > 0 && t('takeBack.added', { lines: fullCount(linesAdded) }),
        linesChanged > 0 && t('takeBack.changed', { lines: fullCount(linesChanged) }),
        t(linesChanged > 0 ? 'takeBack.keptChanged' : 'takeBack.kept'),
        t('takeBack.again'),
      ]
        .filter(Boolean)
        .join('\n'),
      action: t('takeBack.action'),
      destructive: true,
    });
    if (!sure) return false;
    // A fault is told by the message of every fault.
    const answer = await mutate({ variables: { id } }).catch(() => null);
    const refusal = answer?.data?.takeBackImport.error;
    if (refusal) toast.error(refusal.message);
    return answer?.data?.takeBackImport.salesImport != null;
  };
  return { takeBack, isAsking: loading };
};
