import { Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { LabelRow } from './LabelRow.tsx';
import { useLabelTemplatesQuery, useOwnLabelQuery } from './Labels.generated.ts';
import type { SavedLabel } from './saved-label.ts';

export type LabelActs = {
  readonly onOpen: (label: SavedLabel) => unknown;
  readonly onRemove: (label: SavedLabel) => unknown;
};

type Props = LabelActs & { readonly kind: 'TEMPLATE' | 'GPSR' | 'PERSON' };

/** The templates of a kind, the newest change first; of one person there is one label. */
export const LabelList = ({ kind, onOpen, onRemove }: Props) => {
  const { t } = useTranslation('labels');
  const isOwn = kind === 'PERSON';
  const options = { fetchPolicy: 'cache-and-network', context: { quiet: true } } as const;
  const many = useLabelTemplatesQuery({
    ...options,
    variables: { kind: kind === 'GPSR' ? 'GPSR' : 'TEMPLATE' },
    skip: isOwn,
  });
  const own = useOwnLabelQuery({ ...options, skip: !isOwn });
  const query = isOwn ? own : many;
  const only = own.data?.ownLabel;
  const labels = isOwn ? only !== undefined && (only ? [only] : []) : many.data?.labelTemplates;
  if (!labels) {
    if (!query.error) return <Skeleton height="80px" />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch().catch(() => {})} />;
  }
  if (labels.length === 0) {
    return (
      <Text fontSize="xs" color="fg.muted">
        {t('template.none')}
      </Text>
    );
  }
  return (
    <ul aria-label={t('template.title')} style={{ listStyle: 'none' }}>
      {labels.map((label) => (
        <LabelRow key={label.id} label={label} onOpen={onOpen} onRemove={onRemove} />
      ))}
    </ul>
  );
};
