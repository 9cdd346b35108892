import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** From which day the new terms count, yyyy-MM-dd */
    newTerms: { validFrom: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    newTerms: ({ validFrom, link }, language) => ({ texts: { validFrom: formatDate(validFrom, language) }, link }),
  },
});
