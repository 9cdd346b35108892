import type { NewsletterState } from '@resonanz/api-client/newsletters';
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

interface Subjects {
  readonly subjectDe: string;
  readonly subjectEn: string;
}

/** The subject in the reader's language, else in the other one; empty while there is none. */
export const subjectFor = ({ subjectDe, subjectEn }: Subjects, reader: Language): string =>
  reader === 'de' ? subjectDe || subjectEn : subjectEn || subjectDe;

/** The title of a product test in the reader's language. */
export const titleFor = (project: { titleDe: string; titleEn: string }, reader: Language): string =>
  reader === 'de' ? project.titleDe || project.titleEn : project.titleEn || project.titleDe;
