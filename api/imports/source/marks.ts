/**
 * What the text that is made of a workbook says beside the values of its cells: signs that nobody sees, and that no
 * table has where these stand.
 */

/** Behind a figure that is merged over the rows below it, and alone in the cells of these. */
export const mergedMark = '\u2060';

/** Before a formula that is stored without its result. */
export const formulaMark = '\u2061';
