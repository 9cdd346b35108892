import { defineMessages, type MessageKey, type Translate as TranslateKey } from '@resonanz/i18n/messages';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** The words of this package in German and English. */
export const messages = defineMessages({ de, en });

/** Says a message of this package in the language of the page. */
export type Translate = TranslateKey<MessageKey<typeof messages>>;
