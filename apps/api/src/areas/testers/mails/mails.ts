import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { duration } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    newsletterConfirm: { link: string; minutes: number };
    /** To the address that the account had */
    testerDeleted: { at: Date };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    newsletterConfirm: ({ link, minutes }, language) => ({ texts: { duration: duration(minutes, language) }, link }),
    testerDeleted: ({ at }, language) => ({ texts: { at: formatDate(at, language) } }),
  },
});
