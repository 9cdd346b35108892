import { generalWords } from '@resonanz/domain/generalWords';
import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/staff/de.json' with { type: 'json' };
import en from '../../messages/staff/en.json' with { type: 'json' };

/** The words of the agency's screens in German and English. */
export const messages = defineMessages({ de, en }, generalWords);
