import type { components } from '@resonanz/contract/types';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { email } from '@resonanz/validators/email';
import { type ApiError, invalidFields } from '../../../http/ApiError.ts';
import { contract } from '../../../http/contract.ts';
import { schemaCheck } from '../../../http/validation.ts';
import { emailText } from './emailText.ts';
import { cellText } from './readTable.ts';
import type { ImportTable } from './ImportTable.ts';

type Schemas = components['schemas'];
/** A field that a column can be mapped to. */
export type ImportField = Schemas['ImportField'];

/** How head lines name a field in German and English, in folded spelling. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: ['vorname', 'firstname', 'givenname', 'forename'],
  surname: ['nachname', 'familienname', 'surname', 'lastname', 'familyname'],
  fullName: ['name', 'vollername', 'vollstandigername', 'fullname', 'influencer', 'creator', 'person', 'vorundnachname'],
  email: ['email', 'emailadresse', 'mail', 'mailadresse', 'emailaddress'],
  gender: ['geschlecht', 'gender', 'sex'],
  dob: ['geburtsdatum', 'geburtstag', 'geboren', 'geborenam', 'dob', 'dateofbirth', 'birthday', 'birthdate'],
  country: ['land', 'country', 'lander', 'staat'],
  city: ['stadt', 'ort', 'wohnort', 'city', 'town', 'standort', 'location'],
  management: ['management', 'agentur', 'kunstleragentur', 'agency', 'manager'],
  category: ['kategorie', 'kategorien', 'thema', 'themen', 'category', 'categories', 'topic', 'topics', 'branche', 'nische'],
  channelUrl: ['url', 'kanalurl', 'profilurl', 'kanal', 'kanallink', 'profillink', 'link', 'profil', 'channelurl', 'channel', 'profile', 'profileurl', 'account', 'webseite', 'website', 'socialmedia'],
  channelTitle: ['kanaltitel', 'kanalname', 'titel', 'channeltitle', 'channelname', 'title'],
  followers: ['follower', 'followers', 'abonnenten', 'subscribers', 'reichweite', 'reach', 'fans', 'leser', 'horer', 'followerzahl', 'anzahlfollower'],
  engagementRate: ['engagement', 'engagementrate', 'interaktionsrate', 'interaktion', 'er'],
  price: ['preis', 'preisjebeitrag', 'preisprobeitrag', 'kosten', 'honorar', 'price', 'priceperpost', 'fee', 'rate', 'tkpreis'],
};

const FIELDS = Object.keys(NAMES) as ImportField[];

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

const SAMPLES = 3;

function byContent(samples: readonly string[]): ImportField | undefined {
  if (samples.length === 0) return undefined;
  if (samples.every((sample) => email.validate(emailText(sample)).issues === undefined)) return 'email';
  return samples.every((sample) => /^https?:|\.[a-z]{2,}\//i.test(sample) && normaliseChannelUrl(sample).ok) ? 'channelUrl' : undefined;
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

/** The columns of a file, each with samples and the field its name or content suggests; no field is suggested twice. */
export function inspectColumns(table: ImportTable): Schemas['ImportInspection']['columns'] {
  const columns = table.head.map((name, column) => ({ column, name, samples: samplesOf(table, column) }));
  const suggested = new Map<number, ImportField>();
  const isFree = (field: ImportField): boolean => ![...suggested.values()].includes(field);
  for (const { column, name } of columns) {
    const field = FIELD_BY_NAME.get(folded(name));
    if (field !== undefined && isFree(field)) suggested.set(column, field);
  }
  for (const { column, samples } of columns) {
    const field = suggested.has(column) ? undefined : byContent(samples);
    if (field !== undefined && isFree(field)) suggested.set(column, field);
  }
  return columns.map((each) => ({ ...each, suggestedField: suggested.get(each.column) ?? null }));
}

/** Which column a field is read from, and what happens to rows with errors and to what exists already. */
export interface Mapping {
  columnOf: ReadonlyMap<ImportField, number>;
  skipInvalidRows: boolean;
  existing: 'skip' | 'update';
  /** What a preview showed would happen. */
  plan: string | undefined;
}

const isMapping = schemaCheck(contract, 'ImportMapping');

function refuse(key: string): ApiError {
  return invalidFields([{ field: 'mapping', key }]);
}

/** Reads the mapping of an import; channel and name are needed, and no field may come from two columns. */
export function readMapping(text: string, table: ImportTable): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('importMappingInvalid');
  }
  if (!isMapping(value)) throw refuse('importMappingInvalid');
  const columnOf = new Map<ImportField, number>();
  for (const { column, field } of value.columns) {
    if (column >= table.head.length) throw refuse('importMappingInvalid');
    if (columnOf.has(field)) throw refuse('importFieldTwice');
    columnOf.set(field, column);
  }
  if (!columnOf.has('channelUrl')) throw refuse('importChannelUrlMissing');
  if (!columnOf.has('fullName') && !columnOf.has('surname') && !columnOf.has('firstName')) throw refuse('importNameMissing');
  const { skipInvalidRows, existing = 'skip', plan } = value;
  return { columnOf, skipInvalidRows, existing, plan };
}
