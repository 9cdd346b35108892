import type { ImportCell } from './ImportTable.ts';

const SCALES: Readonly<Record<string, number>> = { k: 1_000, tsd: 1_000, m: 1_000_000, mio: 1_000_000 };

/** Whether a single separator before exactly three digits groups thousands: in counts and prices it does, in rates it does not. */
type Grouping = 'thousands' | 'decimals';

function plainNumber(text: string, grouping: Grouping): string | undefined {
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
  const isGrouped = parts.length > 2 || (grouping === 'thousands' && /^\d{3}$/.test(parts[1] ?? '') && /^[1-9]\d{0,2}$/.test(parts[0] ?? ''));
  if (!isGrouped) return text.replace(sign, '.');
  return parts.slice(1).every((part) => /^\d{3}$/.test(part)) ? parts.join('') : undefined;
}

/** A number as people write it in German or English: `128.412`, `1,2 Mio.`, `86,1K`, `1.850,00 €`, `4,82 %`; undefined when it is none. */
export function parseNumber(cell: ImportCell | undefined, text: string, grouping: Grouping): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  const compact = text
    .toLowerCase()
    .replace(/€|\$|£|eur|chf|usd|gbp|%|ca\.|~/g, '')
    .replace(/[\s'’]/g, '');
  const match = /^([+-]?[\d.,]*\d)(k|tsd|m|mio)?\.?$/.exec(compact);
  if (match === null) return undefined;
  const [, digits = '', scale] = match;
  // A scaled number has decimals, never groups: 1.250K would be read by nobody as a million.
  const plain = plainNumber(digits, scale === undefined ? grouping : 'decimals');
  if (plain === undefined || !/^[+-]?\d*\.?\d+$/.test(plain)) return undefined;
  return Math.round(Number(plain) * (scale === undefined ? 1 : (SCALES[scale] ?? 1)) * 1e6) / 1e6;
}
