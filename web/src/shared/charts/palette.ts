import type { ColorMode } from '../../theme/color-mode.ts';

/** Colours of charts, told apart by colour-blind readers too (after Okabe and Ito). */
export type ChartPalette = {
  readonly current: string;
  readonly previous: string;
  readonly slices: readonly string[];
  readonly rest: string;
};

const slices = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'] as const;

const palettes: Record<ColorMode, ChartPalette> = {
  light: { current: '#0072b2', previous: '#77838c', slices, rest: '#98a4ad' },
  dark: {
    current: '#56b4e9',
    previous: '#98a4ad',
    slices: ['#3d9bd6', ...slices.slice(1)],
    rest: '#6d7a84',
  },
};

export const paletteOf = (mode: ColorMode): ChartPalette => palettes[mode];

export const sliceColor = (palette: ChartPalette, index: number, isRest: boolean): string =>
  isRest ? palette.rest : (palette.slices[index % palette.slices.length] ?? palette.rest);
