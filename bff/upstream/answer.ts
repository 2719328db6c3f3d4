/** What came back. Exactly one of `bytes` and `discard` is called. */
export interface UpstreamAnswer {
  readonly status: number;
  /** Its Retry-After header. */
  readonly retryAfter?: string | undefined;
  /** Its Location header. */
  readonly location?: string | undefined;
  /** Its Set-Cookie headers. */
  readonly cookies?: readonly string[] | undefined;
  /** Its body, unpacked. Rejects for an answer that breaks off or is too large. */
  bytes(): Buffer | Promise<Buffer>;
  discard(): Promise<void>;
}
