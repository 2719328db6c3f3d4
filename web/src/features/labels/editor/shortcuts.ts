import type { KeyboardEvent } from 'react';
import type { Editor } from './use-editor.ts';

/** Units that an arrow key moves; ten times as far with shift. */
const step = 1;
const longStep = 10;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of fields belong to the fields. */
const isField = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [role=menu]') !==
    null;

const isTextSelected = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/** What the key asks for; undefined where it asks for nothing here. */
function commandOf(event: KeyboardEvent, editor: Editor): (() => void) | undefined {
  const { act, chosen, drawing } = editor;
  if (event.ctrlKey || event.metaKey) {
    switch (event.key.toLowerCase()) {
      case 'z':
        return () => act({ do: event.shiftKey ? 'redo' : 'undo' });
      case 'y':
        return () => act({ do: 'redo' });
      case 'c':
        return chosen.size > 0 && !isTextSelected() ? editor.copy : undefined;
      case 'v':
        return editor.paste;
      case 'd':
        return editor.duplicate;
      case 'a':
        return () => act({ do: 'choose', ids: drawing.items.map(({ id }) => id) });
      default:
        return undefined;
    }
  }
  if (chosen.size === 0) return undefined;
  const direction = directions[event.key];
  if (direction) {
    const by = event.shiftKey ? longStep : step;
    return () => act({ do: 'nudge', x: direction[0] * by, y: direction[1] * by });
  }
  if (event.key === 'Delete' || event.key === 'Backspace') return () => act({ do: 'remove' });
  if (event.key === 'Escape') return () => act({ do: 'choose', ids: [] });
  return undefined;
}

export function onEditorKey(event: KeyboardEvent, editor: Editor): void {
  if (event.defaultPrevented || isField(event.target)) return;
  const command = commandOf(event, editor);
  if (!command) return;
  event.preventDefault();
  command();
}
