import { formatDate } from '@resonanz/formatters/date';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    /** To staff: at most twenty of them by name, the oldest first */
    overdueTodos: { count: number; todos: readonly { title: string; dueDate: string }[]; link: string };
  }
}

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    overdueTodos: ({ count, todos, link }, language) => ({
      texts: { count, more: count - todos.length },
      link,
      quote: todos.map(({ title, dueDate }) => `${formatDate(dueDate, language)} · ${inline(title)}`).join('\n'),
    }),
  },
});
