import { builder } from '../builder.ts';
import type { InputFields } from '../write-field.ts';
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
      description: 'The SKUs that it keeps; those left out are taken off.',
    }),
  }),
};
