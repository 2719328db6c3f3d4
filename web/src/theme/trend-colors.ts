/** Which colour means "up": red in China, green elsewhere. Kept in this browser. */
export type TrendColors = 'red-up' | 'green-up';

const key = 'trendColors';

export function applyTrendColors(choice?: TrendColors): void {
  let colors = choice;
  try {
    if (colors) localStorage.setItem(key, colors);
    else colors = localStorage.getItem(key) === 'green-up' ? 'green-up' : 'red-up';
  } catch {
    // Storage may be refused; the default then stands.
  }
  document.documentElement.dataset.trendColors = colors ?? 'red-up';
}
