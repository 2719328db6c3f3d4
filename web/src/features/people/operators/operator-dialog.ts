import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { createStore } from '../../../shared/store.ts';
import type { OpenedOperator } from './OperatorDialog.tsx';

/** The dialog of an operator that stands over the section of the operators. */
export const operatorDialog = createStore<OpenedOperator | undefined>(undefined);

/** Opens 添加运营人员 or 编辑运营人员. Visitors see the tips instead. */
export function openOperator(opened: OpenedOperator): void {
  if (!stopVisitor()) operatorDialog.set(opened);
}

export const closeOperator = (): void => operatorDialog.set(undefined);
