import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline, quoted } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To the tester; `shipsOn` as `yyyy-MM-dd`, or empty */
    projectAccepted: { title: string; shipsOn: string; link: string };
    /** To the tester; `reason` may be empty */
    projectDeclined: { title: string; reason: string; link: string };
    /** To the tester */
    projectWaitingList: { title: string; link: string };
    /** To the tester */
    projectShipped: { title: string; carrier: string; trackingNumber: string; link: string };
    /** To testers who asked for the newsletter; `until` as `yyyy-MM-dd`, or empty */
    projectInvitation: { title: string; brand: string; until: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    projectAccepted: ({ title, shipsOn, link }, language) => ({
      texts: {
        title: inline(title),
        shipping: shipsOn === '' ? 'unknown' : 'known',
        shipsOn: shipsOn === '' ? '' : formatDate(shipsOn, language),
      },
      link,
    }),
    projectDeclined: ({ title, reason, link }) => ({
      texts: { title: inline(title) },
      link,
      ...(reason !== '' && { quote: quoted(reason) }),
    }),
    projectWaitingList: ({ title, link }) => ({ texts: { title: inline(title) }, link }),
    projectInvitation: ({ title, brand, until, link }, language) => ({
      texts: {
        title: inline(title),
        brand: inline(brand),
        deadline: until === '' ? 'unknown' : 'known',
        until: until === '' ? '' : formatDate(until, language),
      },
      link,
    }),
    projectShipped: ({ title, carrier, trackingNumber, link }) => ({
      texts: {
        title: inline(title),
        tracking: trackingNumber === '' ? 'unknown' : 'known',
        carrier: inline(carrier),
        number: inline(trackingNumber),
      },
      link,
    }),
  },
});
