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
const labelOf = (slice: SliceWords, { name }: Field): string => `t('${wordOf(slice, `field.${name}`)}')`;

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

/** A value of a field, in code, and the other one where there are but two. */
export function sampleValue({ kind, choice }: Field): string {
  if (kind === 'text') return `'Beispiel'`;
  if (kind === 'number') return '4711';
  if (kind === 'date') return `'2026-12-24'`;
  if (kind === 'boolean') return 'true';
  const [first] = choice?.values ?? [];
  return typeof first === 'number' ? String(first) : `'${first ?? ''}'`;
}

/** The part of a screen that shows a field. */
export type Shown = 'form' | 'column';

type Texts = readonly [de: string, en: string];

/** The words that a part needs beside the field's own: key → German and English. */
const SHARED_WORDS: Readonly<Record<Shown, Readonly<Partial<Record<FieldKind, Readonly<Record<string, Texts>>>>>>> = {
  form: {
    date: { clear: ['{label} leeren', 'Clear {label}'] },
    choice: { none: ['Keine Angabe', 'Not specified'] },
  },
  column: { boolean: { yes: ['Ja', 'Yes'], no: ['Nein', 'No'] } },
};

/** The words of a field in the parts that show it: key in the catalogue → text. */
export const wordsOfField = (
  slice: SliceWords,
  { name, kind, words }: Field,
  parts: readonly Shown[],
  language: 0 | 1,
): ReadonlyMap<string, string> =>
  new Map([
    [wordOf(slice, `field.${name}`), words.sentence],
    ...parts
      .flatMap((part) => Object.entries(SHARED_WORDS[part][kind] ?? {}))
      .map(([key, texts]) => [wordOf(slice, key), texts[language]] as const),
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
    boolean: `t(${name} ? '${wordOf(slice, 'yes')}' : '${wordOf(slice, 'no')}')`,
    choice: `<${field.words.pascal}Text value={${name}} />`,
  };
  const align = kind === 'number' ? `align: 'end', ` : '';
  const width = kind === 'text' ? 180 : 140;
  return `{ id: '${name}', width: ${width}, priority: 2, header: ${labelOf(slice, field)}, ${align}cell: ({ ${name} }) => ${cells[kind]} }`;
}
