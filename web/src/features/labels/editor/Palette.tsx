import { Button, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { labelLimits } from '../../../../../api/contract/rules/label-drawing.ts';
import { withId } from './edited.ts';
import { ItemIcon } from './item-icons.tsx';
import { newItem, palette } from './new-item.ts';
import type { Editor } from './use-editor.ts';

/** Everything that can be put on a label. */
export const Palette = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('labels');
  const { drawing, act } = editor;
  const isFull = drawing.items.length >= labelLimits.mostItems;
  return (
    <Grid
      templateColumns={{ base: 'repeat(auto-fill, minmax(96px, 1fr))', lg: 'repeat(2, 1fr)' }}
      gap="1.5"
    >
      {palette.map((entry) => (
        <Button
          key={entry}
          size="sm"
          variant="outline"
          colorPalette="gray"
          justifyContent="flex-start"
          paddingX="1.5"
          paddingY="0.5"
          gap="1.5"
          fontSize="xs"
          // Words of other languages go on in a second line, and are parted where one alone is too long.
          whiteSpace="normal"
          hyphens="auto"
          overflowWrap="anywhere"
          textAlign="start"
          lineHeight="1.125rem"
          minWidth="0"
          height="auto"
          minHeight={{ base: '44px', lg: '9' }}
          disabled={isFull}
          onClick={() => {
            const text = entry === 'warning' ? t('palette.warningText') : t('palette.text');
            const item = newItem(entry, drawing, text);
            act({ do: 'add', items: [withId(item)] });
          }}
        >
          <ItemIcon entry={entry} />
          {t(`entry.${entry}`)}
        </Button>
      ))}
    </Grid>
  );
};
