import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Texts of every mail: greeting, closing, footer. */
export const mailMessages = defineMessages({ de, en });
