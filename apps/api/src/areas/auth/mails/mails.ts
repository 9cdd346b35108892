import { formatDateTime } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    newDeviceLogin: { device: string; at: Date };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    newDeviceLogin: ({ device, at }, language) => ({
      texts: { device: inline(device), at: formatDateTime(at, language) },
    }),
  },
});
