import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** The words of a to-do that a brand's question becomes. */
export const networkMessages = defineMessages({ de, en });
