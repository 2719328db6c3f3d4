import type { Paper } from '../../../web/src/features/labels/drawing/paper.ts';

/** One act on the paper, with what was set when it happened. */
export interface Note {
  readonly act: string;
  readonly values: readonly unknown[];
  readonly color: unknown;
  readonly line: unknown;
  readonly font: unknown;
}

/** A canvas that draws nothing and takes notes; every letter of a text is half its size wide. */
export function notingPaper(): { readonly paper: Paper; readonly notes: Note[] } {
  const notes: Note[] = [];
  const state: Record<string, unknown> = { font: '10px x' };
  const wide = () => Number(/(\d+(?:\.\d+)?)px/.exec(String(state.font))?.[1]) / 2;
  const paper = new Proxy(state, {
    get: (_target, name) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * wide() });
      if (typeof name === 'string' && name in state) return state[name];
      return (...values: unknown[]) => {
        notes.push({
          act: String(name),
          values,
          color: String(name).startsWith('stroke') ? state.strokeStyle : state.fillStyle,
          line: state.lineWidth,
          font: state.font,
        });
      };
    },
  });
  return { paper: paper as unknown as Paper, notes };
}
