/**
 * A request and its answer as plain values. The web's Request and Response cost more than all else in a
 * small operation, so the HTTP front hands POSTs over in this form; whatever has a Request can, too.
 */
export interface PlainRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: { get(name: string): string | null };
  readonly signal: AbortSignal;
  body(): Promise<Uint8Array> | Uint8Array;
}

export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Never changed: the same bytes may be the answer of many requests. */
  readonly body: Buffer;
  /** A query's answer without an error. */
  readonly isFinished?: boolean;
}

export function toResponse({ status, headers, cookies = [], body }: PlainAnswer): Response {
  const response = new Response(new Uint8Array(body), { status, headers });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
