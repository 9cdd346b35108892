import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../../platform/mail/defineMails.ts';
import { inline, quoted } from '../../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../../platform/mail/Mail.ts' {
  interface MailValues {
    requestDeclined: { request: string; reason: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    requestDeclined: ({ request, reason, link }) => ({
      texts: { request: inline(request) },
      link,
      quote: quoted(reason),
    }),
  },
});
