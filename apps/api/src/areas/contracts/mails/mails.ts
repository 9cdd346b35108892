import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline, quoted } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** `message` are words of the agency */
    contractToSign: { contract: string; campaign: string; message: string; days: number; link: string };
    /** `until` is the day on which the link ends */
    contractReminder: { contract: string; campaign: string; message: string; until: string; link: string };
    /** To both, with the document; the agency is led to the contract */
    contractSigned: {
      audience: 'partner' | 'agency';
      stage: 'signed' | 'countersigned';
      contract: string;
      campaign: string;
      partner: string;
      link?: string;
    };
    contractCancelled: { contract: string; campaign: string; reason: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    contractToSign: ({ contract, campaign, message, days, link }) => ({
      texts: { contract: inline(contract), campaign: inline(campaign), days },
      link,
      ...(message !== '' && { quote: quoted(message) }),
    }),
    contractReminder: ({ contract, campaign, message, until, link }, language) => ({
      texts: { contract: inline(contract), campaign: inline(campaign), until: formatDate(until, language) },
      link,
      ...(message !== '' && { quote: quoted(message) }),
    }),
    contractSigned: ({ audience, stage, contract, campaign, partner, link }) => ({
      texts: { audience, stage, contract: inline(contract), campaign: inline(campaign), partner: inline(partner) },
      ...(link !== undefined && { link }),
    }),
    contractCancelled: ({ contract, campaign, reason }) => ({
      texts: { contract: inline(contract), campaign: inline(campaign) },
      quote: quoted(reason),
    }),
  },
});
