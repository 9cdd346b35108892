/** PostgreSQL type ids whose text the two engines would parse differently. */
const typeIds = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
} as const;

function instant(text: string): string {
  return new Date(text.includes('T') ? text : text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

/** Parsers for both engines: counts and amounts as numbers, dates as yyyy-MM-dd, instants as ISO texts with Z. */
export const valueParsers: Readonly<Record<number, (text: string) => string | number>> = {
  [typeIds.int8]: Number,
  [typeIds.numeric]: Number,
  [typeIds.date]: (text) => text,
  [typeIds.timestamp]: (text) => text,
  [typeIds.timestamptz]: instant,
};

/** Array type ids with the ids of their elements; the embedded engine applies the parsers above to elements itself. */
export const elementTypes: Readonly<Record<number, number>> = {
  1016: typeIds.int8,
  1115: typeIds.timestamp,
  1182: typeIds.date,
  1185: typeIds.timestamptz,
  1231: typeIds.numeric,
};
