import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../../shared/export/gather.ts';
import { CheckField } from '../../shared/forms/CheckField.tsx';
import { errorDelay } from '../../shared/forms/Form.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { NumberField } from '../../shared/forms/NumberField.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { filterCost, parseCost } from './costs.ts';
import { fetchSkus } from './fetch-all.ts';
import { type CostedRow, useSaveCosts } from './use-costs.ts';
import type { PickedRow } from './use-picked.ts';
import type { ListVariables } from './variables.ts';

type Props = {
  readonly rows: readonly PickedRow[];
  readonly variables: ListVariables;
  readonly onCosted: (rows: readonly CostedRow[]) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** One cost for all SKUs of one product or of the ticked ones. */
export default function CostDialog({ rows, variables, onCosted, onClose, onSaved }: Props) {
  const { t } = useTranslation('products');
  const { skus, isFailed, retry } = useSkus(rows, variables);
  const saveCosts = useSaveCosts(onCosted);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  const form = useForm({ defaultValues: { cost: '' }, mode: 'onTouched', delayError: errorDelay });
  const [only] = rows;
  const count = skus?.size ?? 0;

  const save = async (cost: string | null) => {
    if (skus === null) return;
    const costs = [...skus].map(([skuId, was]) => ({ skuId, cost, was }));
    if (await saveCosts(costs, setProgress)) onSaved();
  };
  const submit = form.handleSubmit(({ cost }) => {
    const parsed = parseCost(cost);
    if (isClearing) return save(null);
    return 'cost' in parsed ? save(parsed.cost) : undefined;
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('cost.title')}
      width={440}
      dismissable={progress === null}
      isDirty={form.formState.isDirty || isClearing}
      onSubmit={submit}
      submit={{
        children: t('cost.save'),
        disabled: count === 0,
        loading: progress !== null,
        ...(progress && { loadingText: t('cost.saving', { ...progress }) }),
      }}
    >
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <>
          <Text color="fg.muted" aria-live="polite" lineClamp="2">
            {skus === null
              ? t('cost.counting')
              : count === 0
                ? t('cost.noSku')
                : rows.length === 1 && only
                  ? t('cost.ofRow', { name: only.name, count })
                  : t('cost.ofMany', { rows: rows.length, count })}
          </Text>
          <NumberField
            label={t('cost.field')}
            hint={t('cost.hintOne')}
            leave={filterCost}
            disabled={isClearing}
            error={isClearing ? undefined : form.formState.errors.cost?.message}
            {...form.register('cost', {
              validate: (typed) => {
                const parsed = parseCost(typed);
                return isClearing || 'cost' in parsed || t(`cost.faults.${parsed.fault}`);
              },
            })}
          />
          <CheckField label={t('cost.clear')} checked={isClearing} onChange={setIsClearing} />
        </>
      )}
    </FormDialog>
  );
}

/** Rows whose SKUs are asked for at the same time. */
const LOOKED_UP_AT_ONCE = 6;

/** The SKUs of the rows with what they cost, each once; null while they are looked up. */
const useSkus = (rows: readonly PickedRow[], variables: ListVariables) => {
  const client = useApolloClient();
  const [skus, setSkus] = useState<ReadonlyMap<string, string | null> | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks them up again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { selection, range } = variables;
    const find = async () => {
      const own = rows.filter(({ level }) => level === 'SKU');
      const found = new Map(own.map(({ id, costMin }) => [id, costMin]));
      const skusUnder = ({ id }: PickedRow) => {
        const scope = { selection, range, parentId: id };
        return fetchSkus(client, scope, { signal, onProgress: () => {} });
      };
      const parents = rows.filter(({ level }) => level !== 'SKU');
      for (let start = 0; start < parents.length; start += LOOKED_UP_AT_ONCE) {
        const some = parents.slice(start, start + LOOKED_UP_AT_ONCE);
        for (const { id, costMin } of (await Promise.all(some.map(skusUnder))).flat())
          found.set(id, costMin);
      }
      setSkus(found);
    };
    setIsFailed(false);
    find().catch(() => {
      if (!signal.aborted) setIsFailed(true);
    });
    return () => controller.abort();
  }, [client, rows, variables, attempt]);
  return { skus, isFailed, retry: () => setAttempt(attempt + 1) };
};
