/** The multi-select of the form with account, pure. */

/** The option that stands for all shops; it is never sent. */
export const selectAll = '-1';

/**
 * The choice after an option is pressed. Select-all takes every shop, or none when it was chosen; taking one
 * shop out takes the mark of select-all away, and choosing the last one sets it.
 */
export function pressed(
  chosen: readonly string[],
  option: string,
  all: readonly string[],
): readonly string[] {
  if (option === selectAll) return chosen.includes(selectAll) ? [] : [selectAll, ...all];
  const shops = shopsOf(chosen);
  const next = shops.includes(option) ? shops.filter((id) => id !== option) : [...shops, option];
  return next.length === all.length ? [selectAll, ...next] : next;
}

/** What is sent of a choice. */
export const shopsOf = (chosen: readonly string[]): string[] =>
  chosen.filter((id) => id !== selectAll);

/** What the form holds. */
export interface AssignValues {
  phone: string;
  password: string;
  checkPass: string;
  code: string;
  account: string;
  shopIds: readonly string[];
}

export const emptyAssignment: AssignValues = {
  phone: '',
  password: '',
  checkPass: '',
  code: '',
  account: '',
  shopIds: [],
};
