/** How one filter is held in the address: several texts for one name, none while it filters nothing. */
export interface FilterCodec<Value> {
  /** The value that filters nothing. */
  readonly empty: Value;
  /** Reads the texts of the address; what makes no sense is dropped. */
  read(texts: readonly string[]): Value;
  /** The texts for the address; none for the empty value. */
  write(value: Value): readonly string[];
}

/** The type of a codec's values. */
export type FilterValue<Codec> = Codec extends FilterCodec<infer Value> ? Value : never;

/** Some words; surrounding spaces do not count. */
export const text: FilterCodec<string> = {
  empty: '',
  read: ([first = '']) => first.trim(),
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
};

/** A box that is ticked or not. */
export const flag: FilterCodec<boolean> = {
  empty: false,
  read: ([first]) => first === '1',
  write: (value) => (value ? ['1'] : []),
};

/** One of some words or numbers, or none; a number is read as a number. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): FilterCodec<Value | null> {
  return {
    empty: null,
    read: ([first]) => values.find((value) => String(value) === first) ?? null,
    write: (value) => (value === null ? [] : [String(value)]),
  };
}

/** Any number of some words or numbers, in their own order; numbers are read as numbers. */
export function manyOf<const Value extends string | number>(values: readonly Value[]): FilterCodec<readonly Value[]> {
  return {
    empty: [],
    read: (texts) => values.filter((value) => texts.includes(String(value))),
    write: (chosen) => values.filter((value) => chosen.includes(value)).map(String),
  };
}

/** Any number of record ids, for values that only the server knows. */
export const ids: FilterCodec<readonly number[]> = {
  empty: [],
  read: (texts) => [...new Set(texts.filter((value) => /^\d{1,15}$/.test(value)).map(Number))],
  write: (chosen) => chosen.map(String),
};

/** One record id, or none. */
export const id: FilterCodec<number | null> = {
  empty: null,
  read: (texts) => ids.read(texts)[0] ?? null,
  write: (value) => (value === null ? [] : [String(value)]),
};

/** Two ends, each of which may be open. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

const number = (part: string | undefined) => (part !== undefined && /^-?\d+(\.\d+)?$/.test(part) ? Number(part) : null);

/** A range of numbers; written `20000..1500000`, with an open end left out. */
export const numberRange: FilterCodec<NumberRange> = {
  empty: { min: null, max: null },
  read: ([first = '']) => {
    const [min, max] = first.split('..');
    return { min: number(min), max: number(max) };
  },
  write: ({ min, max }) => (min === null && max === null ? [] : [`${min ?? ''}..${max ?? ''}`]),
};

/** A range of numbers from 0 to a greatest one; a number of the address beyond that leaves its end open. */
export function numberRangeUpTo(greatest: number): FilterCodec<NumberRange> {
  const within = (end: number | null) => (end !== null && end >= 0 && end <= greatest ? end : null);
  return {
    ...numberRange,
    read(texts) {
      const { min, max } = numberRange.read(texts);
      return { min: within(min), max: within(max) };
    },
  };
}

/** A period of calendar days, each end as `yyyy-MM-dd` or open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

const day = (part: string | undefined) => (part !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(part) ? part : null);

/** A period; written `2026-09-01..2026-11-30`, with an open end left out. */
export const dateRange: FilterCodec<DateRange> = {
  empty: { from: null, to: null },
  read: ([first = '']) => {
    const [from, to] = first.split('..');
    return { from: day(from), to: day(to) };
  },
  write: ({ from, to }) => (from === null && to === null ? [] : [`${from ?? ''}..${to ?? ''}`]),
};
