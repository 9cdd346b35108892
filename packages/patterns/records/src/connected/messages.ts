import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/saved/de.json' with { type: 'json' };
import en from '../../messages/saved/en.json' with { type: 'json' };

/** Why a search was not saved. */
export const savedMessages = defineMessages({ de, en });
