import { Button, Checkbox, Flex, Skeleton, Stack, Tag, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useProductRankingPageQuery } from '../ProductRanking.generated.ts';
import { type HomeVariables, PAGE_SIZE } from '../use-home.ts';
import { MOST_SKUS, skuName } from './sku-trend.ts';

type Sku = { readonly skuId: string; readonly code: string; readonly productName: string };

type Props = {
  readonly variables: HomeVariables;
  readonly chosen: readonly string[];
  /** SKUs whose names are known already. */
  readonly known: readonly Sku[];
  readonly onChoose: (skuIds: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Picks the SKUs of the chart out of those that were sold in the period. */
export default function SkuPicker({ variables, chosen, known, onChoose, onClose }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const [draft, setDraft] = useState<readonly Sku[]>(() =>
    chosen.map(
      (skuId) => known.find((sku) => sku.skuId === skuId) ?? { skuId, code: '', productName: '' },
    ),
  );
  const remove = (skuId: string) => setDraft(draft.filter((sku) => sku.skuId !== skuId));
  const isFull = draft.length >= MOST_SKUS;
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('operations:sku.choose')}
      width={600}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button onClick={() => onChoose(draft.map(({ skuId }) => skuId))}>
            {t('common:confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted" fontSize="xs" aria-live="polite">
          {draft.length === 0
            ? t('operations:sku.noneChosen')
            : t('operations:sku.chosen', { count: draft.length, most: MOST_SKUS })}
        </Text>
        {draft.length > 0 && (
          <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
            {draft.map((sku) => (
              <li key={sku.skuId}>
                <Tag.Root size="lg" maxWidth="100%">
                  <Tag.Label>{skuName(sku)}</Tag.Label>
                  <Tag.EndElement>
                    <Tag.CloseTrigger
                      aria-label={t('operations:sku.remove', { name: skuName(sku) })}
                      onClick={() => remove(sku.skuId)}
                    />
                  </Tag.EndElement>
                </Tag.Root>
              </li>
            ))}
          </Flex>
        )}
        <Choices
          variables={variables}
          isDisabled={(skuId) => isFull && !draft.some((sku) => sku.skuId === skuId)}
          isChosen={(skuId) => draft.some((sku) => sku.skuId === skuId)}
          onChange={(sku, isChosen) => {
            if (isChosen) setDraft([...draft, sku]);
            else remove(sku.skuId);
          }}
        />
      </Stack>
    </AppDialog>
  );
}

type ChoicesProps = {
  readonly variables: HomeVariables;
  readonly isChosen: (skuId: string) => boolean;
  readonly isDisabled: (skuId: string) => boolean;
  readonly onChange: (sku: Sku, isChosen: boolean) => void;
};

/** The SKUs that sold most, of all or of those that the search finds. */
const Choices = ({ variables, isChosen, isDisabled, onChange }: ChoicesProps) => {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useProductRankingPageQuery({
    variables: {
      ...variables,
      by: 'NET_QUANTITY',
      level: 'SKU',
      search: search === '' ? null : search,
      first: PAGE_SIZE,
    },
    context: { quiet: true },
  });
  const edges = data?.statistics.productRanking?.edges;
  return (
    <>
      <SearchInput
        label={t('sku.search')}
        placeholder={t('sku.searchPlaceholder')}
        value={search}
        onSearch={setSearch}
      />
      {edges === undefined ? (
        error || data ? (
          <ErrorState
            error={error}
            onRetry={() => {
              refetch().catch(() => {});
            }}
          />
        ) : (
          <Skeleton height="320px" />
        )
      ) : edges.length === 0 ? (
        <EmptyState title={t('sku.noMatch')} />
      ) : (
        <Stack as="ul" aria-label={t('sku.choices')} listStyleType="none" gap="0">
          {edges.map(({ node, quantity }) => {
            const { skuId, code, name } = node;
            if (skuId === null) return null;
            const sku = { skuId, code, productName: name };
            return (
              <li key={`${node.shop.id} ${skuId}`}>
                <Checkbox.Root
                  size="sm"
                  width="full"
                  minHeight={{ base: '44px', lg: '10' }}
                  checked={isChosen(skuId)}
                  disabled={isDisabled(skuId)}
                  onCheckedChange={({ checked }) => onChange(sku, checked === true)}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                  <Checkbox.Label flex="1" minWidth="0" fontWeight="normal">
                    <Flex as="span" gap="3" justify="space-between">
                      <Text as="span" truncate title={node.shop.name}>
                        {skuName(sku)}
                      </Text>
                      <Text as="span" color="fg.muted" flexShrink="0">
                        {quantity && t('sku.pieces', { quantity: fullCount(quantity.net) })}
                      </Text>
                    </Flex>
                  </Checkbox.Label>
                </Checkbox.Root>
              </li>
            );
          })}
        </Stack>
      )}
    </>
  );
};
