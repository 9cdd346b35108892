export { tellOfNewTerms } from './termsMails.ts';
