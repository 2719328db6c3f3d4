/** How many letters have to be changed, added or left out to make one text of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, found] of [...other].entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + Number(letter !== found),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that somebody has probably meant; undefined where none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const most = Math.max(2, name.length / 3);
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const each of known) {
    const far = distance(name.toLowerCase(), each.toLowerCase());
    if (far <= most && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { name: each, far };
  }
  return best?.name;
}
