/** CSS px of the screen that the sizes of figures are drawn for, and the narrowest that they follow. */
const base = 1920;
const minimum = 1550;

/** CSS px of the phone that the pages are drawn for; on a wider or narrower one everything grows or shrinks. */
const mobileBase = 375;
/** The phones that are followed; beyond them there is more or less room, but no other size. */
const [narrowest, widest] = [320, 430];

/** How large everything is on a phone of this width, against one of 375 px. */
export const mobileScale = (width: number): number =>
  Math.min(Math.max(width, narrowest), widest) / mobileBase;

const percent = (part: number) => `${100 * part}%`;

/** The same as the size of letters at the root. */
export const phoneFontSize = `clamp(${percent(mobileScale(0))}, calc(100vw / ${mobileBase / 16}), ${percent(mobileScale(Number.POSITIVE_INFINITY))})`;

/**
 * The same on a laptop, which shows the canvas of 1500 px scaled to its window. Below nine tenths Chinese could not
 * be read any more, and what is flexible gives way.
 */
export const laptopFontSize = 'clamp(90%, calc(100vw / 93.75), 100%)';

/** How large figures are on a screen of this width, against a screen of 1920 px. */
export const fontScale = (width: number): number => Math.max(width, minimum) / base;

/** Lets the figures follow the width of the window; body text stays as large as it is. */
export function followWidth(): void {
  const apply = () =>
    document.documentElement.style.setProperty(
      '--font-scale',
      String(fontScale(window.innerWidth)),
    );
  apply();
  window.addEventListener('resize', apply);
}

/** A size of figures in rem that follows the width of the window without a script, as a style sheet. */
export const followingSize = (selector: string, rem: number): string =>
  `${selector}{font-size:${rem * fontScale(minimum)}rem}@media (min-width:${minimum}px){${selector}{font-size:calc(100vw * ${(rem * 16) / base})}}`;
