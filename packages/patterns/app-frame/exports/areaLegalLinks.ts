export { AREA_LEGAL_LINKS } from '../src/Footer/areaLegalLinks.ts';
