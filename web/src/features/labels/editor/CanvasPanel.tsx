import { Box, Center, Flex, IconButton, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../../../shared/charts/use-width.ts';
import { Select } from '../../../shared/forms/Select.tsx';
import { lazyPart } from '../../../shared/lazy-part.ts';
import type { Assets } from '../drawing/assets.ts';
import { actualScale, millimetres } from '../sizes.ts';
import type { Editor } from './use-editor.ts';
import { nextZoom, readZoom, type Zoom, zoomSteps } from './zoom.ts';

const LabelStage = lazyPart(() => import('./LabelStage.tsx'));

/** Around the label on the canvas; see LabelStage. */
const margins = 48;
/** So that a tall label is seen whole beside its panels. */
const mostHeight = 620;

const heightOf = (height: number) => ({ base: 'auto', lg: `${height}px` });

/** The canvas with its zoom. */
export const CanvasPanel = ({
  editor,
  assets,
}: {
  readonly editor: Editor;
  readonly assets: Assets;
}) => {
  const { t } = useTranslation('labels');
  const { drawing } = editor;
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [frame, width] = useWidth<HTMLDivElement>();
  const fit = Math.min(
    (width - margins - 2) / drawing.width,
    (mostHeight - margins) / drawing.height,
    actualScale * 4,
  );
  const scale = zoom === 'fit' ? fit : (actualScale * zoom) / 100;
  const percent = (scale / actualScale) * 100;
  return (
    <Box layerStyle="panel" minWidth="0">
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        paddingX="3"
        minHeight="12"
        borderBottomWidth="1px"
      >
        <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap">
          {t('canvas.size', {
            width: millimetres(drawing.width),
            height: millimetres(drawing.height),
          })}
        </Text>
        <Flex gap="1" align="center">
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="gray"
            minWidth={{ base: '44px', lg: '8' }}
            minHeight={{ base: '44px', lg: '8' }}
            aria-label={t('canvas.zoomOut')}
            disabled={percent <= 50}
            onClick={() => setZoom(nextZoom(percent, false))}
          >
            −
          </IconButton>
          <Select
            width="32"
            label={t('canvas.zoom')}
            value={String(zoom)}
            options={[
              { value: 'fit', label: t('canvas.fit', { percent: Math.round(percent) }) },
              ...zoomSteps.map((step) => ({ value: String(step), label: `${step}%` })),
            ]}
            onChange={(chosen) => setZoom(readZoom(chosen))}
          />
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="gray"
            minWidth={{ base: '44px', lg: '8' }}
            minHeight={{ base: '44px', lg: '8' }}
            aria-label={t('canvas.zoomIn')}
            disabled={percent >= 400}
            onClick={() => setZoom(nextZoom(percent, true))}
          >
            +
          </IconButton>
        </Flex>
      </Flex>
      <Box
        ref={frame}
        height={heightOf(mostHeight + 2)}
        overflow="auto"
        bg="bg.muted"
        borderBottomRadius="l3"
        tabIndex={0}
        role="group"
        aria-label={t('canvas.label')}
        _focusVisible={{ outline: '2px solid', outlineColor: 'colorPalette.focusRing' }}
      >
        {width > 0 && (
          <Center minWidth="fit-content" minHeight={{ lg: 'full' }}>
            <Suspense fallback={<Skeleton width="70%" height="320px" margin="12" />}>
              <LabelStage editor={editor} assets={assets} scale={scale} />
            </Suspense>
          </Center>
        )}
      </Box>
      <Text color="fg.muted" fontSize="xs" padding="2" hideBelow="lg">
        {t('canvas.keys')}
      </Text>
    </Box>
  );
};
