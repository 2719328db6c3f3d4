import { shades } from '../theme/tokens.ts';

/** The mark of the product; it needs no theme. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill={shades.accent[600]} />
    <path
      d="M7 22V16.5M13 22V11M19 22v-7.5M25 22V8"
      stroke="#fff"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
  </svg>
);
