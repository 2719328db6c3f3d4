import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast.ts';
import type { EditedDrawing } from '../editor/edited.ts';
import { itemName } from '../editor/item-name.ts';
import { Panel } from '../editor/Panel.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { fillEdited, type LabelValues } from '../output/fill.ts';
import { FindingRow } from './FindingRow.tsx';
import { useFindingTexts } from './finding-texts.ts';
import type { Finding } from './findings.ts';
import { rehearse } from './rehearse.ts';

interface Outcome {
  readonly drawing: EditedDrawing;
  readonly findings: readonly Finding[];
}

type Props = {
  readonly editor: Editor;
  /** What is printed in the place of placeholders, as far as it is known. */
  readonly values: LabelValues;
};

/** What would go wrong on paper; a click leads to the item. */
export const RehearsalPanel = ({ editor, values }: Props) => {
  const { t } = useTranslation('labels');
  const { drawing, act } = editor;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = () => {
    setIsBusy(true);
    rehearse(fillEdited(drawing, values))
      .then((findings) => setOutcome({ drawing, findings }))
      .catch(() => toast.error(t('output.failed')))
      .finally(() => setIsBusy(false));
  };
  const { ofPaper } = useFindingTexts();
  const shown = (outcome?.findings ?? []).flatMap(({ id, kind }) => {
    const item = drawing.items.find((one) => one.id === id);
    return item ? [{ item, kind }] : [];
  });
  return (
    <Panel
      title={t('rehearsal.title')}
      acts={
        <Button
          size="xs"
          variant="outline"
          minHeight={{ base: '44px', lg: '7' }}
          loading={isBusy}
          disabled={drawing.items.length === 0}
          onClick={run}
        >
          {t(outcome ? 'rehearsal.again' : 'rehearsal.run')}
        </Button>
      }
    >
      <Box role="status">
        {outcome === null ? (
          <Text color="fg.muted" fontSize="xs">
            {t('rehearsal.hint')}
          </Text>
        ) : (
          <>
            {outcome.drawing !== drawing && (
              <Text color="fg.warning" fontSize="xs">
                {t('rehearsal.stale')}
              </Text>
            )}
            {outcome.drawing === drawing && shown.length === 0 && (
              <Text color="fg.success">{t('rehearsal.fine')}</Text>
            )}
            {shown.map(({ item, kind }) => (
              <FindingRow
                key={`${item.id} ${kind}`}
                name={itemName(item, t)}
                text={ofPaper(kind)}
                onOpen={() => act({ do: 'choose', ids: [item.id] })}
              />
            ))}
          </>
        )}
      </Box>
    </Panel>
  );
};
