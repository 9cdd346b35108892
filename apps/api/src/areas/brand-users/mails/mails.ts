import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline, onlyLink, quoted } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    brandApproved: { link: string };
    brandDeclined: { reason: string };
    companyNameDecision: { company: string; decision: 'approved' | 'declined'; reason: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    brandApproved: onlyLink,
    brandDeclined: ({ reason }) => ({ texts: {}, quote: quoted(reason) }),
    companyNameDecision: ({ company, decision, reason }) => ({
      texts: { company: inline(company), decision },
      quote: quoted(reason),
    }),
  },
});
