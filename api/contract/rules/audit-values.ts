import type { ChangeField, SubjectField } from './audit.ts';

/** How the values of the log are put into words: codes of the product stand in them beside what people have written. */

export interface AuditTeller {
  /** The word for a code out of a list of the catalogue; undefined where there is none. */
  readonly word: (list: string, code: string) => string | undefined;
  /** A minute of Shanghai, `YYYY-MM-DDTHH:MM`. */
  readonly time: (minute: string) => string;
}

interface Coded {
  readonly list: string;
  /** What of the value is a code. */
  readonly at: RegExp;
}

const whole = /^\w+$/;
const first = /^\w+/;
const each = /\w+/g;

const codedSubjects: Readonly<Partial<Record<SubjectField, Coded>>> = {
  // Its title is not ours.
  todo: { list: 'todo', at: first },
  export: { list: 'export', at: each },
};

const codedChanges: Readonly<Partial<Record<ChangeField, Coded>>> = {
  shared: { list: 'shared', at: whole },
  orderStatus: { list: 'orderStatus', at: whole },
  personRole: { list: 'personRole', at: whole },
  importState: { list: 'importState', at: whole },
  listingState: { list: 'listingState', at: whole },
  alertKinds: { list: 'alerts', at: each },
  pushKinds: { list: 'alerts', at: each },
  mailKinds: { list: 'alerts', at: each },
  // With what it costs.
  renewal: { list: 'renewal', at: first },
  // Between what somebody calls it and its last day.
  key: { list: 'key', at: /\w+(?= ~\d{4}-\d{2}-\d{2}$)/ },
};

const minutes: ReadonlySet<string> = new Set<ChangeField>(['todoPutOff', 'todoSettled']);

const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Of which one of several people know the number; of others it is the id of a row. */
const numbered: ReadonlySet<string> = new Set<ChangeField>(['cost', 'renewal']);

function said(coded: Coded | undefined, value: string, { word }: Pick<AuditTeller, 'word'>) {
  if (coded === undefined) return value;
  return value.replace(coded.at, (code) => word(coded.list, code) ?? code);
}

/** What stands in a list by its name, and nothing that it inherits. */
export const listedAt = <Item>(
  list: Readonly<Record<string, Item | undefined>>,
  name: string,
): Item | undefined => (Object.hasOwn(list, name) ? list[name] : undefined);

/** What changed, and which one of several as far as that says something. */
export function changeNamed(field: string): { readonly name: string; readonly which: string } {
  const [name = '', which = ''] = field.split(/:(.*)/s);
  return { name, which: numbered.has(name) ? which : '' };
}

export const subjectSaid = (
  field: string,
  value: string,
  teller: Pick<AuditTeller, 'word'>,
): string => said(listedAt(codedSubjects, field), value, teller);

export function changeSaid(field: string, value: string, teller: AuditTeller): string {
  const { name } = changeNamed(field);
  if (minutes.has(name)) return minute.test(value) ? teller.time(value) : value;
  return said(listedAt(codedChanges, name), value, teller);
}
