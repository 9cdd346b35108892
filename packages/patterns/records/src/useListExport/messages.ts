import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/export/de.json' with { type: 'json' };
import en from '../../messages/export/en.json' with { type: 'json' };

/** What is said about an export that has failed. */
export const exportMessages = defineMessages({ de, en });
