import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { MetadataRow } from './queries.ts';

type Content = Pick<MetadataRow, 'value' | 'file_id'>;

const trimmed = ({ title, text }: Schemas['MetadataText']): Schemas['MetadataText'] => ({
  title: title.trim(),
  text: text.trim(),
});

/** The texts as they are stored, without space around them. */
export const trimmedValue = ({ value_de, value_en }: Schemas['MetadataValue']): Schemas['MetadataValue'] => ({
  value_de: trimmed(value_de),
  value_en: trimmed(value_en),
});

/** Whether two contents show the same. */
const isSame = (one: Content, other: Content): boolean =>
  one.file_id === other.file_id &&
  (['value_de', 'value_en'] as const).every(
    (language) =>
      one.value[language].title === other.value[language].title &&
      one.value[language].text === other.value[language].text,
  );

const NOTHING: Content = {
  value: { value_de: { title: '', text: '' }, value_en: { title: '', text: '' } },
  file_id: null,
};

/** Whether a content differs from what is live; before the first publication nothing is. */
export const isDraft = (content: Content, live: Content | undefined): boolean => !isSame(content, live ?? NOTHING);

/** Throws 422 for texts without a title in one of the languages; a medium alone needs none. */
export function rejectMissingTitles({ value_de: german, value_en: english }: Schemas['MetadataValue']): void {
  const hasTexts = [german, english].some(({ title, text }) => title !== '' || text !== '');
  if (!hasTexts) return;
  const missing = [
    ...(german.title === '' ? [{ field: 'titleDe', key: 'required' as const }] : []),
    ...(english.title === '' ? [{ field: 'titleEn', key: 'required' as const }] : []),
  ];
  if (missing.length > 0) throw invalidFields(missing);
}

/** A content by the names its history lists. */
export const namedContent = ({ value: { value_de: german, value_en: english }, file_id }: Content) => ({
  titleDe: german.title,
  textDe: german.text,
  titleEn: english.title,
  textEn: english.text,
  mediaId: file_id,
});
