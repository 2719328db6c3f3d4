import { Button, Flex } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { BatchDialog } from './BatchDialog.tsx';
import type { LabelValues } from './fill.ts';
import { PrintLabels } from './PrintLabels.tsx';
import { type Printing, useOutput } from './use-output.ts';

const touch = { minHeight: { base: '44px', lg: '8' } } as const;

type Props = {
  readonly editor: Editor;
  /** What is known of the SKU that is labelled, in the place of placeholders. */
  readonly values: LabelValues;
};

/** Every way out of the editor: a picture, a PDF, paper, and a batch of labels. */
export const OutputButtons = ({ editor, values }: Props) => {
  const { t } = useTranslation('labels');
  const [printing, setPrinting] = useState<Printing | null>(null);
  const [isBatchOpen, setIsBatchOpen] = useState(false);
  const { busy, putOut } = useOutput(values, setPrinting);
  const done = useCallback(() => setPrinting(null), []);
  return (
    <Flex gap="2" wrap="wrap" marginStart={{ lg: 'auto' }}>
      {(['png', 'pdf', 'print'] as const).map((kind) => (
        <Button
          {...touch}
          key={kind}
          size="xs"
          variant="outline"
          loading={busy === kind}
          disabled={busy !== null}
          onClick={() => putOut(editor.drawing, kind)}
        >
          {kind !== 'print' && <DownloadIcon />}
          {t(`output.${kind}`)}
        </Button>
      ))}
      <Button {...touch} size="xs" onClick={() => setIsBatchOpen(true)}>
        {t('output.batch')}
      </Button>
      {isBatchOpen && (
        <BatchDialog
          drawing={editor.drawing}
          values={values}
          onPrint={setPrinting}
          onClose={() => setIsBatchOpen(false)}
        />
      )}
      {printing && <PrintLabels {...printing} onDone={done} />}
    </Flex>
  );
};
