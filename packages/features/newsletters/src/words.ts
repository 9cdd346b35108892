import type { NewsletterState } from '@resonanz/api-client/newsletters';
import { fillPlaceholders } from '@resonanz/domain/newsletters';
import type { Language } from '@resonanz/i18n/language';

/** States in the order of a newsletter's life. */
export const STATES = ['draft', 'scheduled', 'sending', 'sent', 'failed'] as const satisfies readonly NewsletterState[];

/** Languages of newsletters. */
export const LANGUAGES = ['de', 'en'] as const;

/** How a state looks. */
export const STATE_MARKS = {
  draft: { tone: 'gray', mark: 'hollow' },
  scheduled: { tone: 'blue', mark: 'half' },
  sending: { tone: 'yellow', mark: 'half' },
  sent: { tone: 'green', mark: 'dot' },
  failed: { tone: 'red', mark: 'square' },
} as const;

interface Titles {
  readonly titleDe: string;
  readonly titleEn: string;
}

interface Subjects {
  readonly subjectDe: string;
  readonly subjectEn: string;
  readonly project: Titles | null;
}

/** The title of a product test in the reader's language. */
export const titleFor = (project: Titles, reader: Language): string =>
  reader === 'de' ? project.titleDe || project.titleEn : project.titleEn || project.titleDe;

/**
 * The subject in the reader's language, else in the other one, with the title of its product test; empty while there is
 * none.
 */
export function subjectFor({ subjectDe, subjectEn, project }: Subjects, reader: Language): string {
  const subject = reader === 'de' ? subjectDe || subjectEn : subjectEn || subjectDe;
  if (project === null) return subject;
  return fillPlaceholders(subject, {
    projectTitle_de: titleFor(project, 'de'),
    projectTitle_en: titleFor(project, 'en'),
  });
}
