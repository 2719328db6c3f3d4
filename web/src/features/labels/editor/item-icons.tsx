import { chakra } from '@chakra-ui/react';
import type { LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';
import { codeIn } from '../drawing/code-source.ts';
import type { PaletteEntry } from './new-item.ts';

/** Signs of 24 px, as those of the product. */
const paths: Readonly<Record<PaletteEntry, string>> = {
  text: 'M5 6V4h14v2M12 4v16M9 20h6',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM20 14v6M14 20h3',
  code128: 'M4 5v14M7 5v14M10.5 5v14M13 5v14M17 5v14M20 5v14',
  ean13: 'M4 5v14M7 5v10M10 5v10M13 5v14M16 5v10M20 5v14M7 19h3M15.500 19h2',
  img: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  icon: 'M12 3l7 3v5q0 7-7 10-7-3-7-10V6ZM9 12l2 2 4-4',
  package: 'M12 3l8 4v10l-8 4-8-4V7ZM4 7l8 4 8-4M12 11v10',
  warning: 'M12 3.5 2.5 20h19ZM12 10v4.500M12 17.300v.2',
  rect: 'M4 6h16v12H4Z',
  line: 'M4 12h16',
  pdf: 'M6 3h8l5 5v13H6ZM14 3v5h5M9 13h6M9 17h6',
};

/** What of the palette an item is. */
export const entryOf = ({ type, src }: LabelItem): PaletteEntry =>
  type === 'img' ? (codeIn(src)?.kind ?? 'img') : type;

export const ItemIcon = ({ entry }: { readonly entry: PaletteEntry }) => (
  <chakra.svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    flex="none"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[entry]} />
  </chakra.svg>
);
