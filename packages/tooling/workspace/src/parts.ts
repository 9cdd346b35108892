import { parseArgs } from 'node:util';

/** A part of the whole check, in the order in which a reader looks at them. */
export type Part = 'static' | 'packages' | 'node' | 'browser' | 'pictures' | 'flows';

/** All parts. */
export const allParts: readonly Part[] = ['static', 'packages', 'node', 'browser', 'pictures', 'flows'];

/** Parts that can be divided among several machines. */
const DIVIDED: readonly Part[] = ['node', 'browser', 'flows'];

/** What of the check is to run. */
export interface Choice {
  readonly parts: ReadonlySet<Part>;
  /** For example `2/3`: the second third of the tests. */
  readonly shard?: string;
}

const isPart = (text: string): text is Part => (allParts as readonly string[]).includes(text);

/** Reads the arguments of `npm test`; without any it is everything. Throws a sentence when they make no sense. */
export function chosenParts(args: readonly string[]): Choice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shard: { type: 'string' } },
  });
  const unknown = positionals.filter((text) => !isPart(text));
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}"; parts: ${allParts.join(', ')}.`);
  const parts = new Set(positionals.length === 0 ? allParts : positionals.filter(isPart));
  const { shard } = values;
  if (shard === undefined) return { parts };
  const [part, total] = /^(\d+)\/(\d+)$/.exec(shard)?.slice(1).map(Number) ?? [];
  if (part === undefined || total === undefined || part < 1 || part > total)
    throw new Error(`--shard is written like 1/3, not ${shard}.`);
  if ([...parts].some((each) => !DIVIDED.includes(each)))
    throw new Error(`--shard divides ${DIVIDED.join(', ')} only; name one of them before it.`);
  return { parts, shard };
}
