import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Group, Layer, Line, Rect, Shape, Stage, Transformer } from 'react-konva';
import type { Assets } from '../drawing/assets.ts';
import { paintItem } from '../drawing/paint-item.ts';
import type { EditedItem } from './edited.ts';
import { frameOf, seatOf } from './node-seat.ts';
import type { Guide } from './snap.ts';
import { useDragging } from './use-dragging.ts';
import type { Editor } from './use-editor.ts';
import { useHandles } from './use-handles.ts';

type Props = {
  readonly editor: Editor;
  readonly assets: Assets;
  /** Pixels of a unit. */
  readonly scale: number;
};

/** Pixels around the label, so that handles at its edges can be taken hold of. */
const stageMargin = 24;

const accent = '#197a96';

/** The label as it is edited, on a canvas; every item can be had by the list of layers as well. */
export default function LabelStage({ editor, assets, scale }: Props) {
  const { drawing, chosen, act } = editor;
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const paper = useRef<Konva.Group>(null);
  const dragging = useDragging(editor, scale, setGuides);
  const handles = useHandles(editor, scale, paper, setGuides);

  useEffect(() => {
    // Slices of a font come when they are first written with.
    const redraw = () => paper.current?.getLayer()?.batchDraw();
    document.fonts.addEventListener('loadingdone', redraw);
    return () => document.fonts.removeEventListener('loadingdone', redraw);
  }, []);

  const choose = (item: EditedItem, isMore: boolean) => {
    if (isMore) {
      const ids = chosen.has(item.id)
        ? [...chosen].filter((id) => id !== item.id)
        : [...chosen, item.id];
      act({ do: 'choose', ids });
    } else if (!chosen.has(item.id)) act({ do: 'choose', ids: [item.id] });
  };

  return (
    <Stage
      width={drawing.width * scale + 2 * stageMargin}
      height={drawing.height * scale + 2 * stageMargin}
      onMouseDown={({ target }) => {
        if (target === target.getStage()) act({ do: 'choose', ids: [] });
      }}
      onTap={({ target }) => {
        if (target === target.getStage()) act({ do: 'choose', ids: [] });
      }}
    >
      <Layer>
        <Group ref={paper} x={stageMargin} y={stageMargin} scaleX={scale} scaleY={scale}>
          <Rect
            width={drawing.width}
            height={drawing.height}
            fill="#ffffff"
            stroke="#98a4ad"
            strokeWidth={1 / scale}
            listening={false}
          />
          {drawing.items.map((item) => (
            <Shape
              key={item.id}
              id={item.id}
              {...frameOf(item)}
              draggable
              sceneFunc={({ _context }, node) =>
                paintItem(_context, { ...item, seatObj: seatOf(item, node, true) }, assets)
              }
              hitFunc={(context, node) => {
                // Thin things can be taken hold of a little beside them.
                const reach = 6 / scale;
                context.beginPath();
                context.rect(-reach, -reach, node.width() + 2 * reach, node.height() + 2 * reach);
                context.closePath();
                context.fillStrokeShape(node);
              }}
              // What is hit is drawn in a colour that the library gives where there is a fill.
              fill="#000000"
              onMouseDown={({ evt }) => choose(item, evt.shiftKey || evt.ctrlKey || evt.metaKey)}
              onTap={() => choose(item, false)}
              onDragStart={({ target }) => {
                if (!chosen.has(item.id)) act({ do: 'choose', ids: [item.id] });
                dragging.start(target, item);
              }}
              onDragMove={() => dragging.move()}
              onDragEnd={() => dragging.end()}
              onTransformEnd={({ target }) => {
                const seatObj = seatOf(item, target);
                setGuides([]);
                editor.setItem(item.id, (current) => ({ ...current, seatObj }));
              }}
              onTransform={({ target }) => {
                target.setAttrs({
                  width: target.width() * target.scaleX(),
                  height: target.height() * target.scaleY(),
                  scaleX: 1,
                  scaleY: 1,
                });
              }}
            />
          ))}
        </Group>
        <Transformer
          ref={handles.transformer}
          rotateEnabled={false}
          flipEnabled={false}
          ignoreStroke
          resizeEnabled={chosen.size === 1}
          enabledAnchors={[...handles.anchors]}
          keepRatio={handles.keepsRatio}
          boundBoxFunc={handles.bound}
          borderStroke={accent}
          anchorStroke={accent}
          anchorFill="#ffffff"
          anchorSize={10}
          anchorCornerRadius={2}
        />
        <Group x={stageMargin} y={stageMargin} listening={false}>
          {guides.map(({ axis, at }) => (
            <Line
              key={`${axis}${at}`}
              points={
                axis === 'x'
                  ? [at * scale, -stageMargin, at * scale, drawing.height * scale + stageMargin]
                  : [-stageMargin, at * scale, drawing.width * scale + stageMargin, at * scale]
              }
              stroke="#d7453a"
              strokeWidth={1}
              dash={[4, 3]}
            />
          ))}
        </Group>
      </Layer>
    </Stage>
  );
}
