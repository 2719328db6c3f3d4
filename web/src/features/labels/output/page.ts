import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';

export type PageSize = Pick<LabelDrawing, 'width' | 'height'>;

/** A label as it goes on paper; copies of one share their picture. */
export interface LabelPage {
  readonly size: PageSize;
  readonly picture: Blob;
}

export const pagesOf = ({ width, height }: PageSize, pictures: readonly Blob[]): LabelPage[] =>
  pictures.map((picture) => ({ size: { width, height }, picture }));

const nameOf = ({ width, height }: PageSize): string => `${width} ${height}`;

/** The sizes of paper that labels are for, each once. */
export const sizesOf = (sizes: readonly PageSize[]): PageSize[] => [
  ...new Map(sizes.map((size) => [nameOf(size), size])).values(),
];

export const isSameSize = (one: PageSize, other: PageSize): boolean =>
  nameOf(one) === nameOf(other);
