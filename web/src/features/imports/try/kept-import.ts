/** Marks the page of the import where the file that was tried is taken without being chosen again. */
export const keptMark = 'kept';
export const keptImport = `/import?${keptMark}`;
