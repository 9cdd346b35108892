import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/contacts/de.json' with { type: 'json' };
import en from '../../messages/contacts/en.json' with { type: 'json' };

/** The words of contact persons, apart from those of list screens so that lists do not load them. */
export const messages = defineMessages({ de, en });
