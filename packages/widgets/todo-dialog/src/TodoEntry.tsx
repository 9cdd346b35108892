import { CalendarCheckIcon, ClockIcon } from '@phosphor-icons/react';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './TodoDialog.css.ts';

/** A to-do as far as the dialog shows it, under its wire names. */
export interface TodoItem {
  /** Id of the to-do. */
  readonly todoId: number;
  /** What is to be done. */
  readonly title: string;
  /** More about it; may be empty. */
  readonly description: string;
  /** The calendar date it is due, as yyyy-MM-dd; never shifted between zones. */
  readonly dueDate: string;
}

interface TodoEntryProps {
  todo: TodoItem;
  /** Calendar date of today, as yyyy-MM-dd. */
  today: string;
}

/** One to-do: title, description, due date, and a tag when it is due or late. */
export function TodoEntry({ todo, today }: TodoEntryProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <li className={css.entry}>
      <Icon icon={CalendarCheckIcon} tone="accent" />
      <div className={css.words}>
        <Heading level={3} variant="subsection">
          {todo.title}
        </Heading>
        {todo.description !== '' && (
          <Text as="p" tone="secondary" preservesLines>
            {todo.description}
          </Text>
        )}
        <span className={css.due}>
          <Icon icon={ClockIcon} size="mini" weight="regular" />
          <Text as="time" variant="caption" tone="secondary" dateTime={todo.dueDate}>
            {t('todoDialog.due', { date: formatDate(todo.dueDate, language) })}
          </Text>
        </span>
      </div>
      {todo.dueDate <= today && (
        <div className={css.tag}>
          {todo.dueDate < today ? (
            <StatusTag tone="red" label={t('todoDialog.overdue')} />
          ) : (
            <StatusTag tone="yellow" label={t('todoDialog.today')} />
          )}
        </div>
      )}
    </li>
  );
}
