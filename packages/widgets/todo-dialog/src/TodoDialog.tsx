'use client';

import { berlinDay } from '@resonanz/domain/berlinDay';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './TodoDialog.css.ts';
import { TodoEntry, type TodoItem } from './TodoEntry.tsx';

/** Props of {@link TodoDialog}. */
export interface TodoDialogProps {
  /** Whether the dialog is shown; controlled. */
  isOpen: boolean;
  /** Called when it asks to close: by the cross, Escape or "Later". */
  onOpenChange: (isOpen: boolean) => void;
  /** What is to be done today; `undefined` while it loads. After a failure hand over none: the spinner stops silently. */
  todos: readonly TodoItem[] | undefined;
  /** Called when all to-dos are to be shown; without it, as for those who may not see the list, there is no "View All". */
  onViewAll?: () => void;
  /** Calendar date that entries count as due on, as yyyy-MM-dd; today in Berlin by default. */
  today?: string;
}

/** "Today's Todo": title, due date and description of what is due today, and the way to the whole list. */
export function TodoDialog({ isOpen, onOpenChange, todos, onViewAll, today = berlinDay(new Date()) }: TodoDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('todoDialog.title')}
      size="large"
      closeLabel={t('todoDialog.close')}
      footer={
        <>
          <div className={css.hint}>
            <Text variant="caption" tone="secondary">
              {t('todoDialog.once')}
            </Text>
          </div>
          <Button onPress={() => onOpenChange(false)}>{t('todoDialog.later')}</Button>
          {onViewAll && (
            <Button
              variant="solid"
              onPress={() => {
                onOpenChange(false);
                onViewAll();
              }}
            >
              {t('todoDialog.viewAll')}
            </Button>
          )}
        </>
      }
    >
      {todos === undefined && (
        <div className={css.loading} role="status">
          <Spinner label={t('todoDialog.loading')} />
        </div>
      )}
      {todos?.length === 0 && <EmptyState title={t('todoDialog.empty')} />}
      {todos !== undefined && todos.length > 0 && (
        <ul className={css.list}>
          {todos.map((todo) => (
            <TodoEntry key={todo.todoId} todo={todo} today={today} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
