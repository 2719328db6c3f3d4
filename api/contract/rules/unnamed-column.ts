/** Whether a column has no heading in its file: then it is called by its place, as the sentence `wordColumn` has it. */
export const isUnnamedColumn = (name: string): boolean => /^第\d+列$/.test(name);
