import { css } from '@emotion/react';

/** On paper nothing but what is printed, black on white whatever the colour mode; on the screen nothing of it. */
export const paperCss = css`
  @media screen {
    .on-paper {
      display: none;
    }
  }
  @media print {
    html,
    body {
      background: #fff !important;
      color: #000 !important;
    }
    body > :not(.on-paper) {
      display: none !important;
    }
    .on-paper article {
      break-after: page;
    }
    .on-paper article:last-of-type {
      break-after: auto;
    }
    .on-paper dt {
      color: #444;
    }
  }
`;
