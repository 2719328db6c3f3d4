/**
 * The canvas of the product's frames is 1500 px wide. Between 1280 and 1499 px, as on most laptops, it is
 * scaled down to the window (see global-css.ts); a narrower window scrolls sideways over the whole of it.
 * Under 1024 px, as on a small tablet or with the page zoomed in, the frame folds instead and fits.
 */
export const desktopWidth = { lg: '1500px', xl: '0' } as const;
