import { generalWords } from '@resonanz/domain/generalWords';
import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/sign/de.json' with { type: 'json' };
import en from '../../messages/sign/en.json' with { type: 'json' };

/** The words of the page on which a partner signs. */
export const messages = defineMessages({ de, en }, generalWords);
