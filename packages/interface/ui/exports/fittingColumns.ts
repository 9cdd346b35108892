export { type FittingOptions, fittingColumns } from '../src/Table/fittingColumns.ts';
