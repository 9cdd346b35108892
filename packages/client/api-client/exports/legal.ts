export { legalKeys, legalMutations, legalQueries, type Legal } from '../src/legal.ts';
