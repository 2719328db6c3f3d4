import { withoutMarks } from '../../../../api/contract/rules/direction.ts';

/** Hands a file to the reader, as a download of that name. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutMarks(name);
  link.click();
  URL.revokeObjectURL(address);
};

export const csvBlob = (text: string): Blob =>
  new Blob([withoutMarks(text)], { type: 'text/csv;charset=utf-8' });
