export { fetchCatalogue } from '../src/catalogue.ts';
