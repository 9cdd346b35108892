import { defineMessages } from '@resonanz/i18n/messages';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** What is said about errors that are the same everywhere. */
export const messages = defineMessages({ de, en });
