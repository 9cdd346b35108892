import { generalWords } from '@resonanz/domain/generalWords';
import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/form/de.json' with { type: 'json' };
import en from '../../messages/form/en.json' with { type: 'json' };

/**
 * The texts of adding and changing campaigns, apart from those of the list and the page so that each route loads its
 * own.
 */
export const messages = defineMessages({ de, en }, generalWords);
