import { useMemo, useReducer, useRef } from 'react';
import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';
import { type EditedDrawing, type EditedItem, editedOf } from './edited.ts';
import { copiesOf, openState, reduce } from './editor-state.ts';

/** How far beside the original a copy lies, in units. */
const copyShift = 20;

/** The state of the editor, and what can be done with it. */
export function useEditor(start: () => { drawing: LabelDrawing; isSaved: boolean }) {
  const [state, act] = useReducer(reduce, undefined, () => {
    const { drawing, isSaved } = start();
    return openState(editedOf(drawing), isSaved);
  });
  const { history, chosen, saved, label } = state;
  const drawing = history.present;
  const clipboard = useRef<readonly EditedItem[]>([]);
  const pasted = useRef(0);
  const chosenItems = useMemo(
    () => drawing.items.filter(({ id }) => chosen.has(id)),
    [drawing, chosen],
  );
  const setItem = (id: string, change: (item: EditedItem) => EditedItem, name?: string) =>
    act({
      do: 'change',
      to: (current: EditedDrawing) => ({
        ...current,
        items: current.items.map((item) => (item.id === id ? change(item) : item)),
      }),
      ...(name === undefined ? {} : { act: `${id} ${name}` }),
    });
  return {
    drawing,
    chosen,
    chosenItems,
    label,
    isDirty: drawing !== saved && drawing.items.length > 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    act,
    setItem,
    copy: () => {
      if (chosenItems.length === 0) return;
      clipboard.current = chosenItems;
      pasted.current = 0;
    },
    paste: () => {
      pasted.current += 1;
      act({ do: 'add', items: copiesOf(clipboard.current, pasted.current * copyShift) });
    },
    duplicate: () => act({ do: 'add', items: copiesOf(chosenItems, copyShift) }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
