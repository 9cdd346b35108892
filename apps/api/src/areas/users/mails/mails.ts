import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { nothing, onlyLink } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    accountDeactivated: Record<never, never>;
    accountReactivated: { link: string };
    brandReactivated: { link: string };
    testerDeactivated: Record<never, never>;
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    accountDeactivated: nothing,
    accountReactivated: onlyLink,
    brandReactivated: onlyLink,
    testerDeactivated: nothing,
  },
});
