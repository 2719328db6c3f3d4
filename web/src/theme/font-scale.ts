/** CSS px of the screen that the sizes of figures are drawn for, and the narrowest that they follow. */
const base = 1920;
const minimum = 1550;

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
