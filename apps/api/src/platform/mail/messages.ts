import { defineMessages } from '@resonanz/i18n/messages';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/**
 * The texts of all mails: `mail.<template>.subject`, `.text` and, where a template has them, `.quote`, `.action` and
 * `.after`.
 */
export const mailMessages = defineMessages({ de, en });
