import { useState } from 'react';

/**
 * The value as it was before, as long as nothing in it differs: what follows from it, such as a list, then
 * does not begin anew because something else of the address has changed.
 */
export const useSame = <T>(value: T): T => {
  const [known, setKnown] = useState(value);
  if (known === value || JSON.stringify(known) === JSON.stringify(value)) return known;
  setKnown(value);
  return value;
};
