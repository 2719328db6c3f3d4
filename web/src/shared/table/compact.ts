import { createContext, use } from 'react';

/** Whether the rows of the table around are to be low; false where there is no table. */
export const Compact = createContext(false);

/** For cells of several lines, which leave some out so that their row can be low. */
export const useIsCompact = (): boolean => use(Compact);
