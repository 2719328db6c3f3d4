import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../../shared/export/gather.ts';
import { workbookFile } from '../../shared/export/sheet-files.ts';
import { saveFile } from '../../shared/files/save.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../shared/ui/CancelButton.tsx';
import { CostFilePick } from './CostFilePick.tsx';
import { CostPreview } from './CostPreview.tsx';
import { useCostFile } from './use-cost-file.ts';
import { type CostedRow, useSaveCosts } from './use-costs.ts';
import type { ListVariables } from './variables.ts';

type Props = {
  readonly variables: ListVariables;
  readonly onCosted: (rows: readonly CostedRow[]) => void;
  readonly onClose: () => void;
};

/** Costs out of a file: choose it, look at what it would change, save. */
export default function CostFileDialog({ variables, onCosted, onClose }: Props) {
  const { t } = useTranslation('products');
  const { state, take, uncosted, reset } = useCostFile(variables);
  const saveCosts = useSaveCosts(onCosted);
  const [progress, setProgress] = useState<Progress | null>(null);

  const downloadTemplate = () => {
    const name = t('costFile.templateName');
    void uncosted(name, async (skus) => {
      const words = t('costFile.templateColumns', { returnObjects: true });
      const file = await workbookFile({
        columns: [words.sku, words.code, words.name, words.spec, words.cost].map((heading) => ({
          heading,
          isMoney: heading === words.cost,
        })),
        rows: skus.map((sku) => [sku.skuId, sku.extCode, sku.name, sku.specName, null]),
      });
      saveFile(name, file);
    });
  };
  const changes = state.kind === 'plan' ? state.plan.changes : [];
  const save = async () => {
    const costs = changes.map(({ sku, cost }) => ({ skuId: sku.id, cost, was: sku.costMin }));
    if (await saveCosts(costs, setProgress)) onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('costFile.title')}
      width={960}
      dismissable={progress === null}
      footer={
        <>
          {state.kind === 'plan' && (
            <Button
              variant="ghost"
              colorPalette="gray"
              marginEnd="auto"
              disabled={progress !== null}
              onClick={reset}
            >
              {t('words.otherFile')}
            </Button>
          )}
          <CancelButton disabled={progress !== null} onClick={onClose} />
          {state.kind === 'plan' && (
            <Button
              disabled={changes.length === 0}
              loading={progress !== null}
              loadingText={progress === null ? '' : t('cost.saving', { ...progress })}
              onClick={() => void save()}
            >
              {t('costFile.save', { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'plan' ? (
        <CostPreview name={state.name} plan={state.plan} />
      ) : (
        <CostFilePick
          state={state}
          onTake={(file) => void take(file)}
          onTemplate={downloadTemplate}
          onCancel={reset}
        />
      )}
    </AppDialog>
  );
}
