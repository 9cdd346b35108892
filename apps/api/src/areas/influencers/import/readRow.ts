import type { components } from '@resonanz/contract/types';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import type { Country } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import { dateIssue, emailIssue, freeTextIssue } from './checks.ts';
import type { ImportField, Mapping } from './columns.ts';
import type { ImportRecord } from './ImportTable.ts';
import { parseNumber } from './numbers.ts';
import { splitName } from './personName.ts';
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
const LONGEST_NAME = 100;
const LONGEST_TEXT = 200;
const MOST_FOLLOWERS = 2_000_000_000;
const HIGHEST_PRICE = 10_000_000;

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

  /** A text of people; empty is no value. */
  freeText(field: ImportField, longest = LONGEST_TEXT): string | null {
    const text = this.text(field);
    if (text === '') return null;
    const key = text.length > longest ? 'tooLong' : freeTextIssue(text);
    return key === undefined ? text : this.refuse(field, key);
  }

  /** A value that one function reads, or an error with this key. */
  read<Value>(field: ImportField, key: string, reader: (text: string) => Value | undefined): Value | null {
    const text = this.text(field);
    if (text === '') return null;
    return reader(text) ?? this.refuse(field, key);
  }

  /** A number between 0 and an upper bound. */
  number(field: ImportField, grouping: 'thousands' | 'decimals', most: number): number | null {
    const value = this.read(field, 'invalidNumber', (text) => parseNumber(this.#cell(field), text, grouping));
    if (value === null) return null;
    return value < 0 || value > most ? this.refuse(field, 'numberOutOfRange') : value;
  }
}

function readName(row: RowReader): { firstName: string; surname: string } {
  const parts = { firstName: row.freeText('firstName', LONGEST_NAME) ?? '', surname: row.freeText('surname', LONGEST_NAME) ?? '' };
  if (parts.firstName !== '' || parts.surname !== '') return parts;
  const fullName = row.freeText('fullName', LONGEST_NAME * 2);
  if (fullName !== null) return splitName(fullName);
  const field = row.isMapped('fullName') ? 'fullName' : row.isMapped('surname') ? 'surname' : 'firstName';
  const isRefused = row.issues.some((issue) => ['fullName', 'surname', 'firstName'].includes(issue.field));
  if (!isRefused) row.refuse(field, 'required');
  return { firstName: '', surname: '' };
}

function readEmail(row: RowReader): string | null {
  const text = row.text('email').replace(/^mailto:/i, '').toLowerCase();
  if (text === '') return null;
  const key = emailIssue(text);
  return key === undefined ? text : row.refuse('email', key);
}

/** yyyy-MM-dd of a date in German or international spelling. */
function readDob(row: RowReader, today: string): string | null {
  const text = row.text('dob');
  if (text === '') return null;
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const german = isoYear === undefined ? text : `${isoDay}.${isoMonth}.${isoYear}`;
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(german) ?? [];
  const key = year === undefined ? 'wrongDateFormate' : dateIssue(german);
  const date = `${year}-${month}-${day}`;
  if (key !== undefined) return row.refuse('dob', key);
  return date > today ? row.refuse('dob', 'dateInFuture') : date;
}

function readCategoryIds(row: RowReader): number[] {
  const { ids, unknown } = readCategories(row.text('category'));
  if (unknown.length > 0) row.refuse('category', 'unknownCategory', unknown.join(', '));
  return ids;
}

function readChannel(row: RowReader): RowChannel | null {
  const title = row.freeText('channelTitle');
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
    email: readEmail(row),
    gender: row.read('gender', 'unknownGender', readGender),
    dob: readDob(row, today),
    country: row.read('country', 'unknownCountry', readCountry),
    city: row.freeText('city'),
    management: row.freeText('management'),
    categories: readCategoryIds(row),
    channel: readChannel(row),
  };
  return { ...values, issues: row.issues };
}
