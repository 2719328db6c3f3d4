import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSelect } from '../../../shared/lists/CheckSelect.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { shopItem } from '../../../shop-scope/shop-item.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly checked: ReadonlySet<string>;
  readonly onChange: (checked: ReadonlySet<string>) => void;
};

/** Any of the boss's shops, of both marketplaces and hidden ones too. */
export const ShopChoice = (props: Props) => {
  const { t } = useTranslation('shops');
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const items = useMemo(() => [...shops, ...hidden].map(shopItem), [shops, hidden]);
  if (isFailed) return <ErrorState onRetry={retry} />;
  if (!isComplete) return <PageSkeleton of="rows" />;
  return <CheckSelect {...props} items={items} empty={t('words.noShops')} height="200px" />;
};
