import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { labels } from '@resonanz/domain/labels';
import { type AudienceShare, SERVICES, SERVICES_FOR_ALL, type Service } from '@resonanz/domain/lookups';
import { PLATFORMS, type Platform } from '@resonanz/domain/platforms';
import { email } from '@resonanz/validators/email';
import type { ImportTable } from '../../../../platform/documents/import/ImportTable.ts';
import { cellText } from '../../../../platform/documents/import/readTable.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { CHANNEL_FIELDS, type ImportField, type ImportTarget, targetKey } from './columns.ts';
import { emailText } from './emailText.ts';
import { shareOf } from './shareOf.ts';

/** How head lines name a field in German and English, in folded spelling. */
const NAMES: Readonly<Record<Exclude<ImportField, AudienceShare>, readonly string[]>> = {
  firstName: ['vorname', 'firstname', 'givenname', 'forename'],
  surname: ['nachname', 'familienname', 'surname', 'lastname', 'familyname'],
  fullName: [
    'name',
    'vollername',
    'vollstandigername',
    'fullname',
    'influencer',
    'creator',
    'person',
    'vorundnachname',
  ],
  email: ['email', 'emailadresse', 'mail', 'mailadresse', 'emailaddress'],
  mobile: [
    'telefon',
    'telefonnummer',
    'telefonnr',
    'tel',
    'telnr',
    'handy',
    'handynummer',
    'handynr',
    'mobil',
    'mobilnummer',
    'mobiltelefon',
    'rufnummer',
    'whatsapp',
    'phone',
    'phonenumber',
    'telephone',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'cellphone',
  ],
  gender: ['geschlecht', 'gender', 'sex'],
  dob: ['geburtsdatum', 'geburtstag', 'geboren', 'geborenam', 'dob', 'dateofbirth', 'birthday', 'birthdate'],
  address: [
    'adresse',
    'anschrift',
    'postadresse',
    'postanschrift',
    'wohnadresse',
    'lieferadresse',
    'versandadresse',
    'address',
    'postaladdress',
    'mailingaddress',
    'homeaddress',
    'shippingaddress',
  ],
  street: [
    'straße',
    'str',
    'straßeundhausnummer',
    'straßehausnummer',
    'straßeundnr',
    'straßenr',
    'street',
    'streetaddress',
    'streetandnumber',
    'streetandhouse',
    'addressline',
  ],
  houseNumber: ['hausnummer', 'hausnr', 'housenumber', 'houseno', 'streetnumber'],
  zip: ['plz', 'postleitzahl', 'plzort', 'plzundort', 'zip', 'zipcode', 'postcode', 'postalcode'],
  country: ['land', 'country', 'lander', 'staat'],
  city: ['stadt', 'ort', 'wohnort', 'city', 'town', 'standort', 'location'],
  management: ['management', 'agentur', 'kunstleragentur', 'agency', 'manager'],
  category: [
    'kategorie',
    'kategorien',
    'thema',
    'themen',
    'category',
    'categories',
    'topic',
    'topics',
    'branche',
    'nische',
  ],
  channelUrl: [
    'url',
    'kanalurl',
    'profilurl',
    'kanal',
    'kanallink',
    'profillink',
    'link',
    'profil',
    'channelurl',
    'channel',
    'profile',
    'profileurl',
    'account',
    'webseite',
    'website',
    'socialmedia',
  ],
  channelTitle: ['kanaltitel', 'kanalname', 'titel', 'channeltitle', 'channelname', 'title'],
  followers: [
    'follower',
    'followers',
    'abonnenten',
    'subscribers',
    'reichweite',
    'reach',
    'fans',
    'leser',
    'horer',
    'followerzahl',
    'anzahlfollower',
  ],
  engagementRate: ['engagement', 'engagementrate', 'interaktionsrate', 'interaktion', 'er'],
  price: [
    'preis',
    'preisjebeitrag',
    'preisprobeitrag',
    'kosten',
    'honorar',
    'price',
    'priceperpost',
    'fee',
    'rate',
    'tkpreis',
  ],
};

const FIELDS = Object.keys(NAMES) as (keyof typeof NAMES)[];

function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
    .normalize('NFD')
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z]/g, '');
}

// The words above go through the same folding, so that they may be written as people write them.
const FIELD_BY_NAME: ReadonlyMap<string, ImportField> = new Map(
  FIELDS.flatMap((field) => NAMES[field].map((name): [string, ImportField] => [folded(name), field])),
);

/** Words for platforms besides their names. */
const SHORT_NAMES: Readonly<Record<string, Platform>> = {
  insta: 'Instagram',
  ig: 'Instagram',
  fb: 'Facebook',
  yt: 'YouTube',
  tt: 'TikTok',
  x: 'Twitter',
};
const PLATFORM_BY_WORD: ReadonlyMap<string, Platform> = new Map([
  ...PLATFORMS.map((name): [string, Platform] => [name.toLowerCase(), name]),
  ...Object.entries(SHORT_NAMES),
]);

/** Separators between significant words. */
const FILLERS = [
  'kanal',
  'channel',
  'account',
  'profil',
  'profile',
  'fur',
  'pro',
  'je',
  'per',
  'for',
  'der',
  'des',
  'the',
  'netto',
  'net',
  'eur',
];
const PRICE_WORDS = ['preis', 'preise', 'kosten', 'honorar', 'price', 'cost', 'fee'];
const MAX_CHANNELS = 5;

/** A head line taken apart: which channel it speaks of, and the rest of its words. */
interface HeadWords {
  platform: Platform | undefined;
  number: number | undefined;
  rest: readonly string[];
}

