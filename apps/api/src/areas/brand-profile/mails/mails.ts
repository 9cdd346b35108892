import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To staff: a brand wants its account to be deleted */
    deletionAsked: { company: string; person: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    deletionAsked: ({ company, person, link }) => ({
      texts: { company: inline(company), person: inline(person) },
      link,
    }),
  },
});
