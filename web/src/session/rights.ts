import { holds } from '../../../api/contract/rules/permissions.ts';
import type { Viewer } from './viewer-context.ts';

export type Rights = { readonly mayLookCost: boolean; readonly mayRename: boolean };

/** What the reader may see and do here; the server asks the same again. Visitors see the samples whole. */
export const rightsOf = (viewer: Viewer): Rights => ({
  mayLookCost: holds(viewer, 'lookCost'),
  mayRename: holds(viewer, 'erp:product:upd:name'),
});