function headWords(name: string): HeadWords {
  const words = name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  const platformOf = (word: string) => PLATFORM_BY_WORD.get(word);
  const isNumber = (word: string) => /^[1-9]$/.test(word);
  return {
    platform: words.map(platformOf).find((platform) => platform !== undefined),
    number: words.filter(isNumber).map(Number)[0],
    rest: words.filter((word) => platformOf(word) === undefined && !isNumber(word)),
  };
}

const serviceNames = ({ value, priceKey, labelKey }: Service): string[] =>
  [value, priceKey, labels.de[labelKey], labels.en[labelKey]].map(folded);

/** The service whose price a column holds, for example of `Preis Story` or `Instagram Reel (Preis)`. */
function serviceOf(platform: Platform | undefined, rest: readonly string[]): string | undefined {
  const name = folded(
    rest.filter((word) => !PRICE_WORDS.includes(folded(word)) && !FILLERS.includes(folded(word))).join(''),
  );
  if (name === '') return undefined;
  const services = platform === undefined ? Object.values(SERVICES).flat() : SERVICES[platform];
  return [...services, ...SERVICES_FOR_ALL].find((service) => serviceNames(service).includes(name))?.value;
}

/** What a head line says about a channel of the row; `undefined` where it names no field of one. */
function channelField(name: string): { field: ImportField; service: string | null; words: HeadWords } | undefined {
  const words = headWords(name);
  const audienceShare = shareOf(name);
  if (audienceShare !== undefined) return { field: audienceShare, service: null, words };
  const whole = words.rest.map(folded).join('');
  const short = words.rest
    .map(folded)
    .filter((word) => !FILLERS.includes(word))
    .join('');
  const isPrice = words.rest.some((word) => PRICE_WORDS.includes(folded(word)));
  const service = isPrice ? serviceOf(words.platform, words.rest) : undefined;
  if (service !== undefined) return { field: 'price', service, words };
  // A column that is called like the platform alone holds the address.
  const field =
    FIELD_BY_NAME.get(whole) ??
    FIELD_BY_NAME.get(short) ??
    (short === '' && words.platform !== undefined ? 'channelUrl' : undefined);
  return field !== undefined && CHANNEL_FIELDS.has(field) ? { field, service: null, words } : undefined;
}

const SAMPLES = 3;

function byContent(samples: readonly string[]): ImportField | undefined {
  if (samples.length === 0) return undefined;
  if (samples.every((sample) => email.validate(emailText(sample)).issues === undefined)) return 'email';
  return samples.every((sample) => /^https?:|\.[a-z]{2,}\//i.test(sample) && normaliseChannelUrl(sample).ok)
    ? 'channelUrl'
    : undefined;
}

function samplesOf(table: ImportTable, column: number): string[] {
  const samples: string[] = [];
  for (const { cells } of table.records) {
    const text = cellText(cells[column]);
    if (text !== '') samples.push(text.slice(0, 100));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

type Columns = readonly Omit<
  Schemas['ImportInspection']['columns'][number],
  'suggestedField' | 'suggestedChannel' | 'suggestedService'
>[];

/** Collects what columns are taken for; nothing is suggested twice. */
class Suggestions {
  readonly #byColumn = new Map<number, ImportTarget>();
  readonly #taken = new Set<string>();

  add(column: number, target: ImportTarget): void {
    if (this.#byColumn.has(column) || this.#taken.has(targetKey(target))) return;
    this.#byColumn.set(column, target);
    this.#taken.add(targetKey(target));
  }

  of(column: number): ImportTarget | undefined {
    return this.#byColumn.get(column);
  }

  has(field: ImportField): boolean {
    return [...this.#byColumn.values()].some((target) => target.field === field);
  }
}

/** The fields of channels: columns that name one platform or number form a group, and each group needs an address. */
function suggestChannels(columns: Columns, suggestions: Suggestions): void {
  const found = columns.flatMap(({ column, name }) => {
    const read = channelField(name);
    return read === undefined
      ? []
      : [{ column, ...read, group: `${read.words.platform ?? ''} ${read.words.number ?? ''}` }];
  });
  const groups = [...new Set(found.flatMap(({ field, group }) => (field === 'channelUrl' ? [group] : [])))].slice(
    0,
    MAX_CHANNELS,
  );
  for (const { column, field, service, group } of found) {
    // What names no channel belongs to the first one.
    const isFirst = groups.length === 0 || (group === ' ' && !groups.includes(group));
    const index = isFirst ? 0 : groups.indexOf(group);
    if (index >= 0) suggestions.add(column, { field, channel: index + 1, service });
  }
}

/** The columns of a file, each with samples and what its name or content suggests. */
export function suggestColumns(table: ImportTable): Schemas['ImportInspection']['columns'] {
  const columns = table.head.map((name, column) => ({ column, name, samples: samplesOf(table, column) }));
  const suggestions = new Suggestions();
  const add = (column: number, field: ImportField): void =>
    suggestions.add(column, { field, channel: 1, service: null });
  for (const { column, name } of columns) {
    const field = FIELD_BY_NAME.get(folded(name));
    if (field !== undefined && !CHANNEL_FIELDS.has(field)) add(column, field);
  }
  suggestChannels(columns, suggestions);
  for (const { column, samples } of columns) {
    const field = suggestions.of(column) === undefined ? byContent(samples) : undefined;
    if (field !== undefined && !suggestions.has(field)) add(column, field);
  }
  const namesFirst = suggestions.has('firstName') && !suggestions.has('surname');
  return columns.map((each) => {
    const target = suggestions.of(each.column);
    // Beside the first name, a column called name holds the surname.
    const field = target?.field === 'fullName' && namesFirst ? 'surname' : (target?.field ?? null);
    return {
      ...each,
      suggestedField: field,
      suggestedChannel: target?.channel ?? 1,
      suggestedService: target?.service ?? null,
    };
  });
}
