import { pino } from 'pino';

/** One JSON line for what happens. Tokens, cookies and bodies are never put into it. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
