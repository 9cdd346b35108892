import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** The words of the report on everything that is stored about a person. */
export const personReportMessages = defineMessages({ de, en });
