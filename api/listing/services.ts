import type { ApiDeps } from '../deps.ts';
import type { ProductPublisher } from '../marketplace/publishing.ts';
import { simulatedPublisher } from '../marketplace/simulator/publishing.ts';
import type { CandidateSource } from './candidate-source.ts';
import { glossaryTranslator } from './glossary.ts';
import { ocrReader } from './images/ocr-reader.ts';
import type { FetchPicture } from './images/picture-bytes.ts';
import type { PictureReader } from './images/reader.ts';
import type { ProductSource } from './product-source.ts';
import { simulatedCandidates } from './simulated-candidates.ts';
import { simulatedSource } from './simulated-source.ts';
import { defaultSources, type SourceTable } from './source-platforms.ts';
import type { Translator } from './translator.ts';

/** What listings need from outside. What is not handed in is simulated where that is allowed, else absent. */
export interface ListingServices {
  readonly source: ProductSource | undefined;
  readonly candidates: CandidateSource | undefined;
  readonly publisher: ProductPublisher | undefined;
  readonly translator: Translator;
  readonly sources: SourceTable;
  /** Finds the words in pictures. */
  readonly reader: PictureReader;
  /** Fetches pictures of the sites that products are collected from. */
  readonly fetchPicture: FetchPicture;
}

export function listingServices(
  deps: Pick<ApiDeps, 'listing' | 'config' | 'now'>,
): ListingServices {
  // The preview shows computed data whatever the server is.
  const isSimulated = deps.config.simulated !== false || deps.config.readOnly;
  return {
    source: isSimulated ? simulatedSource : undefined,
    candidates: isSimulated ? simulatedCandidates : undefined,
    publisher: isSimulated
      ? simulatedPublisher({ dataDir: deps.config.dataDir, now: deps.now })
      : undefined,
    translator: glossaryTranslator,
    sources: defaultSources,
    reader: ocrReader,
    // Loaded for the first picture.
    fetchPicture: async (address, signal) =>
      (await import('./images/fetch-publicly.ts')).fetchPublicly(address, signal),
    ...deps.listing,
  };
}
