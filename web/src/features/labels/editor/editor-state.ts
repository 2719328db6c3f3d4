import { labelLimits } from '../../../../../api/contract/rules/label-drawing.ts';
import { type EditedDrawing, type EditedItem, withId } from './edited.ts';
import { commit, type History, redo, startHistory, undo } from './history.ts';

/** What on the server is edited. */
export interface OpenedLabel {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

/** What is edited, and which of its items the next act is about. */
export interface EditorState {
  readonly history: History<EditedDrawing>;
  readonly chosen: ReadonlySet<string>;
  /** What is kept in a template or was opened; null: nothing of this drawing. */
  readonly saved: EditedDrawing | null;
  readonly label: OpenedLabel | null;
}

export type EditorAct =
  | {
      readonly do: 'change';
      readonly to: (drawing: EditedDrawing) => EditedDrawing;
      /** See `commit`. */
      readonly act?: string;
    }
  | { readonly do: 'choose'; readonly ids: readonly string[] }
  | { readonly do: 'add'; readonly items: readonly EditedItem[] }
  | { readonly do: 'remove' }
  | { readonly do: 'nudge'; readonly x: number; readonly y: number }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | {
      readonly do: 'open';
      readonly drawing: EditedDrawing;
      readonly isSaved: boolean;
      readonly label?: OpenedLabel;
    }
  /** `label`: where it is kept now; left out, it is kept in a file. */
  | {
      readonly do: 'saved';
      readonly drawing: EditedDrawing;
      readonly label?: OpenedLabel | null;
    }
  /** What was opened is kept no more. */
  | { readonly do: 'detach' };

export const openState = (
  drawing: EditedDrawing,
  isSaved: boolean,
  label: OpenedLabel | null = null,
): EditorState => ({
  history: startHistory(drawing),
  chosen: new Set(),
  saved: isSaved ? drawing : null,
  label,
});

/** What was chosen and is gone is chosen no longer. */
function withHistory(state: EditorState, history: History<EditedDrawing>): EditorState {
  const here = new Set(history.present.items.map(({ id }) => id));
  return { ...state, history, chosen: new Set([...state.chosen].filter((id) => here.has(id))) };
}

const changed = (
  state: EditorState,
  items: readonly EditedItem[],
  act: string | null = null,
): EditorState =>
  withHistory(state, commit(state.history, { ...state.history.present, items }, act));

export function reduce(state: EditorState, act: EditorAct): EditorState {
  const { present } = state.history;
  switch (act.do) {
    case 'change':
      return withHistory(state, commit(state.history, act.to(present), act.act ?? null));
    case 'choose':
      return { ...state, chosen: new Set(act.ids) };
    case 'add': {
      const room = labelLimits.mostItems - present.items.length;
      const items = act.items.slice(0, room);
      if (items.length === 0) return state;
      const chosen = new Set(items.map(({ id }) => id));
      return { ...changed(state, [...present.items, ...items]), chosen };
    }
    case 'remove':
      if (state.chosen.size === 0) return state;
      return changed(
        state,
        present.items.filter(({ id }) => !state.chosen.has(id)),
      );
    case 'nudge': {
      if (state.chosen.size === 0) return state;
      const moved = present.items.map((item) => {
        if (!state.chosen.has(item.id)) return item;
        const { seatObj } = item;
        return { ...item, seatObj: { ...seatObj, x: seatObj.x + act.x, y: seatObj.y + act.y } };
      });
      return changed(state, moved, `nudge ${[...state.chosen].join(' ')}`);
    }
    case 'undo':
      return withHistory(state, undo(state.history));
    case 'redo':
      return withHistory(state, redo(state.history));
    case 'open':
      return openState(act.drawing, act.isSaved, act.label);
    case 'saved':
      return { ...state, saved: act.drawing, label: act.label ?? state.label };
    case 'detach':
      return { ...state, saved: null, label: null };
  }
}

/** Copies of items, a little beside them. */
export const copiesOf = (items: readonly EditedItem[], by: number): EditedItem[] =>
  items.map(({ id: _id, ...item }) =>
    withId({
      ...item,
      seatObj: { ...item.seatObj, x: item.seatObj.x + by, y: item.seatObj.y + by },
    }),
  );
