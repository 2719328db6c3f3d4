/** A row as a line of CSV text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
