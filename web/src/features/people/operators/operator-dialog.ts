import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { createStore } from '../../../shared/store.ts';

/** Whom the dialog is asked for; whether there is somebody with the id, the list of the operators says. */
type AskedOperator = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly id: string };

/** The dialog of an operator that stands over the section of the operators. */
export const operatorDialog = createStore<AskedOperator | undefined>(undefined);

/** Opens 添加运营人员 or 编辑运营人员. Visitors see the tips instead. */
export function openOperator(asked: AskedOperator): void {
  if (!stopVisitor()) operatorDialog.set(asked);
}

export const closeOperator = (): void => operatorDialog.set(undefined);
