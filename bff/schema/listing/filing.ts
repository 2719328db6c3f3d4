import type { CallOutput } from '../../../api/contract/call.ts';
import type * as calls from '../../../api/contract/listing.ts';
import { officeMost } from '../../../api/contract/rules/seller-office.ts';
import { builder } from '../builder.ts';

/** How a listing is filed at its marketplace, as it is told and as it is saved. */

type Detail = CallOutput<typeof calls.getListingDetail>;
type Filing = Detail['filing'];
type Category = NonNullable<Filing['category']>;
type Choice = Filing['certificates'][number];
type Spec = Detail['skus'][number]['platformSpecs'][number];

const listingMarket = builder.enumType('ListingMarket', {
  description: 'Where a listing is sold, as far as what is asked of goods differs.',
  values: {
    US: { value: 'US', description: 'United States.' },
    EU: { value: 'EU', description: 'European Union.' },
    UK: { value: 'UK', description: 'United Kingdom.' },
    JP: { value: 'JP', description: 'Japan.' },
    AU: { value: 'AU', description: 'Australia.' },
  } as const,
});

const listingCategory = builder.objectRef<Category>('ListingCategory').implement({
  description: 'A category of the marketplace.',
  fields: (t) => ({
    id: t.exposeID('id', { description: "The marketplace's number of it." }),
    path: t.exposeStringList('path', { description: 'Names from the top of the tree to its own.' }),
  }),
});

const listingChoice = builder.objectRef<Choice>('ListingChoice').implement({
  description: "Something of the seller's back office that was chosen for a listing.",
  fields: (t) => ({
    id: t.exposeID('id', { description: "The marketplace's number of it." }),
    name: t.exposeString('name', { description: 'Its name when it was chosen.' }),
  }),
});

export const listingFiling = builder.objectRef<Filing>('ListingFiling').implement({
  description:
    "How a listing is filed at its marketplace: what was chosen in the seller's back office there.",
  fields: (t) => ({
    market: t.expose('market', {
      type: listingMarket,
      nullable: true,
      description: 'Where it is sold. Null until it is chosen.',
    }),
    category: t.expose('category', {
      type: listingCategory,
      nullable: true,
      description: 'Its category. Null where the marketplace files it by `Listing.category`.',
    }),
    sizeChart: t.expose('sizeChart', {
      type: listingChoice,
      nullable: true,
      description: 'In which sizes it comes. Null where none was chosen.',
    }),
    model: t.expose('model', {
      type: listingChoice,
      nullable: true,
      description: 'Who wears it in the pictures. Null where nobody was chosen.',
    }),
    certificates: t.expose('certificates', {
      type: [listingChoice],
      description: 'The certificates that go along.',
    }),
    guideFiles: t.expose('guideFiles', {
      type: [listingChoice],
      description: 'The guides that go along.',
    }),
    agency: t.expose('agency', {
      type: listingChoice,
      nullable: true,
      description: 'Who answers for it in the market. Null where nobody was chosen.',
    }),
  }),
});

export const platformSpec = builder.objectRef<Spec>('ListingPlatformSpec').implement({
  description: "A part of a specification, by the marketplace's number of it.",
  fields: (t) => ({
    parentId: t.exposeID('parentId', {
      description: 'Number of what it is one of, such as colours.',
    }),
    id: t.exposeID('id', { description: "The marketplace's number of it." }),
    name: t.exposeString('name', { description: 'The part that it is of.' }),
  }),
});

const choiceInput = builder.inputType('ListingChoiceInput', {
  description: "Something of the seller's back office.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The marketplace's number of it." }),
    name: t.string({
      required: true,
      description: `Its name there, 1 to ${officeMost.name} characters.`,
    }),
  }),
});

const categoryInput = builder.inputType('ListingCategoryInput', {
  description: 'A category of the marketplace below which there is no other.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The marketplace's number of it." }),
    path: t.stringList({
      required: true,
      description: `Names from the top of the tree to its own, 1 to ${officeMost.depth}.`,
    }),
  }),
});

export const filingInput = builder.inputType('ListingFilingInput', {
  description:
    "What was chosen in the seller's back office, whole. What is left out or null is not chosen.",
  fields: (t) => ({
    market: t.field({ type: listingMarket, description: 'Where it is sold.' }),
    category: t.field({
      type: categoryInput,
      description: 'Its category, which takes the place of `category`.',
    }),
    sizeChart: t.field({ type: choiceInput, description: 'In which sizes it comes.' }),
    model: t.field({ type: choiceInput, description: 'Who wears it in the pictures.' }),
    certificates: t.field({
      type: [choiceInput],
      required: true,
      defaultValue: [],
      description: `The certificates that go along, at most ${officeMost.certificates}.`,
    }),
    guideFiles: t.field({
      type: [choiceInput],
      required: true,
      defaultValue: [],
      description: `The guides that go along, at most ${officeMost.guideFiles}.`,
    }),
    agency: t.field({ type: choiceInput, description: 'Who answers for it in the market.' }),
  }),
});

export const platformSpecInput = builder.inputType('ListingPlatformSpecInput', {
  description: "A part of a specification, by the marketplace's number of it.",
  fields: (t) => ({
    parentId: t.id({ required: true, description: 'Number of what it is one of.' }),
    id: t.id({ required: true, description: "The marketplace's number of it." }),
    name: t.string({
      required: true,
      description: `The part that it is of, 1 to ${officeMost.specName} characters.`,
    }),
  }),
});

type FilingGiven = Partial<{ readonly [Part in keyof Filing]: Filing[Part] | null | undefined }>;

/** As the API takes it: what is left out is not chosen. */
export const filingOf = (given: FilingGiven): Filing => ({
  market: given.market ?? null,
  category: given.category ?? null,
  sizeChart: given.sizeChart ?? null,
  model: given.model ?? null,
  certificates: given.certificates ?? [],
  guideFiles: given.guideFiles ?? [],
  agency: given.agency ?? null,
});
