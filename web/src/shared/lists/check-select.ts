/** The option that stands for all the others. */
export const allOption = '-1';

/** What is ticked in a list whose first option ticks all that is found. */
export function optionsChecked(
  checked: ReadonlySet<string>,
  found: readonly string[],
): ReadonlySet<string> {
  const isAll = found.length > 0 && found.every((id) => checked.has(id));
  return isAll ? new Set([...checked, allOption]) : checked;
}

/** What is ticked after an option was pressed. The first option leaves alone what the search does not show. */
export function toggledOption(
  checked: ReadonlySet<string>,
  option: string,
  found: readonly string[],
): ReadonlySet<string> {
  const next = new Set(checked);
  if (option !== allOption) {
    if (!next.delete(option)) next.add(option);
    return next;
  }
  const isAll = found.every((id) => next.has(id));
  for (const id of found) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}
