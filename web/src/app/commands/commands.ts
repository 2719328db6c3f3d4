import { isFound } from '../../shared/lists/search.ts';

/** Something that can be found and opened by its name. */
export interface Command {
  readonly id: string;
  readonly kind: 'scope' | 'page' | 'act';
  readonly name: string;
  /** Tells it from others of the same name; found too. */
  readonly detail?: string;
  readonly run: () => void;
}

export const kinds = ['scope', 'page', 'act'] as const;

/** So many are listed; whoever looks for another types more. */
const most = 50;

export interface Found {
  readonly listed: readonly Command[];
  readonly left: number;
}

/** The commands whose name or detail holds what is searched for; those that begin with it come first. */
export function find(commands: readonly Command[], search: string): Found {
  const found = commands.filter(({ name, detail = '' }) => isFound(search, [name, detail]));
  const begin = search.trim().toLowerCase();
  const ranked = found.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      Number(b.name.toLowerCase().startsWith(begin)) -
        Number(a.name.toLowerCase().startsWith(begin)),
  );
  // Many shops must not hide the pages and acts.
  const roomOf = (kind: Command['kind']) =>
    most - ranked.filter((other) => other.kind !== kind).slice(0, most / 2).length;
  const listed = kinds.flatMap((kind) =>
    ranked.filter((command) => command.kind === kind).slice(0, roomOf(kind)),
  );
  return { listed, left: found.length - listed.length };
}
