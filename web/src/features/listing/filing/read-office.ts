import type { Fields } from './fields.ts';

/** What the back office answers, as the page reads it; the helper has checked how long it is. */

export const readCategories = (result: Fields) =>
  result.all('categories', (of) => ({
    id: of.text('categoryId'),
    name: of.text('name'),
    isLeaf: of.flag('isLeaf'),
    path: of.texts('path'),
  }));
export type OfficeCategory = ReturnType<typeof readCategories>[number];

export const readSizes = (result: Fields) => ({
  parents: result.all('parentSpecs', (of) => ({
    id: of.text('parentSpecId'),
    name: of.text('name'),
  })),
  charts: result.all('charts', (of) => ({
    id: of.text('chartId'),
    name: of.text('name'),
    sizes: of.texts('sizes'),
    measures: of.texts('measures'),
  })),
  onModel: result.flag('onModel'),
});

export const readRequirements = (result: Fields) =>
  result.all('requirements', (of) => ({
    kind: of.oneOf('kind', ['certificate', 'guideFile', 'agency']),
    code: of.text('code'),
    name: of.text('name'),
    isRequired: of.flag('isRequired'),
    note: of.text('note'),
  }));
export type Requirement = ReturnType<typeof readRequirements>[number];

export const readCertificates = (result: Fields) =>
  result.all('certificates', (of) => ({
    id: of.text('certificateId'),
    name: of.text('name'),
    number: of.text('number'),
    state: of.oneOf('state', ['valid', 'reviewing', 'expired']),
    validUntil: of.textOrNull('validUntil'),
  }));

export const readGuideFiles = (result: Fields) =>
  result.all('files', (of) => ({
    id: of.text('fileId'),
    name: of.text('name'),
    languages: of.texts('languages'),
    updatedOn: of.text('updatedOn'),
  }));

export const readAgencies = (result: Fields) =>
  result.all('agencies', (of) => ({
    id: of.text('agencyId'),
    name: of.text('name'),
    address: of.text('address'),
    email: of.text('email'),
  }));

export const readModels = (result: Fields) =>
  result.all('models', (of) => ({
    id: of.text('modelId'),
    name: of.text('name'),
    height: of.number('height'),
    bust: of.number('bust'),
    waist: of.number('waist'),
    hips: of.number('hips'),
  }));

export const readModelId = (result: Fields): string => result.text('modelId');

export const readSpecId = (result: Fields): string => result.text('specId');
