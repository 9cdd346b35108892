import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/order/de.json' with { type: 'json' };
import en from '../../messages/order/en.json' with { type: 'json' };

/** The words of ordered lists, apart from those of list screens so that lists do not load them. */
export const messages = defineMessages({ de, en });
