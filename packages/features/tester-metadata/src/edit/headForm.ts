import type {
  MetadataMedium,
  MetadataValue,
  TesterMetadata,
  TesterMetadataInput,
} from '@resonanz/api-client/testerMetadata';

/** A head as it is entered. */
export interface HeadDraft {
  readonly titleDe: string;
  readonly textDe: string;
  readonly titleEn: string;
  readonly textEn: string;
  readonly media: MetadataMedium | null;
}

/** Most of each, as the contract has them. */
export const LIMITS = { title: 120, text: 600 } as const;

/** What the form begins with. */
export const draftOf = ({ value: { value_de: german, value_en: english }, media }: TesterMetadata): HeadDraft => ({
  titleDe: german.title,
  textDe: german.text,
  titleEn: english.title,
  textEn: english.text,
  media,
});

/** The texts of a draft as a head has them. */
export const valueOf = ({ titleDe, textDe, titleEn, textEn }: HeadDraft): MetadataValue => ({
  value_de: { title: titleDe, text: textDe },
  value_en: { title: titleEn, text: textEn },
});

/** A draft as it is sent. */
export const toInput = (draft: HeadDraft, { key, updatedAt }: TesterMetadata): TesterMetadataInput => ({
  key,
  value: valueOf(draft),
  mediaId: draft.media?.mediaId ?? null,
  updatedAt,
});
