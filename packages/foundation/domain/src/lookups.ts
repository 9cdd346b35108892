import { PLATFORMS, type Platform } from './platforms.ts';

/** Region ids; 1 shows everything, the others one country. */
export const REGION_IDS = [1, 2, 3, 4] as const;
/** A region. */
export type RegionId = (typeof REGION_IDS)[number];
/** The region of a new user. */
export const DEFAULT_REGION_ID: RegionId = 1;

/** Country keys of the product; 'AU' is Austria here. */
export const COUNTRIES = ['DE', 'AU', 'CH'] as const;
/** A country key. */
export type Country = (typeof COUNTRIES)[number];

const COUNTRIES_OF_REGION: Readonly<Record<RegionId, readonly Country[]>> = { 1: COUNTRIES, 2: ['DE'], 3: ['AU'], 4: ['CH'] };

/** The countries a region shows. */
export function countriesOfRegion(region: RegionId): readonly Country[] {
  return COUNTRIES_OF_REGION[region];
}

/** Reads a country from an import or an address: ISO 'AT' and the key 'AU' both mean Austria. */
export function parseCountry(text: string): Country | undefined {
  const code = text.trim().toUpperCase();
  if (code === 'AT') return 'AU';
  return COUNTRIES.find((country) => country === code);
}

/** ISO 3166 code of a country key, for addresses, exports and browsers. */
export function isoCountry(country: Country): 'DE' | 'AT' | 'CH' {
  return country === 'AU' ? 'AT' : country;
}

/** Cities offered by country; other cities may be typed. */
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

/** Age bands as the payload names them. */
export const AGE_BANDS = ['until18', 'age18To24', 'age25To34', 'age35To44', 'age45To54', 'age55To64', 'above64'] as const;
/** An age band. */
export type AgeBand = (typeof AGE_BANDS)[number];

/** Influencer categories (label `category.<id>`): initial data, staff may change the list. */
export const CATEGORY_IDS: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1);

/** Product categories (label `productCategory.<id>`): initial data, staff may change the list. */
export const PRODUCT_CATEGORY_IDS: readonly number[] = [...Array.from({ length: 25 }, (_, index) => index + 1), 99];

/** Numbers of children a person may state. */
export const CHILD_COUNTS: readonly number[] = Array.from({ length: 15 }, (_, index) => index + 1);

/** A currency as the currency call lists it. */
export interface CurrencyFacts {
  readonly currencyId: number;
  readonly currencyCode: string;
  readonly currencyName: string;
  readonly currencySymbol: string;
  readonly currencyShortName: string;
}

/** Currencies: initial data. */
export const CURRENCIES: readonly CurrencyFacts[] = [
  { currencyId: 1, currencyCode: 'EUR', currencyName: 'Euro', currencySymbol: '€', currencyShortName: 'de' },
  { currencyId: 2, currencyCode: 'USD', currencyName: 'US Dollar', currencySymbol: '$', currencyShortName: 'en' },
  { currencyId: 3, currencyCode: 'GBP', currencyName: 'Pound Sterling', currencySymbol: '£', currencyShortName: 'en' },
  { currencyId: 4, currencyCode: 'CHF', currencyName: 'Schweizer Franken', currencySymbol: 'CHF', currencyShortName: 'de' },
];

/** A service a channel may be booked for: the stored value and the suffix of its price field. */
export interface Service {
  /** Value of `leistung`; the label is `service.<value>`. */
  readonly value: string;
  /** Suffix of the price field, for example `instagramStoryPrice`. */
  readonly priceKey: string;
}

const service = (value: string, priceKey = value): Service => ({ value, priceKey });

/** Services by platform, the default first. */
export const SERVICES: Readonly<Record<Platform, readonly Service[]>> = {
  Instagram: ['Post', 'Carousel', 'Reel', 'Story', 'StorySet', 'Live', 'Giveaway', 'Takeover', 'Whitelisting'].map((value) => service(value)),
  Facebook: ['Posting', 'Video', 'Story', 'Live', 'Reel'].map((value) => service(value)),
  Snapchat: [service('VideoIntegraion', 'VideoIntegration'), service('Story'), service('Spotlight')],
  YouTube: [
    service('VideoIntegraion', 'VideoIntegration'),
    ...['DedicatedVideo', 'Shorts', 'CommunityPost', 'Livestream', 'EndScreen'].map((value) => service(value)),
  ],
  TikTok: ['Video', 'Story', 'Live', 'SparkAds'].map((value) => service(value)),
  Twitch: ['StreamIntegration', 'Panel', 'ChatCommand', 'DedicatedStream'].map((value) => service(value)),
  Pinterest: [service('Integration', 'Pin'), service('VideoPin'), service('Board')],
  Twitter: ['Integration', 'Thread', 'Retweet'].map((value) => service(value)),
  Blog: [service('Integration', 'BlogPost'), ...['Advertorial', 'ProductTest', 'Backlink', 'Banner'].map((value) => service(value))],
  Podcast: [service('Integration', 'HostReadAd'), ...['PreRoll', 'MidRoll', 'Interview'].map((value) => service(value))],
};

/** Services every platform offers besides its own. */
export const SERVICES_FOR_ALL: readonly Service[] = [service('BuyOut'), service('Ugc')];

/** Reads a stored service value; old data may hold the platform's name before it. */
export function parseService(platform: Platform, text: string): string {
  const prefix = `${platform} `;
  if (text === platform) return SERVICES[platform][0]?.value ?? text;
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** Every platform; a lookup list like the others. */
export const PLATFORM_LIST: readonly Platform[] = PLATFORMS;

/** Keys of the testerworld metadata. */
export const METADATA_KEYS = ['productTestTopHeader', 'faqTopHeader', 'newsletterBanner'] as const;

/** Placeholders of newsletter templates, each also with `_de` or `_en`. */
export const NEWSLETTER_PLACEHOLDERS = ['projectTitle', 'projectDescription', 'projectLink', 'projectDate'] as const;

/** Federal states and cantons by country (L9); a code carries its country, because BE and NW exist twice. Names are the labels `federalState.<code>`. */
export const FEDERAL_STATES: Readonly<Record<Country, readonly string[]>> = {
  DE: ['DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV', 'DE-NI', 'DE-NW', 'DE-RP', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-SH', 'DE-TH'],
  AU: ['AU-1', 'AU-2', 'AU-3', 'AU-4', 'AU-5', 'AU-6', 'AU-7', 'AU-8', 'AU-9'],
  CH: ['CH-AG', 'CH-AI', 'CH-AR', 'CH-BE', 'CH-BL', 'CH-BS', 'CH-FR', 'CH-GE', 'CH-GL', 'CH-GR', 'CH-JU', 'CH-LU', 'CH-NE', 'CH-NW', 'CH-OW', 'CH-SG', 'CH-SH', 'CH-SO', 'CH-SZ', 'CH-TG', 'CH-TI', 'CH-UR', 'CH-VD', 'CH-VS', 'CH-ZG', 'CH-ZH'],
};
