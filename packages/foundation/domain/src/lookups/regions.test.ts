import { describe, expect, test } from 'vitest';
import { labels } from '../labels.ts';
import { CITIES } from './cities.ts';
import { COUNTRIES, DEFAULT_REGION_ID, countriesOfRegion, isoCountry, parseCountry } from './regions.ts';

describe('regions', () => {
  test('the first is the default [R-CONST-009]', () => {
    expect(DEFAULT_REGION_ID).toBe(1);
  });

  test('1 shows every country, the others one', () => {
    expect(([1, 2, 3, 4] as const).map(countriesOfRegion)).toEqual([['DE', 'AU', 'CH'], ['DE'], ['AU'], ['CH']]);
  });
});

describe('countries', () => {
  test('AU is Austria and never Australia', () => {
    expect(COUNTRIES.map((country) => [labels.de[`country.${country}`], labels.en[`country.${country}`]])).toEqual([
      ['Deutschland', 'Germany'],
      ['Österreich', 'Austria'],
      ['Schweiz', 'Switzerland'],
    ]);
  });

  test('are read as ISO codes and as keys, in any case', () => {
    expect(['DE', 'AT', 'AU', 'CH', ' at ', 'de'].map(parseCountry)).toEqual(['DE', 'AU', 'AU', 'CH', 'AU', 'DE']);
    expect(['fr', '', 'DEU', 'D E'].map(parseCountry)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('are written as ISO codes', () => {
    expect(COUNTRIES.map(isoCountry)).toEqual(['DE', 'AT', 'CH']);
  });
});

test('cities by country key [R-LOOK-004]', () => {
  expect(CITIES).toEqual({
    DE: 'Berlin, Hamburg, München, Köln, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Mannheim, Karlsruhe, Augsburg, Wiesbaden, Mainz, Freiburg im Breisgau, Kiel, Lübeck, Erfurt, Rostock, Kassel, Saarbrücken, Potsdam, Regensburg, Heidelberg, Magdeburg, Schwerin'.split(
      ', ',
    ),
    AU: 'Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Bregenz, Eisenstadt'.split(
      ', ',
    ),
    CH: 'Zürich, Genf, Basel, Lausanne, Bern, Winterthur, Luzern, St. Gallen, Lugano, Biel, Thun, Zug, Chur, Freiburg'.split(
      ', ',
    ),
  });
});
