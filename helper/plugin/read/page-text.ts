/** A page as it was answered. */
export interface ReadPage {
  /** Where it was in the end. */
  readonly url: string;
  readonly text: string;
}

/** How long a page is waited for, in ms. */
export const pageTime = 20_000;
/** Longest page that is read, in bytes. */
const longestPage = 8_000_000;

/** The encoding that the answer, or the page in its first bytes, says; some shops still use GBK. */
function decoderFor(type: string, bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const [, said = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(said);
  } catch {
    // No encoding that browsers know.
    return new TextDecoder();
  }
}

/** The text of a page that was asked for; undefined where it is none, or too long. */
export async function pageText(answer: Response): Promise<string | undefined> {
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !/html/i.test(type)) return undefined;
  if (Number(answer.headers.get('content-length') ?? 0) > longestPage) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.byteLength > longestPage ? undefined : decoderFor(type, bytes).decode(bytes);
}
