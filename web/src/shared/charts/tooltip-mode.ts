import { createContext } from 'react';

/** How the tooltips in it are told: shown beside their point, read out, or not at all. */
export const TooltipMode = createContext<'shown' | 'spoken' | 'hidden'>('shown');
