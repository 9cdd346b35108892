import {
  foreignPlaceholders,
  lonePlaceholders,
  NEWSLETTER_PLACEHOLDERS,
  unknownPlaceholders,
} from '@resonanz/domain/newsletters';

/** Subjects and texts as they are entered. */
export interface TextDraft {
  subjectDe: string;
  subjectEn: string;
  textDe: string;
  textEn: string;
}

/** A field of the texts. */
export type TextField = keyof TextDraft;

/** What is wrong with a field. */
export interface TextError {
  readonly key: 'required' | 'unknownPlaceholder' | 'placeholderMissing';
  /** The placeholders it is about. */
  readonly names: readonly string[];
}

const FIELDS = [
  ['subjectDe', 'de'],
  ['textDe', 'de'],
  ['subjectEn', 'en'],
  ['textEn', 'en'],
] as const;

/** Placeholders of a language. */
export const placeholdersOf = (language: 'de' | 'en'): readonly string[] =>
  NEWSLETTER_PLACEHOLDERS.map((name) => `${name}_${language}`);

/** What is wrong with the placeholders, by field; the server asks for the same. */
export function placeholderErrorsOf(draft: TextDraft): Partial<Record<TextField, TextError>> {
  const unknown = FIELDS.flatMap(([field, language]) => {
    const names = [...unknownPlaceholders(draft[field]), ...foreignPlaceholders(draft[field], language)];
    return names.length === 0 ? [] : [[field, { key: 'unknownPlaceholder', names }] as const];
  });
  if (unknown.length > 0) return Object.fromEntries(unknown);
  const lone = lonePlaceholders({
    de: `${draft.subjectDe} ${draft.textDe}`,
    en: `${draft.subjectEn} ${draft.textEn}`,
  });
  return Object.fromEntries(
    (['de', 'en'] as const).flatMap((language) => {
      const names = lone.filter((each) => each.language === language).map(({ name }) => name);
      const field = language === 'de' ? 'textDe' : 'textEn';
      return names.length === 0 ? [] : [[field, { key: 'placeholderMissing', names } as const]];
    }),
  );
}

/** Fields that one language lacks while it has the other one of its two. */
export function halfWritten(draft: TextDraft): readonly TextField[] {
  const isEmpty = (field: TextField): boolean => draft[field].trim() === '';
  return (['De', 'En'] as const).flatMap((suffix) => {
    const [subject, text] = [`subject${suffix}`, `text${suffix}`] as const;
    if (isEmpty(subject) === isEmpty(text)) return [];
    return [isEmpty(subject) ? subject : text];
  });
}
