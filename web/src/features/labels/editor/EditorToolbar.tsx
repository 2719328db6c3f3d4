import { Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../session/session.ts';
import { RestoreIcon, TrashIcon } from '../../../shared/ui/icons.tsx';
import type { LabelValues } from '../output/fill.ts';
import { OutputButtons } from '../output/OutputButtons.tsx';
import { AlignButtons } from './AlignButtons.tsx';
import type { Editor } from './use-editor.ts';

const touch = {
  minWidth: { base: '44px', lg: '8' },
  minHeight: { base: '44px', lg: '8' },
} as const;

type Props = {
  readonly editor: Editor;
  readonly values: LabelValues;
};

/** What can be done with the drawing and with what is chosen of it. */
export const EditorToolbar = ({ editor, values }: Props) => {
  const { t } = useTranslation(['labels', 'common']);
  const isVisitor = session.use((current) => current.isVisitor);
  const { act, chosen } = editor;
  return (
    <Flex layerStyle="panel" paddingX="3" paddingY="2" gap="2" align="center" wrap="wrap">
      <Heading as="h1" fontSize="md" marginEnd="2">
        {t('title')}
      </Heading>
      <Flex gap="0.5" align="center" wrap="wrap">
        <IconButton
          {...touch}
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('common:undo')}
          title={t('common:undo')}
          disabled={!editor.canUndo}
          onClick={() => act({ do: 'undo' })}
        >
          <RestoreIcon />
        </IconButton>
        <IconButton
          {...touch}
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('act.redo')}
          title={t('act.redo')}
          disabled={!editor.canRedo}
          onClick={() => act({ do: 'redo' })}
        >
          <RestoreIcon style={{ transform: 'scaleX(-1)' }} />
        </IconButton>
        <AlignButtons editor={editor} />
        <Button
          {...touch}
          size="xs"
          variant="ghost"
          colorPalette="gray"
          disabled={chosen.size === 0}
          onClick={editor.duplicate}
        >
          {t('act.duplicate')}
        </Button>
        <IconButton
          {...touch}
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('act.remove')}
          title={t('act.remove')}
          disabled={chosen.size === 0}
          onClick={() => act({ do: 'remove' })}
        >
          <TrashIcon />
        </IconButton>
      </Flex>
      {editor.isDirty && (
        <Text color="fg.muted" fontSize="xs" aria-live="polite">
          {t(isVisitor ? 'draft.kept' : 'words.unsaved')}
        </Text>
      )}
      <OutputButtons editor={editor} values={values} />
    </Flex>
  );
};
