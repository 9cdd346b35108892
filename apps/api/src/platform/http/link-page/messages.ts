import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Texts of the page for links that no longer work: `link.<reason>.title` and `.text`. */
export const linkMessages = defineMessages({ de, en });
