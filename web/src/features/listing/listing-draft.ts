import {
  type OfficeChoice,
  officeMarkets,
  type PlatformSpec,
} from '../../../../api/contract/rules/seller-office.ts';
import { isCount, isOneOf, isText, listOf, orNull, shapeOf } from '../../session/drafts/shapes.ts';
import type { FilingValues, ListingValues } from './form-values.ts';

const isChoice = shapeOf<OfficeChoice>({ id: isText, name: isText });

const isFiling = shapeOf<FilingValues>({
  market: orNull(isOneOf(officeMarkets)),
  category: orNull(shapeOf<{ id: string; path: string[] }>({ id: isText, path: listOf(isText) })),
  sizeChart: orNull(isChoice),
  model: orNull(isChoice),
  certificates: listOf(isChoice),
  guideFiles: listOf(isChoice),
  agency: orNull(isChoice),
});

/** Whether a stored draft is what the form of a listing holds. */
export const isListingValues = shapeOf<ListingValues>({
  title: isText,
  description: isText,
  category: isText,
  attributes: listOf(
    shapeOf<ListingValues['attributes'][number]>({
      sourceName: isText,
      sourceValue: isText,
      name: isText,
      value: isText,
    }),
  ),
  images: listOf(isText),
  skus: listOf(
    shapeOf<ListingValues['skus'][number]>({
      place: isCount,
      sourceSpecification: isText,
      specification: isText,
      price: isText,
      stock: isText,
      platformSpecs: listOf(shapeOf<PlatformSpec>({ parentId: isText, id: isText, name: isText })),
    }),
  ),
  filing: isFiling,
});
