import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To the person of the brand that sent a request */
    campaignRequestReceived: { title: string; number: string; link: string };
    /** To the responsible user */
    campaignRequestNew: { title: string; number: string; company: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    campaignRequestReceived: ({ title, number, link }) => ({
      texts: { title: inline(title), number: inline(number) },
      link,
    }),
    campaignRequestNew: ({ title, number, company, link }) => ({
      texts: { title: inline(title), number: inline(number), company: inline(company) },
      link,
    }),
  },
});
