import { useEffect, useMemo } from 'react';
import { useViewer } from '../../../session/viewer-context.ts';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../../shop-scope/use-selection-name.ts';
import { isProfitHidden, totalOf } from '../comparison.ts';
import type { SummaryData } from '../summary-card.ts';
import { type KeptScope, type KeptTodo, keepFigures, keepTodos } from './kept-today.ts';

/** Undefined for visitors, whose figures are samples, and until it is known what the selection is called. */
function useScope(): KeptScope | undefined {
  const { id, isVisitor } = useViewer();
  const { selection, directory } = useSelection();
  const name = useSelectionName(selection, directory);
  return useMemo(
    () =>
      isVisitor || name === ''
        ? undefined
        : { userId: id, asked: JSON.stringify(selectionInput(selection)), name },
    [id, isVisitor, selection, name],
  );
}

/** Keeps the figures of today on this phone; null while they are read, or could not be. */
export function useKeptFigures(summary: SummaryData | null): void {
  const scope = useScope();
  useEffect(() => {
    if (scope === undefined || summary === null || summary.isUnpaid) return;
    const { totals } = summary;
    keepFigures(scope, {
      amount: totalOf(totals, 'amount'),
      returned: totalOf(totals, 'returned'),
      ...(!isProfitHidden(totals) && { profit: totalOf(totals, 'profit') }),
    });
  }, [scope, summary]);
}

/** The same for what is to be done. */
export function useKeptTodos(todos: readonly KeptTodo[] | undefined): void {
  const scope = useScope();
  useEffect(() => {
    if (scope === undefined || todos === undefined) return;
    keepTodos(
      scope,
      todos.map(({ kind, count, isUrgent }) => ({ kind, count, isUrgent })),
    );
  }, [scope, todos]);
}
