const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['tsd', 1e3],
  ['tausend', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mio', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['millionen', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['mrd', 1e9],
]);

/**
 * Whether a single separator before exactly three digits groups thousands: in counts and prices it does, in rates it
 * does not.
 *
 * @source house
 */
export type NumberGrouping = 'thousands' | 'decimals';

function plainNumber(text: string, grouping: NumberGrouping): string | undefined {
  const separators = [...text].filter((sign) => sign === '.' || sign === ',');
  const kinds = new Set(separators);
  if (kinds.size === 2) {
    const decimal = separators.at(-1) ?? '.';
    const group = decimal === '.' ? ',' : '.';
    // With both signs the last one is decimal, and may stand only once.
    if (separators.filter((sign) => sign === decimal).length > 1) return undefined;
    return text.replaceAll(group, '').replace(decimal, '.');
  }
  const [sign] = kinds;
  if (sign === undefined) return text;
  const parts = text.split(sign);
  const isGrouped =
    parts.length > 2 ||
    (grouping === 'thousands' && /^\d{3}$/.test(parts[1] ?? '') && /^[1-9]\d{0,2}$/.test(parts[0] ?? ''));
  if (!isGrouped) return text.replace(sign, '.');
  return parts.slice(1).every((part) => /^\d{3}$/.test(part)) ? parts.join('') : undefined;
}

/**
 * Reads a number as people write it in either language: `128.412`, `200k`, `1,2 Mio.`, `86.1K`, `1.850,00 €`, `4,82 %`.
 * `undefined` when it is none.
 *
 * @source house
 */
export function parseWrittenNumber(text: string, grouping: NumberGrouping): number | undefined {
  const compact = text
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(/€|\$|£|eur|chf|usd|gbp|%|ca\.|~/g, '')
    .replace(/[\s'’]/g, '');
  const match = /^([+-]?[\d.,]*\d)([a-z]+)?\.?$/.exec(compact);
  if (match === null) return undefined;
  const [, digits = '', word] = match;
  const scale = word === undefined ? 1 : SCALES.get(word);
  // A scaled number has decimals, never groups: nobody means a million by 1.250K.
  const plain = plainNumber(digits, word === undefined ? grouping : 'decimals');
  if (scale === undefined || plain === undefined || !/^[+-]?\d*\.?\d+$/.test(plain)) return undefined;
  return Math.round(Number(plain) * scale * 1e6) / 1e6;
}
