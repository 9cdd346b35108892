import type { components } from '@resonanz/contract/types';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { AUDIENCE_SHARES, type Country, exceedsWhole, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { defaultService, type Platform } from '@resonanz/domain/platforms';
import { parseWrittenNumber, type NumberGrouping } from '@resonanz/formatters/number';
import { storedDate } from '@resonanz/validators/dateText';
import { email } from '@resonanz/validators/email';
import { freeText } from '@resonanz/validators/freeText';
import { phone } from '@resonanz/validators/phone';
import type { Validator } from '@resonanz/validators/schema';
import type { ImportRecord } from '../../../../platform/documents/import/ImportTable.ts';
import { cellText } from '../../../../platform/documents/import/readTable.ts';
import type { ChannelAudience } from '../../../figures/door.ts';
import {
  CHANNEL_FIELDS,
  type ImportField,
  type ImportTarget,
  type Mapping,
  personTarget,
  SHARES,
  targetKey,
} from './columns.ts';
import { emailText } from './emailText.ts';
import { splitName, type PersonName } from './personName.ts';
import { putTogether } from './postalAddress.ts';
import { readCategories, readCountry, readGender } from './words.ts';

/** Something wrong about a value of a row. */
export type RowIssue = components['schemas']['ImportIssue'];

/** A channel of a row. */
export interface RowChannel {
  /** Which channel of the row it is. */
  number: number;
  platform: Platform;
  url: string;
  handle: string;
  title: string | null;
  followers: number | null;
  engagementRate: number | null;
  /** By service. */
  prices: Readonly<Record<string, number>>;
  /** The shares that the row names. */
  audience: ChannelAudience;
}

/** A row of the file, read and checked by itself. */
export interface ReadRow {
  line: number;
  firstName: string;
  surname: string;
  email: string | null;
  mobile: string | null;
  address: string | null;
  gender: 'male' | 'female' | 'divers' | null;
  dob: string | null;
  country: Country | null;
  city: string | null;
  management: string | null;
  categories: number[];
  /** Whether some of the row's categories are none. */
  hasUnknownCategories: boolean;
  channels: RowChannel[];
  /** What must be corrected. */
  issues: RowIssue[];
  /** Omitted fields. */
  warnings: RowIssue[];
}

const LONGEST_SHOWN = 200;
const MAX_FOLLOWERS = 2_000_000_000;
const HIGHEST_PRICE = 10_000_000;
const HIGHEST_PERCENT = 100;

const personName = freeText({ maxLength: 100 });
const fullPersonName = freeText({ maxLength: 200 });
const words = freeText({ maxLength: 200 });
/** Titles and companies may be called 1234. */
const properName = freeText({ maxLength: 200, allowsNumbers: true });
const LONGEST_ADDRESS = 500;
const postalAddress = freeText({ maxLength: LONGEST_ADDRESS });

/** Fields that say whose a row is: without them it is not imported. All others may be left out. */
const NEEDED: ReadonlySet<ImportField> = new Set(['firstName', 'surname', 'fullName', 'email', 'channelUrl']);

/** Location of a value: a field of the person by its name alone. */
type Place = ImportField | ImportTarget;
const targetOf = (place: Place): ImportTarget => (typeof place === 'string' ? personTarget(place) : place);

/** Reads the mapped cells of one row and collects their errors. */
class RowReader {
  readonly issues: RowIssue[] = [];
  readonly warnings: RowIssue[] = [];
  readonly #record: ImportRecord;
  readonly #mapping: Mapping;

  constructor(record: ImportRecord, mapping: Mapping) {
    this.#record = record;
    this.#mapping = mapping;
  }

  #cell(target: ImportTarget) {
    const column = this.#mapping.columnOf.get(targetKey(target));
    return column === undefined ? undefined : this.#record.cells[column];
  }

  report(field: Place, key: string, value = this.text(field)): null {
    const { field: name, channel, service } = targetOf(field);
    const isOneOfSeveral = CHANNEL_FIELDS.has(name) && this.#mapping.channels.length > 1;
    const found = NEEDED.has(name) ? this.issues : this.warnings;
    found.push({
      field: name,
      key,
      value: value.slice(0, LONGEST_SHOWN),
      ...(isOneOfSeveral && { channel }),
      ...(service !== null && { service }),
    });
    return null;
  }

  /** Whether something is said in one of these places, right or wrong. */
  says(places: readonly Place[]): boolean {
    return places.some((place) => this.text(place) !== '');
  }

  isMapped(field: ImportField): boolean {
    return this.#mapping.columnOf.has(targetKey(personTarget(field)));
  }

  text(field: Place): string {
    return cellText(this.#cell(targetOf(field)));
  }

  /** A text that a validator accepts; empty is no value. */
  valid<Value>(field: Place, check: Validator<string, Value>, text = this.text(field)): Value | null {
    if (text === '') return null;
    const result = check.validate(text);
    return result.issues === undefined ? result.value : this.report(field, result.issues[0]?.code ?? 'invalidValue');
  }

  /** A value that one function reads, or an error with this key. */
  read<Value>(field: Place, key: string, reader: (text: string) => Value | undefined): Value | null {
    const text = this.text(field);
    if (text === '') return null;
    return reader(text) ?? this.report(field, key);
  }

  /** A number between 0 and an upper bound. */
  number(field: Place, grouping: NumberGrouping, most: number): number | null {
    const value = this.read(field, 'invalidNumber', (text) => {
      const cell = this.#cell(targetOf(field));
      // A cell of a workbook is a number already.
      if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
      return parseWrittenNumber(text, grouping);
    });
    if (value === null) return null;
    return value < 0 || value > most ? this.report(field, 'numberOutOfRange') : value;
  }
}

function readName(row: RowReader): PersonName {
  const firstName = row.valid('firstName', personName) ?? '';
  const surname = row.valid('surname', personName) ?? '';
  if (firstName !== '' || surname !== '') return { firstName, surname };
  const fullName = row.valid('fullName', fullPersonName);
  if (fullName !== null) return splitName(fullName);
  const fields = (['fullName', 'surname', 'firstName'] as const).filter((field) => row.isMapped(field));
  const isReported = row.issues.some((issue) => fields.some((field) => field === issue.field));
  if (!isReported) row.report(fields[0] ?? 'fullName', 'required');
  return { firstName: '', surname: '' };
}

/** yyyy-MM-dd of a day in German or international spelling. */
function readDob(row: RowReader, today: string): string | null {
  const text = row.text('dob').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
  const date = row.valid('dob', storedDate, text);
  return date !== null && date > today ? row.report('dob', 'futureDate') : date;
}

/**
 * A number without the code of its country is one of the row's country, or German; where that country cannot be read,
 * it could be of any.
 */
function readMobile(row: RowReader, country: Country | null): string | null {
  const isInternational = /^\s*(\+|00)/.test(row.text('mobile'));
  if (country === null && row.text('country') !== '' && row.text('mobile') !== '' && !isInternational)
    return row.report('mobile', 'numberWithoutCountry');
  return row.valid('mobile', phone(country === null ? {} : { country }));
}

function readCategoryIds(row: RowReader): { categories: number[]; hasUnknownCategories: boolean } {
  const { ids, unknown } = readCategories(row.text('category'));
  if (unknown.length > 0) row.report('category', 'unknownCategory', unknown.join(', '));
  return { categories: ids, hasUnknownCategories: unknown.length > 0 };
}

const ADDRESS_PARTS = ['street', 'houseNumber', 'zip'] as const;
const PARTS_AND_CITY = ['address', ...ADDRESS_PARTS, 'city'] as const;

/** The postal address from its own column, its parts, or both; without one of its parts it is none. */
function readAddress(
  row: RowReader,
  { country, city }: { country: Country | null; city: string | null },
): string | null {
  const address = row.valid('address', postalAddress);
  const [street, houseNumber, zip] = ADDRESS_PARTS.map((field) => row.valid(field, properName));
  const parts = { address, street, houseNumber, zip, city };
  // The city is part of the address only behind a postcode.
  const used = PARTS_AND_CITY.filter((field) => row.text(field) !== '' && (field !== 'city' || zip !== null));
  if (used.some((field) => parts[field] === null)) {
    for (const field of used) if (field !== 'city' && parts[field] !== null) row.report(field, 'addressIncomplete');
    return null;
  }
  const whole = putTogether({ ...parts, city: city ?? '', country });
  return whole !== null && whole.length > LONGEST_ADDRESS ? row.report('address', 'textTooLong', whole) : whole;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The prices of one channel by service; the platform is unknown where the address is wrong. */
function readPrices(
  row: RowReader,
  targets: readonly ImportTarget[],
  platform: Platform | undefined,
): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const target of targets) {
    const value = row.number(target, 'thousands', HIGHEST_PRICE);
    if (value === null || platform === undefined) continue;
    const name = target.service ?? defaultService(platform);
    const service = [...SERVICES[platform], ...SERVICES_FOR_ALL].find((each) => each.value === name);
    if (service === undefined) row.report(target, 'serviceNotOffered');
    else if (service.priceUnit === 'percent' && value > HIGHEST_PERCENT) row.report(target, 'numberOutOfRange');
    else if (Object.hasOwn(prices, name)) row.report(target, 'serviceTwice');
    else prices[name] = rounded(value);
  }
  return prices;
}

