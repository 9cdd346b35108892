export { lookupLabels, type LookupLabelKey } from '../src/lookupLabels.ts';
