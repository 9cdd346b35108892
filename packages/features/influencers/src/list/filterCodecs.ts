import type { FilterCodec } from '@resonanz/records/filters';

/** A part of the audience that is at least so large, in percent. */
export interface LeastShare<Share extends string> {
  readonly share: Share;
  readonly from: number;
}

/** The least share of one part; written `germany:50`. */
export function leastShare<const Share extends string>(
  shares: readonly Share[],
): FilterCodec<LeastShare<Share> | null> {
  return {
    empty: null,
    read([first = '']) {
      const [name, from = ''] = first.split(':');
      const share = shares.find((each) => each === name);
      const percent = /^\d{1,3}$/.test(from) ? Number(from) : 0;
      return share === undefined || percent < 1 || percent > 100 ? null : { share, from: percent };
    },
    write: (least) => (least === null ? [] : [`${least.share}:${least.from}`]),
  };
}

/** A record that people have to do with, or have not. */
export interface Matched {
  readonly id: number;
  readonly match: 'in' | 'notIn';
}

/** A record by its id; written `21`, or `not-21` for those who have nothing to do with it. */
export const matched: FilterCodec<Matched | null> = {
  empty: null,
  read([first = '']) {
    const [, not, id] = /^(not-)?([1-9]\d{0,8})$/.exec(first) ?? [];
    return id === undefined ? null : { id: Number(id), match: not === undefined ? 'in' : 'notIn' };
  },
  write: (value) => (value === null ? [] : [`${value.match === 'notIn' ? 'not-' : ''}${value.id}`]),
};

/** A calendar day as `yyyy-MM-dd`. */
export const day: FilterCodec<string | null> = {
  empty: null,
  read: ([first = '']) => (/^\d{4}-\d{2}-\d{2}$/.test(first) && !Number.isNaN(Date.parse(first)) ? first : null),
  write: (value) => (value === null ? [] : [value]),
};

/** The value of a service, for example `Reel`. */
export const serviceOf: FilterCodec<string | null> = {
  empty: null,
  read: ([first = '']) => (/^[A-Za-z0-9]{1,40}$/.test(first) ? first : null),
  write: (value) => (value === null ? [] : [value]),
};

const MAX_NAMES = 20;
const LONGEST_NAME = 100;

/** Names that no list bounds, such as cities, as many as the server takes. */
export const names: FilterCodec<readonly string[]> = {
  empty: [],
  read: (texts) =>
    [...new Set(texts.map((name) => name.trim()).filter((name) => name !== '' && name.length <= LONGEST_NAME))].slice(
      0,
      MAX_NAMES,
    ),
  write: (chosen) => chosen,
};
