import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/board/de.json' with { type: 'json' };
import en from '../../messages/board/en.json' with { type: 'json' };

/** The words of boards, apart from those of list screens so that lists do not load them. */
export const messages = defineMessages({ de, en });
