import { collectedMost } from '../../../api/contract/rules/collected.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../write-field.ts';
import { filingInput, platformSpecInput } from './filing.ts';
import { listingLanguage } from './listing.ts';

/** What the writes to listings take. */

export const languageField = {
  type: listingLanguage,
  required: true,
  description: 'The language to translate into.',
} as const;

/** Addresses that are collected at once. */
export const mostUrls = 20;

export const collectInput = {
  description: 'Products to be collected for a shop.',
  fields: (t: InputFields) => ({
    urls: t.stringList({
      required: true,
      description: `Addresses of products, 1 to ${mostUrls}.`,
    }),
    shopId: t.id({ required: true, description: 'Global id of the shop that they are for.' }),
    language: t.field(languageField),
  }),
};

const attributeInput = builder.inputType('ListingAttributeInput', {
  description: 'A property of the product.',
  fields: (t) => ({
    sourceName: t.string({ required: true, description: 'Its name as it was collected.' }),
    sourceValue: t.string({ required: true, description: 'Its value as it was collected.' }),
    name: t.string({ required: true, description: 'Its name, 1 to 100 characters.' }),
    value: t.string({ required: true, description: 'Its value, at most 500 characters.' }),
  }),
});

const skuInput = builder.inputType('ListingSkuInput', {
  description: 'A specification that the listing keeps.',
  fields: (t) => ({
    place: t.int({ required: true, description: 'Which one of the listing it is.' }),
    specification: t.string({ required: true, description: 'Its name, 1 to 200 characters.' }),
    price: t.field({ type: 'Money', description: 'Declared price; null or left out if unknown.' }),
    stock: t.int({ required: true, description: 'Pieces, 0 to 10000000.' }),
    platformSpecs: t.field({
      type: [platformSpecInput],
      description:
        "The marketplace's numbers of its specification; dropped where they do not spell it. Left out, they stay while they do.",
    }),
  }),
});

export const saveInput = {
  description: 'A listing as it was edited, whole.',
  fields: (t: InputFields) => ({
    id: t.id({ required: true, description: 'Global id of the listing.' }),
    version: t.int({ required: true, description: 'The version that was edited.' }),
    title: t.string({ required: true, description: 'At most 250 characters.' }),
    description: t.string({ required: true, description: 'At most 5000 characters.' }),
    category: t.string({ description: 'At most 60 characters; null or left out for none.' }),
    attributes: t.field({
      type: [attributeInput],
      required: true,
      description: 'Its properties, at most 50.',
    }),
    images: t.stringList({
      required: true,
      description: 'Addresses out of the collected pictures, the main one first.',
    }),
    skus: t.field({
      type: [skuInput],
      required: true,
      description:
        'The SKUs that it keeps, or gets back out of those that were taken off; those left out are taken off.',
    }),
    filing: t.field({
      type: filingInput,
      description: 'How it is filed at the marketplace; left out, that stays.',
    }),
  }),
};

const collectedAttributeInput = builder.inputType('CollectedAttributeInput', {
  description: 'A property of a product as its page has it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, 1 to 100 characters.' }),
    value: t.string({ required: true, description: 'Its value, at most 500 characters.' }),
  }),
});

const collectedSkuInput = builder.inputType('CollectedSkuInput', {
  description: 'A specification of a product as its page has it.',
  fields: (t) => ({
    specification: t.string({ required: true, description: 'Its name, 1 to 200 characters.' }),
    price: t.field({
      type: 'Money',
      description: 'Price; null or left out where the page has none in yuan.',
    }),
    stock: t.int({ required: true, description: 'Pieces, 0 to 10000000.' }),
  }),
});

export const importInput = {
  description: 'A product that was collected from a page by the browser plugin.',
  fields: (t: InputFields) => ({
    shopId: t.id({ required: true, description: 'Global id of the shop that it is for.' }),
    language: t.field(languageField),
    sourceUrl: t.string({
      required: true,
      description: 'Address of its page, at a site that products are collected from.',
    }),
    sourceLanguage: t.field({
      type: listingLanguage,
      required: true,
      description: 'The language of the page.',
    }),
    title: t.string({
      required: true,
      description: `1 to ${collectedMost.title} characters.`,
    }),
    description: t.string({
      required: true,
      defaultValue: '',
      description: `At most ${collectedMost.description} characters.`,
    }),
    attributes: t.field({
      type: [collectedAttributeInput],
      required: true,
      defaultValue: [],
      description: `Its properties, at most ${collectedMost.attributes}.`,
    }),
    images: t.stringList({
      required: true,
      defaultValue: [],
      description: `Addresses of its pictures over https, the main one first, at most ${collectedMost.images}.`,
    }),
    skus: t.field({
      type: [collectedSkuInput],
      required: true,
      description: `Its SKUs, 1 to ${collectedMost.skus}.`,
    }),
  }),
};
