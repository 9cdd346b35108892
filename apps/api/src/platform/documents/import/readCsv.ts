import Papa from 'papaparse';
import { withFormula } from '../tables/csv.ts';
import { ImportFileError } from './ImportFileError.ts';
import type { ImportCell } from './ImportTable.ts';

const DELIMITERS = [';', ',', '\t', '|'];

function startsWith(bytes: Buffer, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function decodeUtf16(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** UTF-16 without a mark: every second byte of Latin text is zero. */
export function guessUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 400);
  const [even, odd] = sample.reduce<[even: number, odd: number]>(
    ([even, odd], byte, index) => (byte !== 0 ? [even, odd] : index % 2 === 0 ? [even + 1, odd] : [even, odd + 1]),
    [0, 0],
  );
  const many = sample.length * 0.3;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

/** The text of a file as spreadsheets write it: UTF-8 or UTF-16, with or without mark, else Windows-1252. */
export function decodeText(bytes: Buffer): string {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeUtf16(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decodeUtf16(bytes, 'utf-16be');
  const guessed = guessUtf16(bytes);
  if (guessed !== undefined) return decodeUtf16(bytes, guessed);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Blank lines count here: spreadsheets write them for every row of a column that was formatted to its end. */
const MAX_LINES = 200_000;

/** Some spreadsheets declare their delimiter in a first line. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** Records of a CSV file; the delimiter is found by itself. */
export function readCsv(bytes: Buffer): ImportCell[][] {
  // Empty lines before the head line or after the last row of a short file would mislead the search for the delimiter.
  const text = decodeText(bytes)
    .replace(/^\uFEFF?(?: *\r?\n)*/, '')
    .replace(/[\r\n]+$/, '');
  if (text.includes('\0')) throw new ImportFileError('fileContentMismatch');
  const delimiter = DELIMITER_LINE.exec(text)?.[1];
  const { data, errors, meta } = Papa.parse<string[]>(
    delimiter === undefined ? text : text.replace(DELIMITER_LINE, ''),
    {
      delimiter: delimiter ?? '',
      delimitersToGuess: DELIMITERS,
      preview: MAX_LINES,
      skipEmptyLines: false,
    },
  );
  if (errors.some((error) => error.type === 'Quotes')) throw new ImportFileError('importFileBroken');
  if (meta.truncated) throw new ImportFileError('importTooManyRows');
  // Our own files put an apostrophe before what a spreadsheet would take for a formula, such as the handle @name.
  return data.map((cells) => cells.map(withFormula));
}
