import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline, quoted } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To the responsible user; `nextStep` may be empty */
    leadFollowUp: { company: string; date: string; nextStep: string; link: string };
    /** To the responsible user from now on */
    leadAssigned: { company: string; person: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    leadFollowUp: ({ company, date, nextStep, link }, language) => ({
      texts: { company: inline(company), date: formatDate(date, language) },
      link,
      ...(nextStep !== '' && { quote: quoted(nextStep) }),
    }),
    leadAssigned: ({ company, person, link }) => ({
      texts: { company: inline(company), person: inline(person) },
      link,
    }),
  },
});
