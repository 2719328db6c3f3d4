import { useState } from 'react';
import { noteOf, writeNote } from '../../shared/kept/user-notes.ts';
import { applyTrendColors, type TrendColors, trendColorsOf } from '../../theme/trend-colors.ts';

const noteName = 'trendColors';

/** Gives the page the colours that this person has chosen. */
export const applyTrendColorsOf = (userId: string): void =>
  applyTrendColors(trendColorsOf(noteOf(userId, noteName)));

/** The person's colours for rising and falling figures, and the way to change them at once and for later. */
export const useTrendColors = (userId: string): [TrendColors, (choice: TrendColors) => void] => {
  const [chosen, setChosen] = useState(() => trendColorsOf(noteOf(userId, noteName)));
  return [
    chosen,
    (choice) => {
      setChosen(choice);
      writeNote(userId, noteName, choice);
      applyTrendColors(choice);
    },
  ];
};
