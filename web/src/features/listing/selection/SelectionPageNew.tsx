import { Flex, NativeSelect, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { inPanelOrder } from '../../../shop-scope/selection-machine.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { SelectionTool } from './SelectionTool.tsx';

/** The selection tool by itself: the shop is chosen in it, at first the first one. */
export default function SelectionPageNew() {
  const { t } = useTranslation('selectionTool');
  const { selection, select, directory } = useSelection();
  const shops = inPanelOrder(directory.shops);
  const shopId = selection.kind === 'shop' ? selection.id : (shops[0]?.id ?? null);
  const choice = (
    <Flex gap="2" align="center" wrap="wrap">
      <Text as="span" whiteSpace="nowrap" color="fg.muted" aria-hidden="true">
        {t('shop')}
      </Text>
      <NativeSelect.Root size="sm" width="60">
        <NativeSelect.Field
          aria-label={t('shop')}
          value={shopId ?? ''}
          onChange={({ target }) => select({ kind: 'shop', id: target.value })}
        >
          {shops.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </Flex>
  );
  return <SelectionTool shopId={shopId} shopChoice={choice} />;
}
