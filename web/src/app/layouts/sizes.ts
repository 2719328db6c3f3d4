/** Heights in px of the bars above the content. */
export const HEADER_HEIGHT = 56;
export const TABS_HEIGHT = 40;
