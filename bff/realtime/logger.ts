/** The part of the process's logger that real time uses. Payloads and secrets never go in. */
export interface RealtimeLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
