import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '../../session/drafts/DraftLine.tsx';
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
import { emptyPaper } from './start-drawing.ts';
import { StartersPanel } from './templates/StartersPanel.tsx';
import { TemplatesPanel } from './templates/TemplatesPanel.tsx';
import { useLabelDraft } from './use-label-draft.ts';

// What asks the server is fetched where the page was opened for a SKU.
const SkuBar = lazyPart(() => import('./templates/SkuBar.tsx'));

const parts = ['add', 'properties', 'layers', 'templates', 'rehearsal'] as const;
type Part = (typeof parts)[number];

interface Props {
  /** The SKU that it was opened for; empty for none. */
  readonly sku: string;
}

const noValues: LabelValues = {};

/** The label editor. Comes as a chunk of its own. */
export default function LabelEditor({ sku }: Props) {
  const { t } = useTranslation('labels');
  const isOfSku = sku !== '';
  const editor = useEditor(emptyPaper);
  const [isBegun, setIsBegun] = useState(!isOfSku);
  const assets = useAssets(editor.drawing.items);
  const draft = useLabelDraft(editor, { of: sku, isBegun, isOfServer: isOfSku });
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
          <SkuBar editor={editor} onKnown={setValues} onBegun={() => setIsBegun(true)} />
        </Suspense>
      )}
      <DraftLine draft={draft} />
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
