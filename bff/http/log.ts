import { type Logger, pino, stdSerializers } from 'pino';
import { isSecretName } from '../../api/contract/rules/secrets.ts';

const deepest = 5;

/** What was found of a key before: a line for each operation has the same few. */
const known = new Map<string, boolean>();
const mostKnown = 1_000;

function isSecret(key: string): boolean {
  const before = known.get(key);
  if (before !== undefined) return before;
  const is = isSecretName(key);
  if (known.size < mostKnown) known.set(key, is);
  return is;
}

/** A copy in which whatever is called like a secret says "[redacted]". Errors are left to their serialiser. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      item !== undefined && item !== null && isSecret(key) ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

/** JSON lines on stdout, without secrets. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: object) => redact(fields) as Record<string, unknown>,
    },
    serializers: { err: (error: Error) => redact(stdSerializers.err(error)) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
