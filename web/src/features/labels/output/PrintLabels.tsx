import { css, Global } from '@emotion/react';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { unitsPerMillimetre } from '../../../../../api/contract/rules/label-drawing.ts';
import { printWhen } from '../../../shared/ui/print-when.ts';
import { isSameSize, type LabelPage, type PageSize, sizesOf } from './page.ts';

type Props = {
  readonly pages: readonly LabelPage[];
  readonly onDone: () => void;
};

const millimetres = (units: number): string => `${units / unitsPerMillimetre}mm`;

/** A kind of page for each size: a rule without a name where there is one, which every browser knows. */
const sheetCss = ({ width, height }: PageSize, sheet: string) => `
  @page ${sheet} {
    size: ${millimetres(width)} ${millimetres(height)};
    margin: 0;
  }
  @media print {
    .labels img${sheet === '' ? '' : `[data-sheet="${sheet}"]`} {
      ${sheet === '' ? '' : `page: ${sheet};`}
      width: ${millimetres(width)};
      height: ${millimetres(height)};
    }
  }
`;

/** On paper nothing but the labels, each a page of its own size; on the screen nothing of them. */
const paperCss = (sizes: readonly PageSize[]) => css`
  @media screen {
    .labels {
      display: none;
    }
  }
  @media print {
    html,
    body {
      background: #fff !important;
      margin: 0 !important;
    }
    body > :not(.labels) {
      display: none !important;
    }
    .labels img {
      display: block;
      break-after: page;
    }
    .labels img:last-of-type {
      break-after: auto;
    }
  }
  ${sizes.map((size, index) => sheetCss(size, sheetOf(index, sizes))).join('\n')}
`;

/** Of several sizes, each has a name. */
const sheetOf = (index: number, sizes: readonly PageSize[]): string =>
  sizes.length > 1 ? `sheet-${index}` : '';

/** Opens the printing dialog of the browser with the labels, and is gone when that is closed. */
export const PrintLabels = ({ pages, onDone }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const sheets = useMemo(() => {
    const sizes = sizesOf(pages.map(({ size }) => size));
    const sheetFor = (size: PageSize) =>
      sheetOf(
        sizes.findIndex((one) => isSameSize(one, size)),
        sizes,
      );
    return {
      css: paperCss(sizes),
      labels: pages.map(({ size }, page) => ({ page, sheet: sheetFor(size) })),
    };
  }, [pages]);
  useEffect(() => {
    const images = [...(frame.current?.querySelectorAll('img') ?? [])];
    // Copies of a label share one picture, and its address.
    const addresses = new Map<Blob, string>();
    for (const [index, { picture }] of pages.entries()) {
      const address = addresses.get(picture) ?? URL.createObjectURL(picture);
      addresses.set(picture, address);
      if (images[index]) images[index].src = address;
    }
    const callOff = printWhen(Promise.all(images.map((image) => image.decode())), onDone);
    return () => {
      callOff();
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    };
  }, [pages, onDone]);
  return createPortal(
    <div className="labels" data-testid="labels" ref={frame}>
      <Global styles={sheets.css} />
      {sheets.labels.map(({ page, sheet }) => (
        <img key={page} alt="" data-sheet={sheet} />
      ))}
    </div>,
    document.body,
  );
};
