import type { LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';

/** What an item needs to have fetched or made before it is drawn; null: nothing. */
export const assetKey = ({ type, src, pdfSrc }: LabelItem): string | null => {
  if (type === 'img') return `img ${src ?? ''}`;
  return type === 'pdf' ? `pdf ${pdfSrc ?? ''}` : null;
};
