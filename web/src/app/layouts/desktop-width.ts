/**
 * The product's frames are never narrower than this on a desktop: a narrower window scrolls sideways. Under
 * 1024 px, as on a small tablet or with the page zoomed in, the frame folds instead and fits.
 */
export const desktopWidth = { lg: '1500px' } as const;
