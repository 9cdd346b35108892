import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { euro, inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** The invitation to order: no positive review is expected */
    amazonTestApproved: { name: string; campaign: string };
    /** `amount` in euro */
    amazonRefundSent: { name: string; campaign: string; amount: number; date: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    amazonTestApproved: ({ campaign }) => ({ texts: { campaign: inline(campaign) } }),
    amazonRefundSent: ({ campaign, amount, date }, language) => ({
      texts: { campaign: inline(campaign), amount: euro(amount, language), date: formatDate(date, language) },
    }),
  },
});
