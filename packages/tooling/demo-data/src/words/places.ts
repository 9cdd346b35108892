import type { Country } from '../records.ts';

/** Cities with weights that follow the number of people living there. */
export const CITIES: Readonly<Record<Country, readonly (readonly [string, number])[]>> = {
  DE: [
    ['Berlin', 370], ['Hamburg', 190], ['München', 150], ['Köln', 130], ['Frankfurt am Main', 76], ['Stuttgart', 63],
    ['Düsseldorf', 62], ['Leipzig', 62], ['Dortmund', 59], ['Essen', 58], ['Bremen', 57], ['Dresden', 56], ['Hannover', 53],
    ['Nürnberg', 52], ['Duisburg', 50], ['Bochum', 36], ['Wuppertal', 35], ['Bielefeld', 33], ['Bonn', 33], ['Münster', 32],
    ['Mannheim', 31], ['Karlsruhe', 31], ['Augsburg', 30], ['Wiesbaden', 28], ['Mainz', 22], ['Freiburg im Breisgau', 23],
    ['Kiel', 25], ['Lübeck', 22], ['Erfurt', 21], ['Rostock', 21], ['Kassel', 20], ['Saarbrücken', 18], ['Potsdam', 18],
    ['Regensburg', 15], ['Heidelberg', 16], ['Magdeburg', 24], ['Schwerin', 10],
  ],
  AU: [
    ['Wien', 200], ['Graz', 30], ['Linz', 21], ['Salzburg', 16], ['Innsbruck', 13], ['Klagenfurt', 10], ['Villach', 6],
    ['Wels', 6], ['St. Pölten', 6], ['Dornbirn', 5], ['Bregenz', 3], ['Eisenstadt', 2],
  ],
  CH: [
    ['Zürich', 43], ['Genf', 20], ['Basel', 18], ['Lausanne', 14], ['Bern', 14], ['Winterthur', 12], ['Luzern', 8],
    ['St. Gallen', 8], ['Lugano', 6], ['Biel', 6], ['Thun', 4], ['Zug', 3], ['Chur', 4], ['Freiburg', 4],
  ],
};

/** Federal states whose testers may be asked for a regional test; the code carries the country. */
export const TESTER_STATES: readonly string[] = ['DE-NW', 'DE-BY', 'DE-BW', 'DE-NI', 'DE-MV', 'AU-9', 'CH-ZH'];
