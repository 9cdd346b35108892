export type { ColourPair } from '../src/colourPairs.ts';
export { contrastRatio, type MeasuredPair, measureContrast } from '../src/contrast.ts';
