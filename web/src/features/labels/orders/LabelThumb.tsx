import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';
import { assetsOf, labelCanvas } from '../output/label-picture.ts';

/** Pixels of the longer side, twice what is shown. */
const longest = 240;

/** A label in small, as it will be printed. */
export const LabelThumb = ({
  drawing,
  name,
}: {
  readonly drawing: LabelDrawing;
  readonly name: string;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = longest / Math.max(drawing.width, drawing.height);
  const width = Math.max(1, Math.round(drawing.width * scale));
  const height = Math.max(1, Math.round(drawing.height * scale));
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const drawn = await labelCanvas(drawing, await assetsOf(drawing), { width, height });
      if (!isGone) canvas.current?.getContext('2d')?.drawImage(drawn, 0, 0);
    };
    // Where it cannot be drawn, the findings beside it say why.
    draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [drawing, width, height]);
  return (
    <Box borderWidth="1px" borderRadius="l1" overflow="hidden" bg="white" flexShrink={0}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={name}
        style={{ display: 'block', width: width / 2, height: height / 2 }}
      />
    </Box>
  );
};
