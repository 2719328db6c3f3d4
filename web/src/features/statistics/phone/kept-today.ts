import { readKeptFigures, writeKeptFigures } from '../../../session/kept-figures.ts';
import { session } from '../../../session/session.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { isTaskKind, type Task } from '../operations/tasks.ts';

/**
 * The figures of today and the to-dos that somebody looked at last on this phone: opened without network the
 * workbench shows them, with their time.
 */

/** Fen; null for what could not be read. Profit is left out where the reader may not see it. */
export interface KeptFigures {
  readonly amount: number | null;
  readonly returned: number | null;
  readonly profit?: number | null;
}

export type KeptTodo = Pick<Task, 'kind' | 'count' | 'isUrgent'>;

/** Whose they are, and what was looked at. */
export interface KeptScope {
  readonly userId: string;
  /** What was asked for: figures and to-dos of different shops do not stand together. */
  readonly asked: string;
  /** What that is called. */
  readonly name: string;
}

export interface KeptToday extends KeptScope {
  /** When the figures were read, ms UTC. */
  readonly at: number;
  readonly figures: KeptFigures;
  readonly todos: readonly KeptTodo[] | null;
}

const isFen = (value: unknown): value is number | null =>
  value === null || Number.isSafeInteger(value);

const isFigures = (value: unknown): value is KeptFigures =>
  isRecord(value) &&
  isFen(value.amount) &&
  isFen(value.returned) &&
  (value.profit === undefined || isFen(value.profit));

const isTodo = (value: unknown): value is KeptTodo =>
  isRecord(value) &&
  isTaskKind(value.kind) &&
  typeof value.count === 'number' &&
  typeof value.isUrgent === 'boolean';

/** What was kept; what nobody here wrote counts as nothing. */
export function keptToday(): KeptToday | null {
  try {
    const stored = readKeptFigures();
    const kept: unknown = JSON.parse(stored?.text ?? 'null');
    if (stored === null || !isRecord(kept)) return null;
    const { asked, name, at, figures, todos } = kept;
    if (typeof asked !== 'string' || typeof name !== 'string') return null;
    if (!Number.isSafeInteger(at) || typeof at !== 'number' || !isFigures(figures)) return null;
    return {
      ...{ userId: stored.userId, asked, name, at, figures },
      todos: Array.isArray(todos) ? todos.filter(isTodo) : null,
    };
  } catch {
    return null;
  }
}

const isOf = (kept: KeptToday | null, { userId, asked }: KeptScope): kept is KeptToday =>
  kept !== null && kept.userId === userId && kept.asked === asked;

/** An answer that arrives after the sign-out is nobody's. */
const write = ({ userId, ...kept }: KeptToday): void => {
  if (!session.get().isVisitor) writeKeptFigures(userId, JSON.stringify(kept));
};

export function keepFigures(scope: KeptScope, figures: KeptFigures): void {
  const kept = keptToday();
  const todos = isOf(kept, scope) ? kept.todos : null;
  write({ ...scope, at: Date.now(), figures, todos });
}

/** The to-dos beside figures of the same shops; without those they are not kept. */
export function keepTodos(scope: KeptScope, todos: readonly KeptTodo[]): void {
  const kept = keptToday();
  if (isOf(kept, scope)) write({ ...kept, todos });
}
