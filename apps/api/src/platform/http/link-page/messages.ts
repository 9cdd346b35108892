import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** The texts of the page for links that lead nowhere: `link.<reason>.title` and `.text`. */
export const linkMessages = defineMessages({ de, en });
