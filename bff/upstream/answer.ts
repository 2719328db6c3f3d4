/** What came back. Exactly one of `text` and `discard` is called. */
export interface UpstreamAnswer {
  readonly status: number;
  /** Its Retry-After header. */
  readonly retryAfter?: string | undefined;
  /** Its Set-Cookie headers. */
  readonly cookies?: readonly string[] | undefined;
  /** Rejects for an answer that breaks off or is too large. */
  text(): Promise<string>;
  discard(): Promise<void>;
}
