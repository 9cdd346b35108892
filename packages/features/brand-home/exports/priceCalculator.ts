export { runPriceCalculator } from '../src/reckonPrice.ts';
