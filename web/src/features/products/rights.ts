import type { Viewer } from '../account/viewer-context.ts';

export type Rights = { readonly mayLookCost: boolean; readonly mayRename: boolean };

/** What the reader may see and do here; the server asks the same again. Visitors see the samples whole. */
export const rightsOf = ({ isBoss, isVisitor, permissions }: Viewer): Rights => {
  const may = (code: string) => isBoss || isVisitor || permissions.includes(code);
  return { mayLookCost: may('lookCost'), mayRename: may('erp:product:upd:name') };
};
