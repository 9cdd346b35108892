/**
 * Region ids; 1 shows everything, the others one country. Names are `region.<id>` in `labels`.
 *
 * @source docs/domain/lookups.md#regions
 */
export const REGION_IDS = [1, 2, 3, 4] as const;
/**
 * A region.
 *
 * @source docs/domain/lookups.md#regions
 */
export type RegionId = (typeof REGION_IDS)[number];
/**
 * The region of a new user.
 *
 * @source docs/domain/lookups.md#regions
 */
export const DEFAULT_REGION_ID: RegionId = 1;

/**
 * Country keys of the product; 'AU' is Austria here and never Australia.
 *
 * @source docs/domain/lookups.md#countries
 */
export const COUNTRIES = ['DE', 'AU', 'CH'] as const;
/**
 * A country key.
 *
 * @source docs/domain/lookups.md#countries
 */
export type Country = (typeof COUNTRIES)[number];

const COUNTRIES_OF_REGION: Readonly<Record<RegionId, readonly Country[]>> = {
  1: COUNTRIES,
  2: ['DE'],
  3: ['AU'],
  4: ['CH'],
};

/**
 * The countries a region shows.
 *
 * @source docs/domain/lookups.md#regions
 */
export function countriesOfRegion(region: RegionId): readonly Country[] {
  return COUNTRIES_OF_REGION[region];
}

/**
 * Reads a country from an import or an address: ISO 'AT' and the key 'AU' both mean Austria, case and spaces around it
 * do not matter; `undefined` for every other text.
 *
 * @source docs/domain/lookups.md#countries
 */
export function parseCountry(text: string): Country | undefined {
  const code = text.trim().toUpperCase();
  if (code === 'AT') return 'AU';
  return COUNTRIES.find((country) => country === code);
}

/**
 * ISO 3166 code of a country key, for addresses, exports and browsers.
 *
 * @source docs/domain/lookups.md#countries
 */
export function isoCountry(country: Country): 'DE' | 'AT' | 'CH' {
  return country === 'AU' ? 'AT' : country;
}

/**
 * Federal states and cantons by country. A code carries its country, because BE and NW exist twice; names are
 * `federalState.<code>` in `labels`.
 *
 * @source docs/domain/lookups.md#federal-states
 */
export const FEDERAL_STATES = {
  DE: [
    'DE-BW',
    'DE-BY',
    'DE-BE',
    'DE-BB',
    'DE-HB',
    'DE-HH',
    'DE-HE',
    'DE-MV',
    'DE-NI',
    'DE-NW',
    'DE-RP',
    'DE-SL',
    'DE-SN',
    'DE-ST',
    'DE-SH',
    'DE-TH',
  ],
  AU: ['AU-1', 'AU-2', 'AU-3', 'AU-4', 'AU-5', 'AU-6', 'AU-7', 'AU-8', 'AU-9'],
  CH: [
    'CH-AG',
    'CH-AI',
    'CH-AR',
    'CH-BE',
    'CH-BL',
    'CH-BS',
    'CH-FR',
    'CH-GE',
    'CH-GL',
    'CH-GR',
    'CH-JU',
    'CH-LU',
    'CH-NE',
    'CH-NW',
    'CH-OW',
    'CH-SG',
    'CH-SH',
    'CH-SO',
    'CH-SZ',
    'CH-TG',
    'CH-TI',
    'CH-UR',
    'CH-VD',
    'CH-VS',
    'CH-ZG',
    'CH-ZH',
  ],
} as const satisfies Readonly<Record<Country, readonly string[]>>;
/**
 * Code of a federal state or canton.
 *
 * @source docs/domain/lookups.md#federal-states
 */
export type FederalState = (typeof FEDERAL_STATES)[Country][number];
