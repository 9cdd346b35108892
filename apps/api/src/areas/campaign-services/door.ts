export { ugcPricesOn } from './queries.ts';
