import { generalWords } from '@resonanz/domain/generalWords';
import type { Field, FieldKind } from './field.ts';
import type { SliceWords } from './slice.ts';

/** An import: the name, with `type ` before it where it is one, and where it comes from. */
export type Import = readonly [name: string, from: string];

const CONTROL: Readonly<Record<FieldKind, string>> = {
  text: 'TextField',
  number: 'NumberField',
  date: 'DatePicker',
  boolean: 'Checkbox',
  choice: 'Select',
};

const wordOf = ({ many }: SliceWords, key: string): string => `${many.camel}.${key}`;

const lettersOf = (text: string): string => text.replaceAll(/\W/g, '').toLowerCase();

/** The word of every screen that calls a field what its name says; undefined where there is none. */
function generalWordOf({ name, words: { sentence } }: Field): string | undefined {
  const english = Object.entries<string>(generalWords.en);
  const german = new Map<string, string>(Object.entries(generalWords.de));
  const [key] =
    english.find(([each, text]) => each === `word.${name}` && lettersOf(text) === lettersOf(sentence)) ??
    english.find(([each, text]) => text === sentence && german.get(each) === sentence) ??
    [];
  return key;
}

/** Whether a field has a word of its own in the catalogue of its slice. */
export const hasOwnWord = (field: Field): boolean => generalWordOf(field) === undefined;

/** The word of a field on screen, in code. */
export const labelOf = (slice: SliceWords, field: Field): string =>
  `t('${generalWordOf(field) ?? wordOf(slice, `field.${field.name}`)}')`;

/** What the controls of the form import. */
export const controlImports = ({ kind }: Field): readonly Import[] => [
  [CONTROL[kind], `@resonanz/ui/${CONTROL[kind]}`],
  ...(kind === 'choice'
    ? ([
        ['labels', '@resonanz/domain/labels'],
        ['labelKey', '@resonanz/domain/enumerations'],
        ['valuesOf', '@resonanz/domain/enumerations'],
      ] as const)
    : []),
];

/** The control of a field in the form. */
export function control(slice: SliceWords, field: Field): string {
  const { name, kind, choice } = field;
  const label = labelOf(slice, field);
  const change = `(${name}) => change({ ${name} })`;
  const bound = `label={${label}} name="${name}" value={draft.${name}} onChange={${change}}`;
  if (kind === 'text') return `<TextField ${bound} maxLength={LIMITS.${name}} />`;
  if (kind === 'number') return `<NumberField ${bound} minValue={0} />`;
  if (kind === 'date')
    return `<DatePicker ${bound} clearLabel={t('${wordOf(slice, 'clear')}', { label: ${label} })} />`;
  if (kind === 'boolean')
    return `<Checkbox name="${name}" isSelected={draft.${name}} onChange={${change}}>{${label}}</Checkbox>`;
  const items = `['none' as const, ...valuesOf('${choice?.name ?? ''}')]`;
  return `<Select
  label={${label}}
  name="${name}"
  items={${items}.map((id) => ({
    id,
    label: id === 'none' ? t('${wordOf(slice, 'none')}') : label(labelKey('${choice?.name ?? ''}', id)),
  }))}
  selectedId={draft.${name} ?? 'none'}
  onSelectionChange={(id) => change({ ${name}: id === 'none' ? null : id })}
/>`;
}

const EMPTY: Readonly<Record<FieldKind, string>> = {
  text: `''`,
  number: 'null',
  date: 'null',
  boolean: 'false',
  choice: 'null',
};

/** A field while nothing is entered, in code. */
export const emptyValue = ({ kind }: Field): string => EMPTY[kind];

interface Sample {
  /** The value, in code. */
  readonly value: string;
  /** How the list shows it in German. */
  readonly shown: string;
}

/** A number that differs from name to name. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** An example of a field. Texts, numbers and dates follow from its name, so that two fields do not show the same. */
export function sampleOf({ name, words, kind, choice }: Field): Sample {
  const number = numberOf(name);
  if (kind === 'text') return { value: `'Beispiel ${words.sentence}'`, shown: `Beispiel ${words.sentence}` };
  if (kind === 'number') {
    const value = String(1000 + (number % 9000));
    return { value, shown: `${value.slice(0, 1)}.${value.slice(1)}` };
  }
  if (kind === 'date') {
    const day = String(1 + (number % 28)).padStart(2, '0');
    const month = String(1 + (number % 12)).padStart(2, '0');
    const year = 2027 + (number % 10);
    return { value: `'${year}-${month}-${day}'`, shown: `${day}.${month}.${year}` };
  }
  if (kind === 'boolean') return { value: 'true', shown: generalWords.de['word.yes'] };
  const [first] = choice?.values ?? [];
  return {
    value: typeof first === 'number' ? String(first) : `'${first ?? ''}'`,
    shown: choice?.firstWords.de ?? '',
  };
}

