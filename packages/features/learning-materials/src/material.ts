import type { LearningCategory, LearningMaterial } from '@resonanz/api-client/learningMaterials';
import type { Language } from '@resonanz/i18n/language';

/** The topics, in the order in which a brand needs them. */
export const CATEGORIES = ['start', 'briefing', 'ugc', 'law', 'results'] as const satisfies readonly LearningCategory[];

/** What can be watched, and what is read. */
export const KINDS = ['video', 'pdf'] as const;

/** Languages a material can be in. */
export const LANGUAGES = ['DE', 'EN'] as const;

/** Whether a material is watched or read; `null` as long as it has no file. */
export function kindOf({ file }: Pick<LearningMaterial, 'file'>): (typeof KINDS)[number] | null {
  if (file === null) return null;
  return file.contentType === 'application/pdf' ? 'pdf' : 'video';
}

/** Title and description in the language of the reader. */
export const wordsOf = ({ title, titleEn, description, descriptionEn }: LearningMaterial, language: Language) =>
  language === 'de' ? { title, description } : { title: titleEn, description: descriptionEn };
