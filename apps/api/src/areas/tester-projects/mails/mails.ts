import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

interface OfQuestionnaire {
  project: string;
  questionnaire: string;
  /** As `yyyy-MM-dd`; empty without a deadline. */
  dueOn: string;
  link: string;
}

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To the tester who applied; `selectionOn` as `yyyy-MM-dd`, or empty */
    testApplicationReceived: { project: string; selectionOn: string; link: string };
    /** To testers with a place */
    testQuestionnaireOpen: OfQuestionnaire;
    /** To testers who have not sent their answers */
    testQuestionnaireReminder: OfQuestionnaire;
    /** To a tester who has sent all answers */
    testCompleted: { project: string; points: number; link: string };
  }
}

/** A day that may be unknown: whether it is known, and the day as people write it. */
const dayIn = (day: string, language: Language) =>
  day === '' ? { known: 'no', day: '' } : { known: 'yes', day: formatDate(day, language) };

const ofQuestionnaire = ({ project, questionnaire, dueOn, link }: OfQuestionnaire, language: Language) => ({
  texts: { project: inline(project), questionnaire: inline(questionnaire), ...dayIn(dueOn, language) },
  link,
});

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    testApplicationReceived: ({ project, selectionOn, link }, language) => ({
      texts: { project: inline(project), ...dayIn(selectionOn, language) },
      link,
    }),
    testQuestionnaireOpen: ofQuestionnaire,
    testQuestionnaireReminder: ofQuestionnaire,
    testCompleted: ({ project, points, link }) => ({ texts: { project: inline(project), points }, link }),
  },
});
