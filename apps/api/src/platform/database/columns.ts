import type { ColumnType } from 'kysely';

/** An instant: read as an ISO text with Z, written as such a text or a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>;
export type InstantNow = ColumnType<string, string | Date | undefined, string | Date>;
export type InstantOrNull = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** A calendar date: read and written as yyyy-MM-dd. */
export type DateOrNull = OrNull<string>;
/** A nullable column that defaults to null. */
export type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
export type TextOrNull = OrNull<string>;
/** Search text that the database derives from other columns. */
export type SearchText = ColumnType<string, never, never>;
export type NumberOrNull = OrNull<number>;
/** JSON: read as a value, written with JSON.stringify (the two engines disagree on arrays otherwise). */
export type JsonOrNull<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;

export type Country = 'DE' | 'AU' | 'CH';
export type CountryOrNull = OrNull<Country>;
export type GenderOrNull = OrNull<'male' | 'female' | 'divers'>;
