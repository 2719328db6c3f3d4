import { type Filing, unfiled } from '../contract/filing.ts';
import { type PlatformSpec, specNamesOf } from '../contract/rules/seller-office.ts';
import { certificatesOf } from '../marketplace/simulator/back-office/papers.ts';
import { sizesOf, specIdOf } from '../marketplace/simulator/back-office/sizes.ts';
import { leafFor } from '../marketplace/simulator/back-office/tree.ts';

export interface SeededFiling {
  readonly filing: Filing;
  /** The marketplace's numbers of a specification, as the seller has looked them up. */
  readonly specsOf: (spec: string) => PlatformSpec[];
}

const market = 'US';

/**
 * How a listing of the demo is filed: for the United States, with every certificate that holds; undefined where no
 * category fits its title.
 */
export function seededFiling(
  mallId: string,
  { category, title }: { readonly category: string | null; readonly title: string },
  now: number,
): SeededFiling | undefined {
  const leaf = leafFor(category, title);
  if (leaf === undefined) return undefined;
  const { charts, parentSpecs } = sizesOf(leaf);
  const [chart] = charts;
  return {
    filing: {
      ...unfiled,
      market,
      category: { id: leaf.id, path: [...leaf.path] },
      certificates: certificatesOf(mallId, leaf, market, now)
        .filter(({ state }) => state === 'valid')
        .map(({ certificateId, name }) => ({ id: certificateId, name })),
      sizeChart: chart === undefined ? null : { id: chart.chartId, name: chart.name },
    },
    specsOf: (spec) =>
      specNamesOf(spec, parentSpecs.length).map((name, place) => {
        const parentId = parentSpecs[place]?.parentSpecId ?? '';
        return { parentId, id: specIdOf(parentId, name), name };
      }),
  };
}
