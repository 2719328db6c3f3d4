import {
  officeMost,
  type PlatformSpec,
  specNamesOf,
} from '../../../../../api/contract/rules/seller-office.ts';
import { type AskOffice, OfficeError } from './office-calls.ts';
import { readSizes, readSpecId } from './read-office.ts';

/** What of a SKU is looked up, and what comes of it. */
interface Sku {
  readonly specification: string;
  readonly platformSpecs: readonly PlatformSpec[];
}

/** Names that are looked up at once. */
const AT_ONCE = 4;

interface LookedUp<S extends Sku> {
  readonly skus: (S & { platformSpecs: PlatformSpec[] })[];
  /** Names without a number, with what was said about each. */
  readonly unknown: readonly { readonly name: string; readonly detail: string }[];
}

/** The parts of a specification that need a number, each below its parent. */
const wantedOf = (specification: string, parents: readonly { readonly id: string }[]) =>
  specNamesOf(specification, parents.length).map((name, place) => ({
    parentId: parents[place]?.id ?? '',
    name,
  }));

const keyOf = ({ parentId, name }: Pick<PlatformSpec, 'parentId' | 'name'>): string =>
  `${parentId} ${name}`;

/** Whether a SKU of a category is still to be looked up. */
export const lacksSpecs = ({
  filing,
  skus,
}: {
  readonly filing: { readonly category: unknown };
  readonly skus: readonly Sku[];
}): boolean =>
  filing.category !== null && skus.some(({ platformSpecs }) => platformSpecs.length === 0);

/**
 * Gives SKUs the marketplace's numbers of their specifications, each name looked up once. One that has no number
 * leaves its SKU without any.
 * @throws OfficeError where what SKUs of the category differ by cannot be had
 */
export async function lookUpSpecs<S extends Sku>(
  skus: readonly S[],
  categoryId: string,
  ask: AskOffice,
): Promise<LookedUp<S>> {
  const { parents } = await ask('sizeSpec', { categoryId }, readSizes);
  const wanted = skus.map(({ specification }) => wantedOf(specification, parents));
  const known = new Map(
    skus.flatMap(({ platformSpecs }) => platformSpecs.map((spec) => [keyOf(spec), spec.id])),
  );
  const unknown = new Map<string, string>();
  const missing = new Map(
    wanted.flat().flatMap((part) => (known.has(keyOf(part)) ? [] : [[keyOf(part), part]])),
  );
  const queue = [...missing.values()];
  const work = async (): Promise<void> => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const { parentId, name } = part;
      if (name.length > officeMost.specName) unknown.set(name, '');
      else
        try {
          const body = { parentSpecId: parentId, specName: name };
          known.set(keyOf(part), await ask('spec', body, readSpecId));
        } catch (error) {
          if (!(error instanceof OfficeError)) throw error;
          unknown.set(name, error.detail);
        }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    skus: skus.map((sku, place) => {
      const parts = wanted[place] ?? [];
      const specs = parts.flatMap((part): PlatformSpec[] => {
        const id = known.get(keyOf(part));
        return id === undefined ? [] : [{ ...part, id }];
      });
      return { ...sku, platformSpecs: specs.length === parts.length ? specs : [] };
    }),
    unknown: [...unknown].map(([name, detail]) => ({ name, detail })),
  };
}
