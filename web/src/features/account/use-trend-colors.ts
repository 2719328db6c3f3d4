import { useNote } from '../../shared/kept/use-note.ts';
import { noteOf, onNotes, writeNote } from '../../shared/kept/user-notes.ts';
import { applyTrendColors, type TrendColors, trendColorsOf } from '../../theme/trend-colors.ts';

const noteName = 'trendColors';

/** Gives the page the colours that this person has chosen. */
const applyTrendColorsOf = (userId: string): void =>
  applyTrendColors(trendColorsOf(noteOf(userId, noteName)));

/** Gives them at once, and anew whenever the person chooses others, in whichever window. */
export function followTrendColorsOf(userId: string): () => void {
  applyTrendColorsOf(userId);
  return onNotes(() => applyTrendColorsOf(userId));
}

/** The person's colours for rising and falling figures, and the way to change them at once and for later. */
export const useTrendColors = (userId: string): [TrendColors, (choice: TrendColors) => void] => [
  trendColorsOf(useNote(userId, noteName)),
  (choice) => writeNote(userId, noteName, choice),
];
