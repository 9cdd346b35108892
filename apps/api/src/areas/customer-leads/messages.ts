import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** The words that are stored with leads. */
export const leadMessages = defineMessages({ de, en });
