/** Which colour means "up": red in China, which is what stands without a choice; green elsewhere. */
export type TrendColors = 'red-up' | 'green-up';

export const trendColorsOf = (written: string | undefined): TrendColors =>
  written === 'green-up' ? 'green-up' : 'red-up';

/** Sets the colours of the whole page: every rising and falling figure has them from two variables. */
export function applyTrendColors(choice: TrendColors): void {
  document.documentElement.dataset.trendColors = choice;
}
