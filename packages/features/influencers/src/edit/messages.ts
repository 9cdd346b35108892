import { generalWords } from '@resonanz/domain/generalWords';
import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/edit/de.json' with { type: 'json' };
import en from '../../messages/edit/en.json' with { type: 'json' };

/** The texts of adding and editing influencers, apart from those of the list so that each route loads its own. */
export const messages = defineMessages({ de, en }, generalWords);
