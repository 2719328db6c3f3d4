/** The server takes no more rows with one call. */
const mostAtOnce = 100;

/**
 * Sends as many rows at a time as the server takes. A fault (null) or a refusal of all ends it; what was done
 * before it counts.
 */
export async function inTurns<Row, Outcome extends { readonly error: unknown }>(
  rows: readonly Row[],
  send: (some: readonly Row[]) => Promise<Outcome | null>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < rows.length; start += mostAtOnce) {
    const outcome = await send(rows.slice(start, start + mostAtOnce));
    if (outcome === null) break;
    outcomes.push(outcome);
    if (outcome.error) break;
  }
  return outcomes;
}
