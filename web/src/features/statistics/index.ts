export { axisFigure } from './axis.ts';
export { dataSource, sourceCodec } from './metrics.ts';
export { type Period, usePeriod } from './period.ts';
export { bucketLabel, bucketTitle } from './trend.ts';
export { UncostedLink } from './UncostedLink.tsx';
export { uncostedFigures, uncostedOf, uncostedTitle } from './uncosted.ts';
