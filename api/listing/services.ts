import type { ApiDeps } from '../deps.ts';
import type { ProductPublisher } from '../marketplace/publishing.ts';
import { simulatedPublisher } from '../marketplace/simulator/publishing.ts';
import type { CandidateSource } from './candidate-source.ts';
import { glossaryTranslator } from './glossary.ts';
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
}

export function listingServices(deps: Pick<ApiDeps, 'listing' | 'config'>): ListingServices {
  // The preview shows computed data whatever the server is.
  const isSimulated = deps.config.simulated !== false || deps.config.readOnly;
  return {
    source: isSimulated ? simulatedSource : undefined,
    candidates: isSimulated ? simulatedCandidates : undefined,
    publisher: isSimulated ? simulatedPublisher : undefined,
    translator: glossaryTranslator,
    sources: defaultSources,
    ...deps.listing,
  };
}
