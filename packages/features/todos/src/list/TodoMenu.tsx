import { PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import type { Todo, TodoStatus } from '@resonanz/api-client/todos';
import { berlinDay, berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { labels } from '@resonanz/domain/labels';
import type { RoleId } from '@resonanz/domain/roles';
import { nextStates } from '@resonanz/domain/transitions';
import { TODO_STATUS } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { messages } from '../messages.ts';

const WEEK = 7;

/** Some days later; what is overdue is counted from today. */
function postponed(date: string, days: number): string {
  const now = new Date();
  return berlinDayIn(date < berlinDay(now) ? now : startOfBerlinDay(date), days);
}

interface TodoMenuProps {
  todo: Todo;
  /** Decides what the to-do can become next (docs/domain/transitions.md#to-do-status). */
  roleId: RoleId;
  /** Left out for those who may not edit. */
  onStatus?: (status: TodoStatus) => void;
  onEdit?: () => void;
  /** Called with the new due date. */
  onPostpone?: (dueDate: string) => void;
  /** Left out for those who may not delete this one. */
  onDelete?: () => void;
}

/** What can be done with a to-do; nothing is drawn for those who only look. */
export function TodoMenu({ todo, roleId, onStatus, onEdit, onPostpone, onDelete }: TodoMenuProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const next = onStatus ? nextStates('todoStatus', todo.status, roleId) : [];
  return (
    <RowMenu
      label={t('todos.menu.label', { title: todo.title })}
      sections={[
        {
          id: 'status',
          label: t('word.changeStatus'),
          items: next.map((status) => ({
            id: `status-${status}`,
            label: label(`todoStatus.${status}`),
            onAction: () => onStatus?.(status),
          })),
        },
        {
          id: 'postpone',
          label: t('todos.menu.postpone'),
          items:
            onPostpone && todo.status !== TODO_STATUS.done
              ? [
                  {
                    id: 'tomorrow',
                    label: t('todos.menu.tomorrow'),
                    onAction: () => onPostpone(berlinDayIn(new Date(), 1)),
                  },
                  {
                    id: 'nextWeek',
                    label: t('todos.menu.nextWeek'),
                    onAction: () => onPostpone(postponed(todo.dueDate, WEEK)),
                  },
                ]
              : [],
        },
        {
          id: 'others',
          items: [
            onEdit && { id: 'edit', label: t('word.edit'), icon: PencilSimpleIcon, onAction: onEdit },
            onDelete && {
              id: 'delete',
              label: t('word.delete'),
              icon: TrashIcon,
              tone: 'danger',
              onAction: onDelete,
            },
          ],
        },
      ]}
    />
  );
}
