import type { components } from '@resonanz/contract/types';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import type { Country } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import { parseWrittenNumber, type NumberGrouping } from '@resonanz/formatters/number';
import { storedDate } from '@resonanz/validators/dateText';
import { email } from '@resonanz/validators/email';
import { freeText } from '@resonanz/validators/freeText';
import type { Validator } from '@resonanz/validators/schema';
import type { ImportField, Mapping } from './columns.ts';
import { emailText } from './emailText.ts';
import type { ImportRecord } from './ImportTable.ts';
import { splitName, type PersonName } from './personName.ts';
import { cellText } from './readTable.ts';
import { readCategories, readCountry, readGender } from './words.ts';

/** Something about a row that must be corrected. */
export type RowIssue = components['schemas']['ImportRow']['issues'][number];

/** The channel of a row. */
export interface RowChannel {
  platform: Platform;
  url: string;
  handle: string;
  title: string | null;
  followers: number | null;
  engagementRate: number | null;
  price: number | null;
}

/** A row of the file, read and checked by itself. */
export interface ReadRow {
  line: number;
  firstName: string;
  surname: string;
  email: string | null;
  gender: 'male' | 'female' | 'divers' | null;
  dob: string | null;
  country: Country | null;
  city: string | null;
  management: string | null;
  categories: number[];
  channel: RowChannel | null;
  issues: RowIssue[];
}

const LONGEST_SHOWN = 200;
const MOST_FOLLOWERS = 2_000_000_000;
const HIGHEST_PRICE = 10_000_000;

const personName = freeText({ maxLength: 100 });
const fullPersonName = freeText({ maxLength: 200 });
const words = freeText({ maxLength: 200 });
/** Titles and companies may be called 1234. */
const properName = freeText({ maxLength: 200, allowsNumbers: true });

/** Reads the mapped cells of one row and collects what is wrong with them. */
class RowReader {
  readonly issues: RowIssue[] = [];
  readonly #record: ImportRecord;
  readonly #mapping: Mapping;

  constructor(record: ImportRecord, mapping: Mapping) {
    this.#record = record;
    this.#mapping = mapping;
  }

  #cell(field: ImportField) {
    const column = this.#mapping.columnOf.get(field);
    return column === undefined ? undefined : this.#record.cells[column];
  }

  refuse(field: ImportField, key: string, value = this.text(field)): null {
    this.issues.push({ field, key, value: value.slice(0, LONGEST_SHOWN) });
    return null;
  }

  isMapped(field: ImportField): boolean {
    return this.#mapping.columnOf.has(field);
  }

  text(field: ImportField): string {
    return cellText(this.#cell(field));
  }

  /** A text that a validator accepts; empty is no value. */
  valid<Value>(field: ImportField, check: Validator<string, Value>, text = this.text(field)): Value | null {
    if (text === '') return null;
    const result = check.validate(text);
    return result.issues === undefined ? result.value : this.refuse(field, result.issues[0]?.code ?? 'invalidValue');
  }

  /** A value that one function reads, or an error with this key. */
  read<Value>(field: ImportField, key: string, reader: (text: string) => Value | undefined): Value | null {
    const text = this.text(field);
    if (text === '') return null;
    return reader(text) ?? this.refuse(field, key);
  }

  /** A number between 0 and an upper bound. */
  number(field: ImportField, grouping: NumberGrouping, most: number): number | null {
    const value = this.read(field, 'invalidNumber', (text) => {
      const cell = this.#cell(field);
      // A cell of a workbook is a number already.
      if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
      return parseWrittenNumber(text, grouping);
    });
    if (value === null) return null;
    return value < 0 || value > most ? this.refuse(field, 'numberOutOfRange') : value;
  }
}

function readName(row: RowReader): PersonName {
  const firstName = row.valid('firstName', personName) ?? '';
  const surname = row.valid('surname', personName) ?? '';
  if (firstName !== '' || surname !== '') return { firstName, surname };
  const fullName = row.valid('fullName', fullPersonName);
  if (fullName !== null) return splitName(fullName);
  const fields = (['fullName', 'surname', 'firstName'] as const).filter((field) => row.isMapped(field));
  const isRefused = row.issues.some((issue) => fields.some((field) => field === issue.field));
  if (!isRefused) row.refuse(fields[0] ?? 'fullName', 'required');
  return { firstName: '', surname: '' };
}

/** yyyy-MM-dd of a day in German or international spelling. */
function readDob(row: RowReader, today: string): string | null {
  const text = row.text('dob').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
  const date = row.valid('dob', storedDate, text);
  return date !== null && date > today ? row.refuse('dob', 'futureDate') : date;
}

function readCategoryIds(row: RowReader): number[] {
  const { ids, unknown } = readCategories(row.text('category'));
  if (unknown.length > 0) row.refuse('category', 'unknownCategory', unknown.join(', '));
  return ids;
}

function readChannel(row: RowReader): RowChannel | null {
  const title = row.valid('channelTitle', properName);
  const followers = row.number('followers', 'thousands', MOST_FOLLOWERS);
  const engagementRate = row.number('engagementRate', 'decimals', 100);
  const price = row.number('price', 'thousands', HIGHEST_PRICE);
  const url = row.text('channelUrl');
  if (url === '') return row.refuse('channelUrl', 'required');
  const read = normaliseChannelUrl(url, { title: title ?? '' });
  if (!read.ok) return row.refuse('channelUrl', read.code);
  return {
    platform: read.platform,
    url: read.url,
    handle: read.handle,
    title,
    followers: followers === null ? null : Math.round(followers),
    engagementRate: engagementRate === null ? null : Math.round(engagementRate * 100) / 100,
    price: price === null ? null : Math.round(price * 100) / 100,
  };
}

/** Reads one row of the file; `today` is the calendar date in Berlin. */
export function readRow(record: ImportRecord, mapping: Mapping, today: string): ReadRow {
  const row = new RowReader(record, mapping);
  const values = {
    line: record.line,
    ...readName(row),
    email: row.valid('email', email, emailText(row.text('email'))),
    gender: row.read('gender', 'unknownGender', readGender),
    dob: readDob(row, today),
    country: row.read('country', 'unknownCountry', readCountry),
    city: row.valid('city', words),
    management: row.valid('management', properName),
    categories: readCategoryIds(row),
    channel: readChannel(row),
  };
  return { ...values, issues: row.issues };
}
