/**
 * The server's usual limit, checked before anything is sent. A deployer may set a lower one, which
 * the server then says itself.
 */
export const MAX_BYTES = 1024 * 1024 * 1024;

export type FileProblem = 'empty' | 'type' | 'tooLarge';

const names = /\.(csv|tsv|txt|xlsx|xlsm|xls|html?)(\.gz)?$|\.gz$/i;

/** Why a file need not even be sent; null when it may be. What is in it, the server checks. */
export const fileProblem = ({ name, size }: { name: string; size: number }): FileProblem | null => {
  if (!names.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_BYTES ? 'tooLarge' : null;
};
