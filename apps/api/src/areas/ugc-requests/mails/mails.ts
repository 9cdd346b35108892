import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { euro, inline, quoted } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** `price` is null where the list has none */
    ugcRequestReceived: { number: string; product: string; price: number | null; link: string };
    ugcRequestApproved: { number: string; product: string; price: number; link: string };
    ugcRequestDeclined: { number: string; product: string; reason: string; link: string };
    ugcVideoReady: { product: string; position: number; version: number; link: string };
    /** To the creator */
    ugcFinalVideo: { product: string; decision: 'accepted' | 'declined'; reason: string };
    /** To the brand or to the responsible user; `until` is the last day */
    rightsEnding: {
      audience: 'brand' | 'agency';
      product: string;
      company: string;
      count: number;
      until: string;
      link: string;
    };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    ugcRequestReceived: ({ number, product, price, link }, language) => ({
      texts: {
        number,
        product: inline(product),
        hasPrice: price === null ? 'no' : 'yes',
        price: price === null ? '' : euro(price, language),
      },
      link,
    }),
    ugcRequestApproved: ({ number, product, price, link }, language) => ({
      texts: { number, product: inline(product), price: euro(price, language) },
      link,
    }),
    ugcRequestDeclined: ({ number, product, reason, link }) => ({
      texts: { number, product: inline(product) },
      link,
      quote: quoted(reason),
    }),
    ugcVideoReady: ({ product, position, version, link }) => ({
      texts: { product: inline(product), position, version },
      link,
    }),
    ugcFinalVideo: ({ product, decision, reason }) => ({
      texts: { product: inline(product), decision },
      quote: quoted(reason),
    }),
    rightsEnding: ({ audience, product, company, count, until, link }, language) => ({
      texts: {
        audience,
        product: inline(product),
        company: inline(company),
        count,
        until: formatDate(until, language),
      },
      link,
    }),
  },
});
