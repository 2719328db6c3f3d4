export { axisFigure } from './axis.ts';
export { EndedShopsOf } from './EndedShopsOf.tsx';
export { dataSource, sourceCodec } from './metrics.ts';
export { type Period, usePeriod } from './period.ts';
export { bucketLabel, bucketTitle } from './trend.ts';
export { UncostedLink } from './UncostedLink.tsx';
export { UnpaidMark } from './UnpaidMark.tsx';
export { uncostedFigures, uncostedOf, uncostedTitle } from './uncosted.ts';
