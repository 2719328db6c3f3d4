import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../shared/files/FileButton.tsx';
import { saveFile } from '../../../shared/files/save.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { readDrawing } from '../drawing/read-drawing.ts';
import { drawingOf, editedOf } from '../editor/edited.ts';
import { Panel } from '../editor/Panel.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { labelFileOf, readLabelFile } from './label-file.ts';
import { starterNames, startersIn } from './starters.ts';

/** Labels to begin with, and a file that keeps one's own. */
export const StartersPanel = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('labels');
  const { drawing, label, isDirty, act } = editor;
  /** Whether what is there may give way. */
  const mayReplace = () =>
    !isDirty ||
    confirmAct({ text: t('starter.replace'), action: t('starter.replaceAct'), destructive: true });
  const open = async (next: unknown, isSaved: boolean) => {
    const read = readDrawing(next);
    if (read === null) return toast.error(t('starter.unreadable'));
    if (await mayReplace()) act({ do: 'open', drawing: editedOf(read), isSaved });
    return undefined;
  };
  const keep = () => {
    saveFile(`${t('output.fileName')}.json`, labelFileOf(drawingOf(drawing)));
    // What belongs to a template still is to be saved there.
    if (label === null) act({ do: 'saved', drawing });
  };
  return (
    <Panel title={t('starter.title')}>
      <Grid templateColumns="1fr 1fr" gap="1.5">
        {starterNames.map((name) => (
          <Button
            key={name}
            size="sm"
            variant="outline"
            colorPalette="gray"
            minHeight={{ base: '44px', lg: '9' }}
            paddingX="2"
            paddingY="1"
            whiteSpace="normal"
            lineHeight="1.125rem"
            minWidth="0"
            height="auto"
            onClick={() => void open(startersIn(t('starter.bagText'))[name], false)}
          >
            {t(`starter.${name}`)}
          </Button>
        ))}
      </Grid>
      <Text color="fg.muted" fontSize="xs" marginTop="3" marginBottom="1">
        {t('starter.fileHint')}
      </Text>
      <Flex gap="1.5" wrap="wrap">
        <Button
          size="xs"
          variant="outline"
          minHeight={{ base: '44px', lg: '8' }}
          disabled={drawing.items.length === 0}
          onClick={keep}
        >
          {t('starter.keep')}
        </Button>
        <FileButton
          label={t('starter.file')}
          accept=".json,application/json"
          onFiles={([file]) =>
            file && void readLabelFile(file).then((content) => open(content, true))
          }
          size="xs"
          minHeight={{ base: '44px', lg: '8' }}
        >
          {t('starter.open')}
        </FileButton>
      </Flex>
    </Panel>
  );
};
