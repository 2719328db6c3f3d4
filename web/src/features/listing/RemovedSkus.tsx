import { useTranslation } from 'react-i18next';
import { everySkuOf, type Listing, type SkuValues } from './form-values.ts';
import { RemovedList } from './RemovedList.tsx';

type Props = {
  readonly listing: Pick<Listing, 'skus' | 'removedSkus'>;
  readonly kept: readonly SkuValues[];
  readonly takenOff: readonly SkuValues[];
  readonly onPutBack: (sku: SkuValues) => void;
};

/** The specifications that were taken off, in this window or long ago, and their way back. */
export const RemovedSkus = ({ listing, kept, takenOff, onPutBack }: Props) => {
  const { t } = useTranslation('listing');
  const removed = everySkuOf(listing)
    .filter(({ place }) => kept.every((sku) => sku.place !== place))
    .map((sku) => takenOff.find(({ place }) => place === sku.place) ?? sku);
  return (
    <RemovedList
      title={t('editor.removedSkus')}
      entries={removed.map((sku) => ({
        key: String(sku.place),
        name: sku.sourceSpecification,
        label: t('editor.putBackSku', { name: sku.sourceSpecification }),
        onPutBack: () => onPutBack(sku),
      }))}
    />
  );
};
