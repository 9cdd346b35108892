import { defineMessages } from '@resonanz/i18n/messages';
import de from '../../messages/editor/de.json' with { type: 'json' };
import en from '../../messages/editor/en.json' with { type: 'json' };

/** The words of the editor of formatted text. */
export const messages = defineMessages({ de, en });
