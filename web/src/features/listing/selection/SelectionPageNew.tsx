import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/Select.tsx';
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
      <Select
        width="60"
        label={t('shop')}
        value={shopId ?? ''}
        options={shops.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => select({ kind: 'shop', id })}
      />
    </Flex>
  );
  return <SelectionTool shopId={shopId} shopChoice={choice} />;
}
