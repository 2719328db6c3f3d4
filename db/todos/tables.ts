import type { TodoKind } from '../../api/contract/rules/todos.ts';

/** What the people of a boss have decided about something to do. Without a decision there is no row. */
export interface TodoMarkTable {
  owner_id: number;
  shop_id: number;
  kind: TodoKind;
  /** Tells it from others of its shop and kind. */
  subject: string;
  /** Null while it is not put off. */
  put_off_until: number | null;
  put_off_by: number | null;
  /** Null while it is nobody's; the next two, too. */
  handed_to: number | null;
  handed_by: number | null;
  handed_at: number | null;
  /** A word with the handing over; empty for none. */
  note: string;
  /** When it was ticked off; null while it was not. */
  settled_at: number | null;
  settled_by: number | null;
}

/** Things to do: what is decided about them. They themselves are found in the tables of their domains. */
export interface TodosTables {
  todo_mark: TodoMarkTable;
}