/** The part of a screen that shows a field. */
export type Shown = 'form' | 'column';

type Texts = readonly [de: string, en: string];

/** The words that a control of the form needs beside the field's own: key → German and English. */
const FORM_WORDS: Readonly<Partial<Record<FieldKind, Readonly<Record<string, Texts>>>>> = {
  date: { clear: ['{label} leeren', 'Clear {label}'] },
  choice: { none: ['Keine Angabe', 'Not specified'] },
};

/** The words of a field in the parts that show it: key in the catalogue → text. */
export const wordsOfField = (
  slice: SliceWords,
  field: Field,
  parts: readonly Shown[],
  language: 0 | 1,
): ReadonlyMap<string, string> =>
  new Map([
    ...(hasOwnWord(field) ? [[wordOf(slice, `field.${field.name}`), field.words.sentence] as const] : []),
    ...Object.entries((parts.includes('form') && FORM_WORDS[field.kind]) || {}).map(
      ([key, texts]) => [wordOf(slice, key), texts[language]] as const,
    ),
  ]);

/** Adds words to the text of a catalogue, beside the others of its fields; those that it has are left alone. */
export function addWords(catalogue: string, added: ReadonlyMap<string, string>): string {
  const known = Object.entries(JSON.parse(catalogue) as Readonly<Record<string, string>>);
  const fresh = [...added].filter(([key]) => known.every(([each]) => each !== key));
  const at = known.findLastIndex(([key]) => key.includes('.field.')) + 1;
  return `${JSON.stringify(Object.fromEntries(known.toSpliced(at === 0 ? known.length : at, 0, ...fresh)), null, 2)}\n`;
}

/** A part that a column is drawn with: where it is declared, and what that imports. */
interface Drawing {
  readonly name: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** What draws a number or a choice in the list; the others are drawn by parts of the kit. */
export function drawingOf({ one }: SliceWords, { kind, name, words, choice }: Field): Drawing | undefined {
  if (kind === 'number')
    return {
      name: 'NumberText',
      text: `/** A number in the reader's language, a dash while there is none. */
function NumberText({ value }: { value: number | null }) {
  const { language } = useLanguage();
  return value === null ? '–' : formatNumber(value, language);
}`,
      imports: [
        ['useLanguage', '@resonanz/i18n/react'],
        ['formatNumber', '@resonanz/formatters/number'],
      ],
    };
  if (!choice) return undefined;
  return {
    name: `${words.pascal}Text`,
    text: `/** The word of a choice, a dash while there is none. */
function ${words.pascal}Text({ value }: { value: ${one.pascal}['${name}'] }) {
  const label = useMessages(labels);
  return <Text isNowrap>{value === null ? '–' : label(labelKey('${choice.name}', value))}</Text>;
}`,
    imports: [
      ['useMessages', '@resonanz/i18n/react'],
      ['labels', '@resonanz/domain/labels'],
      ['labelKey', '@resonanz/domain/enumerations'],
      ['Text', '@resonanz/ui/Text'],
    ],
  };
}

/** What a column imports. */
export const columnImports = ({ kind }: Field): readonly Import[] => {
  if (kind === 'text') return [['Text', '@resonanz/ui/Text']];
  return kind === 'date' ? [['DateText', '@resonanz/records/DateText']] : [];
};

/** The column of a field in the list. */
export function columnOf(slice: SliceWords, field: Field): string {
  const { name, kind } = field;
  const cells: Readonly<Record<FieldKind, string>> = {
    text: `<Text isTruncated title={${name}}>{${name} || '–'}</Text>`,
    number: `<NumberText value={${name}} />`,
    date: `<DateText value={${name}} />`,
    boolean: `t(${name} ? 'word.yes' : 'word.no')`,
    choice: `<${field.words.pascal}Text value={${name}} />`,
  };
  const align = kind === 'number' ? `align: 'end', ` : '';
  const width = kind === 'text' ? 180 : 140;
  return `{ id: '${name}', width: ${width}, priority: 2, header: ${labelOf(slice, field)}, ${align}cell: ({ ${name} }) => ${cells[kind]} }`;
}
