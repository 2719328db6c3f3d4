import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Assets } from '../drawing/assets.ts';
import { ItemProperties } from './ItemProperties.tsx';
import { itemName } from './item-name.ts';
import { PageProperties } from './PageProperties.tsx';
import { Panel } from './Panel.tsx';
import type { Editor } from './use-editor.ts';

/** Of the item that is chosen, else of the label itself. */
export const PropertiesPanel = ({
  editor,
  assets,
}: {
  readonly editor: Editor;
  readonly assets: Assets;
}) => {
  const { t } = useTranslation('labels');
  const { chosenItems } = editor;
  const [item] = chosenItems;
  if (item === undefined) {
    return (
      <Panel title={t('page.title')}>
        <PageProperties editor={editor} />
      </Panel>
    );
  }
  if (chosenItems.length > 1) {
    return (
      <Panel title={t('several.title', { count: chosenItems.length })}>
        <Text color="fg.muted">{t('several.hint')}</Text>
      </Panel>
    );
  }
  return (
    <Panel title={itemName(item, t)}>
      <ItemProperties key={item.id} editor={editor} item={item} assets={assets} />
    </Panel>
  );
};
