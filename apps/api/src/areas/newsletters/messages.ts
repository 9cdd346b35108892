import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Words around the text of a newsletter. */
export const newsletterMessages = defineMessages({ de, en });
