/** How much a person may keep of how the product is to look. */

/** What a note may be called. */
export const noteName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Characters of the longest value. */
export const longestNote = 4000;

/** As many notes a person may have. */
export const mostNotes = 200;
