import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Segments } from '../../shared/table/Segments.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { CanvasPanel } from './editor/CanvasPanel.tsx';
import { EditorToolbar } from './editor/EditorToolbar.tsx';
import { LayersPanel } from './editor/LayersPanel.tsx';
import { Palette } from './editor/Palette.tsx';
import { Panel } from './editor/Panel.tsx';
import { PropertiesPanel } from './editor/PropertiesPanel.tsx';
import { onEditorKey } from './editor/shortcuts.ts';
import { useAssets } from './editor/use-assets.ts';
import { useEditor } from './editor/use-editor.ts';
import type { LabelValues } from './output/fill.ts';
import { MarketPanel } from './rehearsal/MarketPanel.tsx';
import { RehearsalPanel } from './rehearsal/RehearsalPanel.tsx';
import { emptyPaper, startDrawing } from './start-drawing.ts';
import { StartersPanel } from './templates/StartersPanel.tsx';
import { TemplatesPanel } from './templates/TemplatesPanel.tsx';
import { useDraft } from './use-draft.ts';

// What asks the server is fetched where the page was opened for a SKU.
const SkuBar = lazyPart(() => import('./templates/SkuBar.tsx'));

const parts = ['add', 'properties', 'layers', 'templates', 'rehearsal'] as const;
type Part = (typeof parts)[number];

interface Props {
  /** Whether it was opened for one SKU, which the address names. */
  readonly isOfSku: boolean;
}

const noValues: LabelValues = {};

/** The label editor. Comes as a chunk of its own. */
export default function LabelEditor({ isOfSku }: Props) {
  const { t } = useTranslation('labels');
  const editor = useEditor(isOfSku ? emptyPaper : startDrawing);
  const assets = useAssets(editor.drawing.items);
  useDraft(editor);
  const isWide = useMedia('(min-width: 62em)');
  const [part, setPart] = useState<Part>('add');
  const [values, setValues] = useState<LabelValues>(noValues);
  const shown = (name: Part) => isWide || part === name;
  return (
    <Flex
      as="section"
      aria-label={t('title')}
      direction="column"
      gap="3"
      minWidth="0"
      onKeyDown={(event) => onEditorKey(event, editor)}
    >
      {isOfSku && (
        <Suspense fallback={<Skeleton height="52px" />}>
          <SkuBar editor={editor} onKnown={setValues} />
        </Suspense>
      )}
      <EditorToolbar editor={editor} values={values} />
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '220px minmax(0, 1fr) 264px',
          xl: '248px minmax(0, 1fr) 312px',
        }}
        gap="3"
        alignItems="start"
      >
        {isWide && (
          <Flex direction="column" gap="3" minWidth="0">
            <Panel title={t('palette.title')}>
              <Palette editor={editor} />
            </Panel>
            <LayersPanel editor={editor} />
            <TemplatesPanel editor={editor} />
            <StartersPanel editor={editor} />
          </Flex>
        )}
        <Box minWidth="0">
          <CanvasPanel editor={editor} assets={assets} />
        </Box>
        <Flex direction="column" gap="3" minWidth="0">
          {!isWide && (
            <Segments
              label={t('parts.label')}
              value={part}
              segments={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
              onChange={setPart}
            />
          )}
          {!isWide && part === 'add' && (
            <Panel title={t('palette.title')}>
              <Palette editor={editor} />
            </Panel>
          )}
          {shown('properties') && <PropertiesPanel editor={editor} assets={assets} />}
          {!isWide && part === 'layers' && <LayersPanel editor={editor} />}
          {!isWide && part === 'templates' && (
            <>
              <TemplatesPanel editor={editor} />
              <StartersPanel editor={editor} />
            </>
          )}
          {shown('rehearsal') && <RehearsalPanel editor={editor} values={values} />}
          {shown('rehearsal') && <MarketPanel editor={editor} />}
        </Flex>
      </Grid>
    </Flex>
  );
}
