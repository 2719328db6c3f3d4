/** Which colour means "up": red in China, green elsewhere. Kept in this browser. */
export type TrendColors = 'red-up' | 'green-up';

const key = 'trendColors';

export function readTrendColors(): TrendColors {
  try {
    return localStorage.getItem(key) === 'green-up' ? 'green-up' : 'red-up';
  } catch {
    // Storage may be refused; the default then stands.
    return 'red-up';
  }
}

/** Sets the colours of the page; with a choice, also for the next visits. */
export function applyTrendColors(choice?: TrendColors): void {
  if (choice) {
    try {
      localStorage.setItem(key, choice);
    } catch {
      // Storage may be refused; the choice then lasts until the page is closed.
    }
  }
  document.documentElement.dataset.trendColors = choice ?? readTrendColors();
}
