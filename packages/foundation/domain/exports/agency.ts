export { AGENCY, agencyLines, type Agency } from '../src/agency.ts';
