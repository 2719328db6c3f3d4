import { useState } from 'react';
import { tabNote, writeTabNote } from '../../../shared/kept/tab-notes.ts';

/** What was typed instead of the pieces of an order, by the key of the line; kept as long as the tab is open. */
type Typed = Readonly<Record<string, string>>;

const note = 'labels.quantities';

/** A label printer's roll has no more of one kind. */
const most = 9_999;

function read(): Typed {
  try {
    const kept: unknown = JSON.parse(tabNote(note) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([key, text]) =>
        typeof text === 'string' && /^\d{0,4}$/.test(text) ? [[key, text]] : [],
      ),
    );
  } catch {
    // What nobody here wrote.
    return {};
  }
}

interface Counted {
  readonly key: string;
  readonly goods: { readonly quantity: number };
}

/** How many labels each line gets: one a piece, unless something else is typed. */
export function useQuantities() {
  const [typed, setTyped] = useState(read);
  const keep = (next: Typed) => {
    setTyped(next);
    writeTabNote(note, JSON.stringify(next));
  };
  const textOf = ({ key, goods }: Counted): string => typed[key] ?? String(goods.quantity);
  return {
    textOf,
    countOf: (line: Counted): number => Math.min(Number(textOf(line)), most),
    set: (key: string, text: string) => keep({ ...typed, [key]: text.slice(0, 4) }),
    /** The pieces of the orders again, or one label each. */
    setAll: (lines: readonly Counted[], each: 'pieces' | 'one') => {
      const keys = new Set(lines.map(({ key }) => key));
      const others = Object.entries(typed).filter(([key]) => !keys.has(key));
      const ones = each === 'one' ? [...keys].map((key) => [key, '1'] as const) : [];
      keep(Object.fromEntries([...others, ...ones]));
    },
  };
}

export type Quantities = ReturnType<typeof useQuantities>;
