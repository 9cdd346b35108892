import { pageFailure } from '@resonanz/api-client/errors';
import type { Todo, TodoPage, TodoStatus } from '@resonanz/api-client/todos';
import { RefusedState } from '@resonanz/app-frame/RefusedState';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { CampaignLink, DueDate, PriorityTag } from '../list/todoColumns.tsx';
import { TodoMarks } from '../list/TodoMarks.tsx';
import { messages } from '../messages.ts';
import * as css from './TodoBoard.css.ts';

interface BoardColumnProps {
  status: TodoStatus;
  page: UseQueryResult<TodoPage> | undefined;
  /** The to-dos with this status, those of a change under way included. */
  todos: readonly Todo[];
  /** Whether the card that is dragged may come here. */
  takes: boolean;
  onDrop: () => void;
  /** Called with the card that is dragged, and with null when it is let go; without it nothing can be dragged. */
  onDrag?: ((todo: Todo | null) => void) | undefined;
  onOpen: (todo: Todo) => void;
  menuOf: (todo: Todo) => ReactNode;
}

function Card({ todo, onDrag, onOpen, menu }: { todo: Todo; menu: ReactNode } & Pick<BoardColumnProps, 'onDrag' | 'onOpen'>) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the pointer; the menu of the card does the same by keyboard
    <li
      className={css.card}
      data-todo={todo.todoId}
      draggable={onDrag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', todo.title);
        onDrag?.(todo);
      }}
      onDragEnd={() => onDrag?.(null)}
    >
      <div className={css.words}>
        <Text variant="densityStrong">
          <Link variant="quiet" onPress={() => onOpen(todo)}>
            {todo.title}
          </Link>
        </Text>
        <DueDate todo={todo} today={berlinDay(new Date())} language={language} t={t} />
        <Inline space={4}>
          <PriorityTag priority={todo.priority} t={t} />
          <Text variant="caption" tone="secondary">
            {todo.assignName ?? t('todos.list.nobody')}
          </Text>
        </Inline>
        <TodoMarks todo={todo} />
        {(todo.campaignId ?? null) !== null && <CampaignLink todo={todo} t={t} />}
      </div>
      {menu}
    </li>
  );
}

function Cards({ page, todos, onDrag, onOpen, menuOf }: Pick<BoardColumnProps, 'page' | 'todos' | 'onDrag' | 'onOpen' | 'menuOf'>) {
  const t = useMessages(messages);
  const failure = page ? pageFailure(page) : null;
  if (failure === 'refused') return <RefusedState size="panel" />;
  if (failure !== null) {
    return (
      <LoadFailure reloadLabel={t('todos.board.reload')} onReload={() => void page?.refetch()}>
        {t('todos.board.failed')}
      </LoadFailure>
    );
  }
  if (page?.data === undefined) {
    return (
      <>
        <VisuallyHidden role="status">{t('todos.board.loading')}</VisuallyHidden>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </>
    );
  }
  const { content, totalElements } = page.data;
  if (todos.length === 0) return <EmptyState size="line" title={t('todos.board.empty')} />;
  return (
    <>
      <ul className={css.cards}>
        {todos.map((todo) => (
          <Card key={todo.todoId} todo={todo} onDrag={onDrag} onOpen={onOpen} menu={menuOf(todo)} />
        ))}
      </ul>
      {totalElements > content.length && (
        <Text variant="caption" tone="secondary">
          {t('todos.board.more', { count: totalElements - content.length })}
        </Text>
      )}
    </>
  );
}

/** One status of the board; a card that may come here can be dropped anywhere on it. */
export function BoardColumn({ status, page, todos, takes, onDrop, onDrag, onOpen, menuOf }: BoardColumnProps) {
  const label = useMessages(labels);
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes what the pointer drops; the menu of the card does the same by keyboard
    <section
      className={css.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <div className={css.head}>
        <Heading level={2} variant="subsection" id={id}>
          {label(`todoStatus.${status}`)}
        </Heading>
        {page?.data && (
          <Text tone="secondary" isTabular>
            {page.data.totalElements}
          </Text>
        )}
      </div>
      <Cards page={page} todos={todos} onDrag={onDrag} onOpen={onOpen} menuOf={menuOf} />
    </section>
  );
}
