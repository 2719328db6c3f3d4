/**
 * The bundled Chinese font, for machines that have none of their own. Its style sheet alone is large
 * (98 slices), so it is fetched only after a probe has shown that Han characters have no glyph here.
 */

/** A character that every Chinese font has, and one of the private use that none has. */
const han = '\u56fd';
const unassigned = '\u{10fffd}';

function pixels(text: string): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 32;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.font = '24px system-ui, sans-serif';
  context.textBaseline = 'top';
  context.fillText(text, 2, 2);
  return String(context.getImageData(0, 0, 32, 32).data);
}

/** Whether the system draws Han characters. Unknown counts as yes: the font is a fallback only. */
export function systemHasChineseFont(draw: (text: string) => string | undefined = pixels): boolean {
  const drawn = draw(han);
  return drawn === undefined || drawn !== draw(unassigned);
}

export async function loadChineseFontIfMissing(): Promise<void> {
  if (systemHasChineseFont()) return;
  await import('@fontsource-variable/noto-sans-sc/wght.css');
  document.documentElement.dataset.bundledFont = '';
}
