/** A text of its own: a part of a long text, as splitting gives them, keeps the whole of it in memory. */
export const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
