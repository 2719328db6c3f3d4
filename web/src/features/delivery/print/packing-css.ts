import { css } from '@emotion/react';

/** Packing lists, in the sizes of A4. */
export const packingCss = css`
  @page {
    size: A4;
    margin: 12mm;
  }
  @media print {
    .packing-lists {
      font-size: 10.5pt;
      line-height: 1.5;
    }
    .packing-lists header {
      display: flex;
      justify-content: space-between;
      align-items: flex-start;
      border-bottom: 0.6mm solid #000;
      padding-bottom: 3mm;
    }
    .packing-lists h1 {
      font-size: 20pt;
      line-height: 1.3;
      font-weight: 600;
    }
    .packing-lists .number {
      font-size: 16pt;
      font-weight: 600;
      letter-spacing: 0.3mm;
    }
    .packing-lists .urgent {
      display: inline-block;
      border: 0.4mm solid #000;
      padding: 0 2mm;
      font-weight: 600;
    }
    .packing-lists svg {
      width: 34mm;
      height: 34mm;
      flex: none;
    }
    .packing-lists dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 1mm 8mm;
      margin: 4mm 0;
    }
    .packing-lists dl div {
      display: flex;
      gap: 3mm;
    }
    .packing-lists dt {
      flex: none;
      min-width: 20mm;
    }
    .packing-lists table {
      width: 100%;
      border-collapse: collapse;
    }
    .packing-lists thead {
      display: table-header-group;
    }
    .packing-lists .of-order {
      border: none;
      padding: 0 0 1mm;
      font-weight: 400;
    }
    /* Their sum stands once, where they end: at the foot of every sheet it would be read as that of the sheet. */
    .packing-lists tfoot {
      display: table-row-group;
      break-inside: avoid;
    }
    .packing-lists tr {
      break-inside: avoid;
    }
    .packing-lists th,
    .packing-lists td {
      border: 0.2mm solid #000;
      padding: 1.5mm 2mm;
      text-align: start;
      vertical-align: middle;
      overflow-wrap: anywhere;
    }
    .packing-lists th {
      font-weight: 600;
      white-space: nowrap;
    }
    /* A number that is broken reads as another one. */
    .packing-lists :is(th, td):is([data-column='quantity'], [data-column='skuId']) {
      white-space: nowrap;
    }
    .packing-lists td:is([data-column='code'], [data-column='skuId']) {
      font-size: 9pt;
    }
    .packing-lists td[data-column='code'] {
      min-width: 28mm;
    }
    .packing-lists td[data-column='specification'] {
      min-width: 24mm;
    }
    .packing-lists td[data-column='product'] {
      width: 24%;
    }
    .packing-lists .missing b {
      display: inline-block;
      border: 0.4mm solid #000;
      padding: 0 1.5mm;
      font-weight: 600;
    }
    .packing-lists tfoot td {
      font-weight: 600;
    }
    .packing-lists .signed {
      border: none;
      padding: 0;
      font-weight: 400;
    }
    .packing-lists :is(th, td)[data-column='quantity'] {
      text-align: end;
      font-size: 12pt;
      font-weight: 600;
    }
    .packing-lists :is(th, td):is([data-column='index'], [data-column='checked']) {
      text-align: center;
      width: 11mm;
    }
    .packing-lists footer {
      display: flex;
      gap: 8mm;
      margin-top: 10mm;
    }
    .packing-lists footer span {
      flex: 1;
      border-bottom: 0.2mm solid #000;
      padding-bottom: 1mm;
    }
    .packing-lists .note {
      margin-top: 4mm;
      font-size: 9pt;
      color: #444;
    }
  }
`;
