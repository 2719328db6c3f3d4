import { aboutOf, type Report } from '../report.ts';
import type { GraphPlugin } from './types.ts';

/** Reports every operation that came by HTTP when it is answered; GraphiQL's page is none. */
export const useReport = (report: Report): GraphPlugin => ({
  onRequest({ serverContext }) {
    serverContext.begun = performance.now();
  },
  onResponse({ serverContext: { operation: context, begun, repeated } }) {
    if (context === undefined || begun === undefined) return;
    if (context.codes === undefined && repeated === undefined) return;
    report.done({
      about: repeated ?? aboutOf(context),
      context,
      codes: context.codes ?? [],
      ms: performance.now() - begun,
      isRepeated: repeated !== undefined,
    });
  },
});
