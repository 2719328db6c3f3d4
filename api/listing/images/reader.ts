import type { LanguageCode } from '../../contract/rules/languages.ts';
import type { Logger } from '../../deps.ts';
import type { ReadLine } from './job-orders.ts';

/** Finds the words in a picture. Recognition in the process is one; an endpoint with a vision model another. */
export interface PictureReader {
  /** The languages whose words it knows. */
  readonly languages: readonly LanguageCode[];
  /**
   * The lines of words, within the picture.
   * @throws Refusal with a Chinese sentence when it cannot be done
   */
  read(order: ReadOrder): Promise<readonly ReadLine[]>;
}

export interface ReadOrder {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type of the bytes. */
  readonly type: string;
  /** Of the picture as it is seen, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly language: LanguageCode;
  readonly signal: AbortSignal;
  readonly logger: Logger;
}
