import { generalWords } from '@resonanz/domain/generalWords';
import { defineMessages } from '@resonanz/i18n/messages';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** The texts of the screens in German and English. */
export const messages = defineMessages({ de, en }, generalWords);
