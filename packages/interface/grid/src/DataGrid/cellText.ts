import { readDay, writeDay } from './dateText.ts';
import { type AnyValueColumn, type GridColumn, type GridValue, valueColumn } from './GridColumn.ts';
import { numberTexts } from './numberText.ts';

/** Words that stand for ticked and empty boxes. */
export interface FlagWords {
  readonly yes: string;
  readonly no: string;
}

/** Cells as text, in the writing of one language. */
export interface CellTexts {
  /** What is read in the cell. */
  shown: <Row>(column: GridColumn<Row>, value: GridValue) => string;
  /** What goes to the clipboard and what a field begins with: without the unit, with all digits. */
  copied: <Row>(column: GridColumn<Row>, value: GridValue, row: Row) => string;
  /** The value a typed or pasted text means; `undefined` when it means none. */
  read: <Row>(column: GridColumn<Row>, text: string, row: Row) => GridValue | undefined;
}

const digitsOf = <Row>(column: GridColumn<Row>): number =>
  (column.kind === 'number' || column.kind === 'money' ? column.fractionDigits : undefined) ??
  (column.kind === 'money' ? 2 : 0);

/** The value of a cell that holds nothing. */
export function emptyValue<Row>(column: GridColumn<Row>): GridValue | undefined {
  switch (column.kind) {
    case 'text':
    case 'link':
      return '';
    case 'number':
    case 'money':
    case 'date':
      return null;
    case 'select':
      return column.allowsEmpty ? null : undefined;
    case 'multi-select':
      return [];
    case 'checkbox':
    case 'switch':
      return false;
    default:
      return undefined;
  }
}

const labelsOf = (options: readonly { id: string | number; label: string }[], value: GridValue): string =>
  (Array.isArray(value) ? value : [value])
    .map((id) => options.find((option) => option.id === id)?.label ?? '')
    .join(', ');

/** The unit where a language puts it: English writes a currency before the amount and "%" without a space. */
function withUnit(text: string, unit: string, isMoney: boolean, isEnglish: boolean): string {
  if (!isEnglish || (!isMoney && unit !== '%')) return `${text}\u00a0${unit}`;
  if (!isMoney) return `${text}%`;
  const [, minus = '', amount = ''] = /^([-\u2212]?)(.*)$/.exec(text) ?? [];
  return `${minus}${unit}${unit.length > 1 ? '\u00a0' : ''}${amount}`;
}

/** Reads and writes cells. */
export function cellTexts(locale: string, { yes, no }: FlagWords): CellTexts {
  const numbers = numberTexts(locale);
  const isWord = (text: string, word: string) => text.localeCompare(word, locale, { sensitivity: 'base' }) === 0;

  function plain<Row>(column: GridColumn<Row>, value: GridValue, rounded: boolean): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number' && (column.kind === 'number' || column.kind === 'money')) {
      const digits = digitsOf(column);
      return numbers.write(value, {
        least: rounded && column.kind === 'money' ? digits : 0,
        most: rounded ? digits : Math.max(digits, 10),
      });
    }
    if (column.kind === 'date') return writeDay(String(value), locale);
    if (column.kind === 'select' || column.kind === 'multi-select') return labelsOf(column.options, value);
    if (typeof value === 'boolean') return value ? yes : no;
    return String(value);
  }

  function option<Row>(column: GridColumn<Row>, text: string) {
    if (column.kind !== 'select' && column.kind !== 'multi-select') return undefined;
    return column.options.find(({ label, isDisabled }) => !isDisabled && isWord(text, label))?.id;
  }

  function readByKind<Row>(column: AnyValueColumn<Row>, from: GridColumn<Row>, text: string): GridValue | undefined {
    const words = text.trim();
    if (column.kind === 'text' || column.kind === 'link') return words;
    if (words === '') return emptyValue(from);
    switch (column.kind) {
      case 'number':
      case 'money': {
        const value = numbers.read(words);
        if (value === null) return undefined;
        const isNegativeDisallowed = value < 0 && !('allowsNegative' in from && from.allowsNegative);
        return isNegativeDisallowed ? undefined : Number(value.toFixed(digitsOf(from)));
      }
      case 'date':
        return readDay(words, new Date().getFullYear()) ?? undefined;
      case 'select':
        return option(from, words);
      case 'multi-select': {
        const ids = words.split(/\s*[,;]\s*/).map((word) => option(from, word));
        return ids.includes(undefined) ? undefined : ids.filter((id) => id !== undefined);
      }
      default:
        if (isWord(words, yes) || /^(true|1|x)$/i.test(words)) return true;
        return isWord(words, no) || /^(false|0)$/i.test(words) ? false : undefined;
    }
  }

  return {
    shown(column, value) {
      const text = plain(column, value, true);
      const unit = column.kind === 'money' ? (column.unit ?? '€') : column.kind === 'number' ? column.unit : undefined;
      return text !== '' && unit ? withUnit(text, unit, column.kind === 'money', locale.startsWith('en')) : text;
    },
    copied: (column, value, row) => valueColumn(column)?.format?.(value, row) ?? plain(column, value, false),
    read(column, text, row) {
      const own = valueColumn(column);
      if (!own) return undefined;
      return own.parse ? own.parse(text, row) : readByKind(own, column, text);
    },
  };
}
