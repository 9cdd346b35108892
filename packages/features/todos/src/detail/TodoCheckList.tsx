import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type TodoCheckItem, todoMutations } from '@resonanz/api-client/todos';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { Heading } from '@resonanz/ui/Heading';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { isCheckText, LIMITS } from '../form/todoForm.ts';
import { messages } from '../messages.ts';
import { CheckListItem } from './CheckListItem.tsx';
import * as css from './TodoCheckList.css.ts';

/** Props of {@link TodoCheckList}. */
export interface TodoCheckListProps {
  todoId: number;
  items: readonly TodoCheckItem[];
  /** Whether points can be ticked, added and taken off. */
  mayEdit: boolean;
}

/** The points of a to-do: each is saved at once. */
export function TodoCheckList({ todoId, items, mayEdit }: TodoCheckListProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const calls = todoMutations(useApi(), useQueryClient());
  const add = useMutation(calls.addCheckItem(todoId));
  const change = useMutation(calls.changeCheckItem(todoId));
  const remove = useMutation(calls.removeCheckItem(todoId));
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const notifyError = (error: unknown) => notifyFailure(say(error, 'todos.error.other'));
  const isTooLong = Array.from(text.trim()).length > LIMITS.checkItem;
  const done = items.filter(({ isDone }) => isDone).length;

  async function submit() {
    if (!isCheckText(text)) return;
    try {
      await add.mutateAsync(text.trim());
      setText('');
    } catch (error) {
      notifyError(error);
    }
  }

  if (items.length === 0 && !mayEdit) return null;
  return (
    <Stack as="section" space={4} aria-labelledby={headingId}>
      <Spread alignY="baseline">
        <Heading level={3} id={headingId}>
          {t('todos.checkList.title')}
        </Heading>
        {items.length > 0 && (
          <Text variant="caption" tone="secondary" isTabular>
            {t('todos.checkList.count', { done, total: items.length })}
          </Text>
        )}
      </Spread>
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => (
            <CheckListItem
              key={item.itemId}
              item={item}
              mayEdit={mayEdit}
              onChange={(values) => change.mutate(values, { onError: notifyError })}
              onRemove={() => {
                // The button goes with its point; who works by keyboard goes on at the field.
                field.current?.focus();
                remove.mutate(item.itemId, { onError: notifyError });
              }}
            />
          ))}
        </ul>
      )}
      {mayEdit && (
        <Form onSubmit={submit} aria-label={t('todos.checkList.title')}>
          <div className={css.add}>
            <TextField
              ref={field}
              label={t('todos.checkList.add')}
              value={text}
              onChange={setText}
              {...(isTooLong && { errorMessage: t('todos.fieldError.checkItemTooLong') })}
            />
            <Button type="submit" isPending={add.isPending}>
              {t('word.add')}
            </Button>
          </div>
        </Form>
      )}
    </Stack>
  );
}
