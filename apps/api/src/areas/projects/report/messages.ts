import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** The words of the report of a product test. */
export const reportMessages = defineMessages({ de, en });
