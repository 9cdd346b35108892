import type { Country } from './regions.ts';

/**
 * Cities offered by country; other cities may be typed.
 * @source 000 §3; appendix L14
 */
export const CITIES: Readonly<Record<Country, readonly string[]>> = {
  DE: [
    'Berlin', 'Hamburg', 'München', 'Köln', 'Frankfurt am Main', 'Stuttgart', 'Düsseldorf', 'Leipzig', 'Dortmund', 'Essen',
    'Bremen', 'Dresden', 'Hannover', 'Nürnberg', 'Duisburg', 'Bochum', 'Wuppertal', 'Bielefeld', 'Bonn', 'Münster',
    'Mannheim', 'Karlsruhe', 'Augsburg', 'Wiesbaden', 'Mainz', 'Freiburg im Breisgau', 'Kiel', 'Lübeck', 'Erfurt', 'Rostock',
    'Kassel', 'Saarbrücken', 'Potsdam', 'Regensburg', 'Heidelberg', 'Magdeburg', 'Schwerin',
  ],
  AU: ['Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt', 'Villach', 'Wels', 'St. Pölten', 'Dornbirn', 'Bregenz', 'Eisenstadt'],
  CH: ['Zürich', 'Genf', 'Basel', 'Lausanne', 'Bern', 'Winterthur', 'Luzern', 'St. Gallen', 'Lugano', 'Biel', 'Thun', 'Zug', 'Chur', 'Freiburg'],
};
