/** Repeatable chance: the same seed gives the same values on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between both bounds, bounds included. */
  int(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One item of a list. */
  pick<Item>(items: readonly Item[]): Item;
  /** One item of a list of items with weights. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** A value of the normal distribution. */
  normal(mean: number, deviation: number): number;
  /** Up to `count` different items of a list, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value >>> 0;
}

/** Chance that starts from a seed; two seeds that differ in one letter give unrelated values. */
export function createRandom(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[int(0, items.length - 1)] as Item;
  }

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
    normal(mean, deviation) {
      return mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    },
    sample<Item>(items: readonly Item[], count: number): Item[] {
      const rest = [...items];
      const taken: Item[] = [];
      while (taken.length < count && rest.length > 0) {
        const index = int(0, rest.length - 1);
        taken.push(rest[index] as Item);
        rest[index] = rest.at(-1) as Item;
        rest.pop();
      }
      return taken;
    },
  };
}

/** A value inside two bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A value with this many decimals. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
