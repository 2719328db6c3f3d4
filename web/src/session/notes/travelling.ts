import { longestNote, noteName } from '../../../../api/contract/rules/user-notes.ts';

/**
 * Which notes of a person go along with their account. All others are about this browser: a reminder that was put off
 * on it, the paper of its printer.
 */
const names: ReadonlySet<string> = new Set([
  'homeLayout',
  'trendColors',
  'firstStepsFolded',
  'noticesRead',
  // The columns of the products, from before they were those of a table like the others.
  'productColumns',
]);

/** By how they begin: the looks of tables, and whether the filters above them are folded. */
const families = ['table.', 'filters.'];

export const travels = (name: string): boolean =>
  names.has(name) || (families.some((family) => name.startsWith(family)) && noteName.test(name));

/** Whether the account has room for it. */
export const fits = (value: string): boolean => value !== '' && value.length <= longestNote;
