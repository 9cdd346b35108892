import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To the brand or the agency: at most ten threads by name, those with the most comments first */
    newComments: { count: number; more: number; threads: readonly { title: string; count: number }[]; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    newComments: ({ count, more, threads, link }) => ({
      texts: { count, more },
      link,
      quote: threads.map((thread) => `${inline(thread.title)} · ${thread.count}`).join('\n'),
    }),
  },
});
