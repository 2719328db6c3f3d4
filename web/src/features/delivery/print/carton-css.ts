import { css } from '@emotion/react';
import { type CartonPaper, cartonPapers } from './cartons.ts';

/** The beginning of a text that has room for so many lines: what goes on would lie on what stands below it. */
const atMost = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** Carton marks on the paper of a label printer: large enough to be read from a step away. */
export function cartonCss(paper: CartonPaper) {
  const [width, height] = cartonPapers[paper];
  const isTall = height > width;
  return css`
    @page {
      size: ${width}mm ${height}mm;
      margin: 0;
    }
    @media print {
      .carton-marks {
        font-size: 9pt;
        line-height: 1.3;
      }
      .carton-marks article {
        display: flex;
        flex-direction: column;
        gap: 2.5mm;
        width: ${width}mm;
        height: ${height - 1}mm;
        padding: 4mm;
        overflow: hidden;
      }
      .carton-marks header {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 3mm;
        border-bottom: 0.6mm solid #000;
        padding-bottom: 1.5mm;
      }
      .carton-marks h1 {
        font-size: 16pt;
        line-height: 1.2;
        font-weight: 700;
        ${atMost(3)}
      }
      .carton-marks .carton {
        flex: none;
        font-size: 12pt;
        font-weight: 700;
      }
      .carton-marks .number {
        font-size: 13pt;
        font-weight: 700;
        overflow-wrap: anywhere;
      }
      .carton-marks .urgent {
        border: 0.4mm solid #000;
        padding: 0 1.5mm;
        font-size: 10pt;
      }
      .carton-marks .body {
        display: flex;
        flex: 1;
        gap: 3mm;
        min-height: 0;
        flex-direction: ${isTall ? 'column' : 'row'};
      }
      .carton-marks svg {
        flex: none;
        width: ${isTall ? 60 : 46}mm;
        height: ${isTall ? 60 : 46}mm;
      }
      .carton-marks dl {
        display: grid;
        grid-template-columns: ${isTall ? '1fr 1fr' : 'minmax(0, 1fr)'};
        align-content: start;
        gap: 1mm 4mm;
        min-width: 0;
      }
      .carton-marks dd {
        font-size: 10pt;
        font-weight: 600;
        ${atMost(2)}
      }
      .carton-marks footer {
        display: flex;
        gap: 4mm;
      }
      .carton-marks footer span {
        flex: 1;
        border-bottom: 0.2mm solid #000;
        padding-bottom: 0.5mm;
      }
    }
  `;
}
