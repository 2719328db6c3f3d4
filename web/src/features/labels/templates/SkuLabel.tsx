import { Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import type { LabelActs } from './LabelList.tsx';
import { LabelRow } from './LabelRow.tsx';
import { useLabelOfSkuQuery } from './Labels.generated.ts';

/** The label of the SKU whose id is typed in. */
export const SkuLabel = (acts: LabelActs) => {
  const { t } = useTranslation('labels');
  const [typed, setTyped] = useState('');
  const [skuId, setSkuId] = useState('');
  const { data, error, loading, refetch } = useLabelOfSkuQuery({
    variables: { skuId },
    skip: skuId === '',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    setSkuId(typed.trim());
  };
  return (
    <>
      <form onSubmit={look}>
        <Flex gap="2" align="flex-end">
          <TextField
            label={t('words.skuId')}
            size="sm"
            value={typed}
            maxLength={40}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="sm" variant="outline" disabled={typed.trim() === ''}>
            {t('template.find')}
          </Button>
        </Flex>
      </form>
      {loading && !data && <Skeleton height="40px" />}
      {error && <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />}
      {data?.labelOfSku === null && (
        <Text fontSize="xs" color="fg.muted">
          {t('template.noneOfSku')}
        </Text>
      )}
      {data?.labelOfSku && (
        <ul style={{ listStyle: 'none' }}>
          <LabelRow label={data.labelOfSku} {...acts} />
        </ul>
      )}
    </>
  );
};
