import type { OfficeChoice, PlatformSpec } from '../../../../api/contract/rules/seller-office.ts';
import type { ListingMarket, SaveListingInput } from '../../graphql/schema.generated.ts';
import type { ListingDetailFragment } from './ListingDetail.generated.ts';

export type Listing = Omit<ListingDetailFragment, ' $fragmentName'>;

/** How a listing is filed at its marketplace, as far as it is chosen. */
export type FilingValues = {
  market: ListingMarket | null;
  category: { id: string; path: string[] } | null;
  sizeChart: OfficeChoice | null;
  model: OfficeChoice | null;
  certificates: OfficeChoice[];
  guideFiles: OfficeChoice[];
  agency: OfficeChoice | null;
};

export type AttributeValues = {
  sourceName: string;
  sourceValue: string;
  name: string;
  value: string;
};

export type SkuValues = {
  place: number;
  sourceSpecification: string;
  specification: string;
  price: string;
  stock: string;
  platformSpecs: PlatformSpec[];
};

/** A listing as a person edits it; numbers are what was typed. */
export type ListingValues = {
  title: string;
  description: string;
  category: string;
  attributes: AttributeValues[];
  images: string[];
  skus: SkuValues[];
  filing: FilingValues;
};

export const LONGEST_TITLE = 250;
export const LONGEST_DESCRIPTION = 5_000;
export const MOST_ATTRIBUTES = 50;
export const DEAREST = 1_000_000;

const choiceOf = ({ id, name }: OfficeChoice): OfficeChoice => ({ id, name });

const filingOf = ({ filing }: Listing): FilingValues => ({
  market: filing.market,
  category: filing.category && { id: filing.category.id, path: [...filing.category.path] },
  sizeChart: filing.sizeChart && choiceOf(filing.sizeChart),
  model: filing.model && choiceOf(filing.model),
  certificates: filing.certificates.map(choiceOf),
  guideFiles: filing.guideFiles.map(choiceOf),
  agency: filing.agency && choiceOf(filing.agency),
});

const skuValuesOf = (sku: Listing['skus'][number]): SkuValues => ({
  place: sku.place,
  sourceSpecification: sku.sourceSpecification,
  specification: sku.specification,
  price: sku.price ?? '',
  stock: String(sku.stock),
  platformSpecs: sku.platformSpecs.map(({ parentId, id, name }) => ({ parentId, id, name })),
});

const attributeValuesOf = ({
  sourceName,
  sourceValue,
  name,
  value,
}: Listing['attributes'][number]): AttributeValues => ({ sourceName, sourceValue, name, value });

const attributeKey = ({ sourceName, sourceValue, name, value }: AttributeValues): string =>
  JSON.stringify(sourceName === '' ? ['', name, value] : [sourceName, sourceValue]);

/** What can be put back: as it was edited when it was taken off here, and what was collected. */
export function removedAttributesOf(
  { attributes, removedAttributes }: Pick<Listing, 'attributes' | 'removedAttributes'>,
  kept: readonly AttributeValues[],
  takenOff: readonly AttributeValues[],
): AttributeValues[] {
  const collected = [...attributes, ...removedAttributes]
    .map(attributeValuesOf)
    .filter(({ sourceName }) => sourceName !== '');
  const removed = new Map([...collected, ...takenOff].map((one) => [attributeKey(one), one]));
  for (const one of kept) removed.delete(attributeKey(one));
  return [...removed.values()];
}

/** What a listing has, and what was taken off it before. */
export const everySkuOf = ({ skus, removedSkus }: Pick<Listing, 'skus' | 'removedSkus'>) =>
  [...skus, ...removedSkus].map(skuValuesOf).toSorted((a, b) => a.place - b.place);

export const valuesOf = (listing: Listing): ListingValues => ({
  title: listing.title,
  description: listing.description,
  category: listing.category ?? '',
  attributes: listing.attributes.map(attributeValuesOf),
  images: [...listing.images],
  skus: listing.skus.map(skuValuesOf),
  filing: filingOf(listing),
});

export const inputOf = (
  { id, version }: Pick<Listing, 'id' | 'version'>,
  values: ListingValues,
): SaveListingInput => ({
  id,
  version,
  title: values.title.trim(),
  description: values.description.trim(),
  category: values.category.trim() === '' ? null : values.category.trim(),
  attributes: values.attributes,
  images: values.images,
  filing: values.filing,
  skus: values.skus.map(({ place, specification, price, stock, platformSpecs }) => ({
    place,
    specification,
    price: price === '' ? null : Number(price).toFixed(2),
    stock: Number(stock),
    platformSpecs,
  })),
});

/** The list with one entry moved by a place; unchanged at its ends. */
export const moved = <T>(list: readonly T[], from: number, by: 1 | -1): T[] => {
  const next = [...list];
  const to = from + by;
  const [entry] = next.splice(from, 1);
  if (entry === undefined || to < 0 || to > next.length) return [...list];
  next.splice(to, 0, entry);
  return next;
};
