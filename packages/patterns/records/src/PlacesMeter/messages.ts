import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/places/de.json' with { type: 'json' };
import en from '../../messages/places/en.json' with { type: 'json' };

/** How many places are taken. */
export const placesMessages = defineMessages({ de, en });
