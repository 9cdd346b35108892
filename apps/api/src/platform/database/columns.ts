import type { ColumnType } from 'kysely';

/** An instant: read as an ISO text with Z, written as such a text or a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>;
export type InstantNow = ColumnType<string, string | Date | undefined, string | Date>;
export type InstantOrNull = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** A calendar date: read and written as yyyy-MM-dd. */
export type DateOrNull = ColumnType<string | null, string | null | undefined, string | null>;
export type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>;
/** Text the database derives from other columns, folded for search. */
export type SearchText = ColumnType<string, never, never>;
export type NumberOrNull = ColumnType<number | null, number | null | undefined, number | null>;
/** JSON: read as a value, written with JSON.stringify (the two engines disagree on arrays otherwise). */
export type JsonOrNull<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;

export type Country = 'DE' | 'AU' | 'CH';
export type CountryOrNull = ColumnType<Country | null, Country | null | undefined, Country | null>;
export type GenderOrNull = ColumnType<
  'male' | 'female' | 'divers' | null,
  'male' | 'female' | 'divers' | null | undefined,
  'male' | 'female' | 'divers' | null
>;
