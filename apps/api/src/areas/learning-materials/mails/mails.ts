import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline, quoted } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To brands that asked for it */
    newLearningMaterial: { title: string; description: string; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    newLearningMaterial: ({ title, description, link }) => ({
      texts: { title: inline(title) },
      link,
      ...(description !== '' && { quote: quoted(description) }),
    }),
  },
});
