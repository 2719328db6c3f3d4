import type { CommonLineProps, DefaultSeries } from '@nivo/line';
import { system } from '../../theme/system.ts';

const color = (name: string): string => system.token.var(`colors.${name}`);

/** nivo knows nothing of the page: its font and colours are handed over here. */
export const nivoTheme: CommonLineProps<DefaultSeries>['theme'] = {
  text: { fontFamily: system.token.var('fonts.body'), fontSize: 12, fill: color('fg.muted') },
  axis: {
    ticks: { line: { stroke: 'transparent' }, text: { fill: color('fg.muted') } },
    domain: { line: { stroke: color('border') } },
  },
  grid: { line: { stroke: color('border.muted') } },
  crosshair: { line: { stroke: color('fg.muted'), strokeOpacity: 0.6 } },
};
