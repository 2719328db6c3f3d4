import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { ChevronDownIcon, ChevronForwardIcon, PencilIcon } from '../../shared/ui/icons.tsx';
import { ProductPicture } from '../../shared/ui/ProductPicture.tsx';
import { PickBox } from './PickBox.tsx';
import type { RowActs } from './ProductLine.tsx';
import type { ProductRow } from './variables.ts';

type Props = {
  readonly row: ProductRow;
  readonly isPicked: boolean;
  readonly isUnfolded: boolean | null;
  readonly isChild: boolean;
  readonly acts: RowActs;
};

/** What the product is: picture, name and numbers; with the ways to tick, unfold, open and rename it. */
export const ProductCell = ({ row, isPicked, isUnfolded, isChild, acts }: Props) => {
  const { t } = useTranslation('products');
  const name = row.name === '' ? t('row.unnamed') : row.name;
  const title = row.specName === null ? name : `${name} ${row.specName}`;
  const Chevron = isUnfolded ? ChevronDownIcon : ChevronForwardIcon;
  const numbers = dotted(
    ...numberOf(row).map(({ key, id }) => t(`row.${key}`, { id })),
    ...(row.level !== 'SPU' && row.extCode ? [t('row.code', { code: row.extCode })] : []),
    ...(row.level === 'SPU' ? [t('row.counts', { skcs: row.skcCount, skus: row.skuCount })] : []),
    ...(row.level === 'SKC' ? [t('row.skus', { skus: row.skuCount })] : []),
  );
  return (
    <th scope="row">
      <Flex gap="1.5" align="center" paddingStart={isChild ? '6' : '0'}>
        {acts.mayPick && (
          <PickBox
            label={t('row.pick', { name: title })}
            checked={isPicked}
            onChange={(isOn) => acts.pick(row, isOn)}
          />
        )}
        {isUnfolded !== null && (
          <button
            type="button"
            data-tool
            aria-expanded={isUnfolded}
            aria-label={t(isUnfolded ? 'row.fold' : 'row.unfold', { name: title })}
            onClick={() => acts.toggle(row.id)}
          >
            <Chevron />
          </button>
        )}
        <ProductPicture url={row.imageUrl} size="var(--picture)" name={title} />
        <Box minWidth="0" flex="1">
          <Flex align="center" gap="1" minWidth="0">
            <button
              type="button"
              data-name
              data-opens
              title={title}
              aria-label={t('row.open', { name: title })}
              onClick={() => acts.open(row)}
            >
              <span data-product data-truncate>
                {isChild && row.specName !== null ? row.specName : title}
              </span>
            </button>
            {acts.mayRename && row.level !== 'SKU' && (
              <button
                type="button"
                data-tool
                aria-label={t('row.rename', { name: title })}
                title={t('row.rename', { name: '' }).trim()}
                onClick={() => acts.rename(row)}
              >
                <PencilIcon width={14} height={14} />
              </button>
            )}
          </Flex>
          <span data-quiet data-truncate title={numbers}>
            {numbers}
          </span>
        </Box>
      </Flex>
    </th>
  );
};

/** The id of the row's own level. */
const numberOf = ({ level, productId, skcId, skuId }: ProductRow) => {
  if (level === 'SKU' && skuId !== null) return [{ key: 'sku', id: skuId } as const];
  if (level === 'SKC' && skcId !== null) return [{ key: 'skc', id: skcId } as const];
  return [{ key: 'spu', id: productId } as const];
};
