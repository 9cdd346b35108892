import type { Todo } from '@resonanz/api-client/todos';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { TODO_PRIORITY } from '@resonanz/domain/workStates';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Inline } from '@resonanz/ui/Inline';
import { Text } from '@resonanz/ui/Text';
import { DueDate, PriorityTag, TodoLinks, TodoMarks } from '../list/todoColumns.tsx';
import { messages } from '../messages.ts';

/** A to-do on the board; its title opens it. */
export function TodoCard({ todo, onOpen }: { todo: Todo; onOpen: (todo: Todo) => void }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <>
      <TitleLink onPress={() => onOpen(todo)} maxLines={3}>
        {todo.title}
      </TitleLink>
      <DueDate todo={todo} today={berlinDay(new Date())} language={language} t={t} />
      <Inline space={4}>
        {todo.priority !== TODO_PRIORITY.normal && <PriorityTag priority={todo.priority} t={t} />}
        <Text variant="caption" tone="secondary">
          {todo.assignName ?? t('todos.list.nobody')}
        </Text>
      </Inline>
      <TodoMarks todo={todo} />
      <TodoLinks todo={todo} t={t} />
    </>
  );
}
