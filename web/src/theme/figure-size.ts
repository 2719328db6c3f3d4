/** A size on a screen of 1920 px; see font-scale.ts. */
const figureSize = (size: string) => `calc(${size} * var(--font-scale, 0.807))`;

/** The two sizes of figures that follow the screen: headline and card, 28 and 20 px up to one of 1550 px. */
export const headlineFigureSize = figureSize('2.17rem');
export const CARD_FIGURE_REM = 1.55;
export const cardFigureSize = figureSize(`${CARD_FIGURE_REM}rem`);
