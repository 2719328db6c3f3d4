import { describe, expect, it } from 'vitest';
import { align, distribute, restacked } from '../../../web/src/features/labels/editor/arrange.ts';
import { drawingOf, editedOf, withId } from '../../../web/src/features/labels/editor/edited.ts';
import {
  type EditorAct,
  type EditorState,
  openState,
  reduce,
} from '../../../web/src/features/labels/editor/editor-state.ts';
import {
  commit,
  mostSteps,
  redo,
  startHistory,
  undo,
} from '../../../web/src/features/labels/editor/history.ts';
import { newItem, palette } from '../../../web/src/features/labels/editor/new-item.ts';
import { pictureType } from '../../../web/src/features/labels/editor/picture-file.ts';
import { snapped, snappedEdge } from '../../../web/src/features/labels/editor/snap.ts';
import { nextZoom } from '../../../web/src/features/labels/editor/zoom.ts';

const page = { width: 1_000, height: 700 };
const rect = (x: number, y: number, w = 100, h = 50) =>
  withId({ type: 'rect', seatObj: { x, y, w, h } });

const stateAfter = (state: EditorState, ...acts: EditorAct[]): EditorState =>
  acts.reduce(reduce, state);

describe('snapping', () => {
  it('brings edges and middles onto those of neighbours and of the label', () => {
    const other = { x: 300, y: 200, w: 100, h: 50 };
    expect(snapped({ x: 304, y: 420, w: 100, h: 50 }, [other], page, 6)).toEqual({
      x: 300,
      y: 420,
      guides: [{ axis: 'x', at: 300 }],
    });
    // The middle of the label, both ways.
    expect(snapped({ x: 447, y: 327, w: 100, h: 50 }, [], page, 6)).toEqual({
      x: 450,
      y: 325,
      guides: [
        { axis: 'x', at: 500 },
        { axis: 'y', at: 350 },
      ],
    });
  });

  it('leaves alone what is farther away', () => {
    expect(snapped({ x: 120, y: 111, w: 100, h: 50 }, [], page, 6)).toEqual({
      x: 120,
      y: 111,
      guides: [],
    });
  });

  it('brings an edge that is dragged to the edge of the label', () => {
    expect(snappedEdge('x', 995, [], page, 6)).toEqual({
      at: 1_000,
      guides: [{ axis: 'x', at: 1_000 }],
    });
  });
});

describe('the history', () => {
  it('goes back and forth, and forgets what came after a new act', () => {
    let history = commit(commit(startHistory('a'), 'b'), 'c');
    history = undo(history);
    expect(history.present).toBe('b');
    expect(redo(history).present).toBe('c');
    expect(redo(commit(history, 'd')).present).toBe('d');
    expect(undo(startHistory('a')).present).toBe('a');
  });

  it('takes a run of the same act back at once', () => {
    const typed = ['b', 'bc', 'bcd'].reduce(
      (history, text) => commit(history, text, 'text'),
      startHistory('a'),
    );
    expect(undo(typed).present).toBe('a');
    expect(undo(commit(typed, 'e', 'other')).present).toBe('bcd');
  });

  it('has an end', () => {
    const long = Array.from({ length: mostSteps + 50 }, (_, step) => step).reduce(
      (history, step) => commit(history, step),
      startHistory(-1),
    );
    expect(long.past).toHaveLength(mostSteps);
  });
});

describe('the editor', () => {
  const start = () => openState(editedOf({ ...page, pointsList: [] }), true);

  it('adds, moves, removes and takes back', () => {
    const item = rect(10, 20);
    const moved = stateAfter(
      start(),
      { do: 'add', items: [item] },
      { do: 'nudge', x: 10, y: 0 },
      { do: 'nudge', x: 10, y: 0 },
    );
    expect(moved.history.present.items[0]?.seatObj).toMatchObject({ x: 30, y: 20 });
    expect([...moved.chosen]).toEqual([item.id]);
    const removed = stateAfter(moved, { do: 'remove' });
    expect(removed.history.present.items).toEqual([]);
    expect(removed.chosen.size).toBe(0);
    // Both steps of the arrow key are one.
    const back = stateAfter(removed, { do: 'undo' }, { do: 'undo' });
    expect(back.history.present.items[0]?.seatObj.x).toBe(10);
  });

  it('holds no more items than a label may have', () => {
    const many = Array.from({ length: 205 }, () => rect(0, 0));
    expect(stateAfter(start(), { do: 'add', items: many }).history.present.items).toHaveLength(200);
  });

  it('gives new items a place of their own on the label', () => {
    const drawing = editedOf({ ...page, pointsList: [] });
    const first = withId(newItem('qr', drawing, ''));
    const second = newItem('qr', { ...drawing, items: [first] }, '');
    expect(second.seatObj.x).toBeGreaterThanOrEqual(first.seatObj.x + first.seatObj.w);
    const small = { width: 100, height: 60, items: [] };
    for (const entry of palette) {
      const { x, y, w, h } = newItem(entry, small, '').seatObj;
      expect(x + w <= 100 && y + h <= 60 && x >= 0 && y >= 0).toBe(true);
    }
  });

  it('puts out what it edits without its own ids', () => {
    const drawing = {
      ...page,
      pointsList: [{ type: 'rect' as const, seatObj: { x: 1, y: 2, w: 3, h: 4 } }],
    };
    expect(drawingOf(editedOf(drawing))).toEqual(drawing);
  });
});

describe('arranging', () => {
  const items = [rect(0, 0), rect(200, 100), rect(900, 300)];
  const all = new Set(items.map(({ id }) => id));
  const first = new Set([items[0]?.id ?? '']);
  const xs = (done: readonly { seatObj: { x: number } }[]) => done.map(({ seatObj }) => seatObj.x);

  it('aligns one to the label and several to each other', () => {
    expect(xs(align(items, first, page, 'center'))).toEqual([450, 200, 900]);
    expect(xs(align(items, all, page, 'right'))).toEqual([900, 900, 900]);
  });

  it('makes equal gaps', () => {
    expect(xs(distribute(items, all, 'x'))).toEqual([0, 450, 900]);
    expect(xs(distribute(items, first, 'x'))).toEqual([0, 200, 900]);
  });

  it('brings items up and down', () => {
    const [a, b, c] = items.map(({ id }) => id);
    const order = (to: number) => restacked(items, a ?? '', to).map(({ id }) => id);
    expect(order(1)).toEqual([b, a, c]);
    expect(order(9)).toEqual([b, c, a]);
  });
});

describe('small things', () => {
  it('knows pictures by their bytes', () => {
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    expect(pictureType(Uint8Array.from(png))).toBe('image/png');
    expect(pictureType(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(pictureType(new TextEncoder().encode('<svg/>'))).toBeNull();
  });

  it('zooms in steps', () => {
    expect([nextZoom(216, true), nextZoom(216, false), nextZoom(400, true)]).toEqual([
      300, 200, 400,
    ]);
  });
});
