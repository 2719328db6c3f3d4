import { createContext } from 'react';

/** Of a panel that can be folded: only its heading is left. */
export interface Folding {
  readonly isFolded: boolean;
  /** What the button does, by what the panel is called. */
  readonly label: (title: string) => string;
  readonly onFold: () => void;
}

/** Null where panels stay as they are. */
export const FoldingContext = createContext<Folding | null>(null);