/** The shares of a channel's audience that the row names; a group that is more than the whole is left out. */
function readShares(row: RowReader, at: (field: ImportField) => ImportTarget): ChannelAudience {
  const shares: ChannelAudience = {};
  for (const share of SHARES) {
    const value = row.number(at(share), 'decimals', HIGHEST_PERCENT);
    if (value !== null) shares[share] = rounded(value);
  }
  for (const group of Object.values(AUDIENCE_SHARES)) {
    const [first] = group.filter((share) => shares[share] !== undefined);
    if (first === undefined || !exceedsWhole(group.map((share) => shares[share]))) continue;
    row.report(at(first), 'sharesAboveWhole');
    for (const share of group) delete shares[share];
  }
  return shares;
}

/**
 * A channel of the row; `isNeeded` says that a missing address is an error even where nothing else is said about the
 * channel.
 */
function readChannel(
  row: RowReader,
  channel: number,
  prices: readonly ImportTarget[],
  isNeeded: boolean,
): RowChannel | null {
  const at = (field: ImportField): ImportTarget => ({ field, channel, service: null });
  const title = row.valid(at('channelTitle'), properName);
  const followers = row.number(at('followers'), 'thousands', MAX_FOLLOWERS);
  const engagementRate = row.number(at('engagementRate'), 'decimals', 100);
  const url = row.text(at('channelUrl'));
  const read = url === '' ? undefined : normaliseChannelUrl(url, { title: title ?? '' });
  const audience = readShares(row, at);
  const ownPrices = readPrices(row, prices, read?.ok === true ? read.platform : undefined);
  if (read === undefined) {
    const saysMore = row.says([
      ...(['channelTitle', 'followers', 'engagementRate', ...SHARES] as const).map(at),
      ...prices,
    ]);
    return isNeeded || saysMore ? row.report(at('channelUrl'), 'required') : null;
  }
  if (!read.ok) return row.report(at('channelUrl'), read.code);
  return {
    number: channel,
    platform: read.platform,
    url: read.url,
    handle: read.handle,
    title,
    followers: followers === null ? null : Math.round(followers),
    engagementRate: engagementRate === null ? null : rounded(engagementRate),
    prices: ownPrices,
    audience,
  };
}

function readChannels(row: RowReader, { channels, prices }: Mapping): RowChannel[] {
  const isEmpty = (channel: number): boolean => row.text({ field: 'channelUrl', channel, service: null }) === '';
  const isWithout = channels.every(isEmpty);
  return channels.flatMap((number, index) => {
    const own = prices.filter((price) => price.channel === number);
    const channel = readChannel(row, number, own, isWithout && index === 0);
    return channel === null ? [] : [channel];
  });
}

/** Reads one row of the file; `today` is the calendar date in Berlin. */
export function readRow(record: ImportRecord, mapping: Mapping, today: string): ReadRow {
  const row = new RowReader(record, mapping);
  const country = row.read('country', 'unknownCountry', readCountry);
  const city = row.valid('city', words);
  const values = {
    line: record.line,
    ...readName(row),
    email: row.valid('email', email, emailText(row.text('email'))),
    mobile: readMobile(row, country),
    address: readAddress(row, { country, city }),
    gender: row.read('gender', 'unknownGender', readGender),
    dob: readDob(row, today),
    country,
    city,
    management: row.valid('management', properName),
    ...readCategoryIds(row),
    channels: readChannels(row, mapping),
  };
  return { ...values, issues: row.issues, warnings: row.warnings };
}
