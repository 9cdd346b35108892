export { bundleWarnings } from '../src/bundleWarnings.ts';
