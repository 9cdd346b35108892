import { PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useEffect, useRef, useState } from 'react';
import type { TodoCheckItem, TodoCheckItemChange } from '@resonanz/api-client/todos';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { TextField } from '@resonanz/ui/TextField';
import { isCheckText, LIMITS } from '../form/todoForm.ts';
import { messages } from '../messages.ts';
import * as css from './TodoCheckList.css.ts';

interface CheckListItemProps {
  item: TodoCheckItem;
  /** Whether it can be ticked, renamed and taken off. */
  mayEdit: boolean;
  onChange: (change: Omit<TodoCheckItemChange, 'todoId'>) => void;
  onRemove: () => void;
}

/** One point of a check list; its words can be changed in their place. */
export function CheckListItem({ item: { itemId, text, isDone }, mayEdit, onChange, onRemove }: CheckListItemProps) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState<string | null>(null);
  const wasEdited = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const isEdited = draft !== null;
  useEffect(() => {
    // The field goes with the editing; the focus returns to where it began.
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  function save(words: string) {
    if (!isCheckText(words)) return;
    setDraft(null);
    if (words.trim() !== text) onChange({ itemId, text: words.trim() });
  }

  if (draft !== null) {
    return (
      <li className={css.edited}>
        <TextField
          autoFocus
          label={t('todos.checkList.words')}
          value={draft}
          onChange={setDraft}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              save(draft);
            } else if (event.key === 'Escape') {
              // Not for the drawer around the list.
              event.stopPropagation();
              setDraft(null);
            }
          }}
          {...(Array.from(draft.trim()).length > LIMITS.checkItem && {
            errorMessage: t('todos.fieldError.checkItemTooLong'),
          })}
        />
        <Inline space={3} align="end">
          <Button onPress={() => setDraft(null)}>{t('word.cancel')}</Button>
          <Button variant="solid" isDisabled={!isCheckText(draft)} onPress={() => save(draft)}>
            {t('word.save')}
          </Button>
        </Inline>
      </li>
    );
  }
  return (
    <li className={css.item}>
      <Checkbox
        isSelected={isDone}
        isReadOnly={!mayEdit}
        onChange={(isSelected) => onChange({ itemId, isDone: isSelected })}
      >
        <span className={css.words} data-done={isDone || undefined}>
          {text}
        </span>
      </Checkbox>
      {mayEdit && (
        <Inline space={2}>
          <IconButton
            ref={edit}
            icon={PencilSimpleIcon}
            size="small"
            label={t('todos.checkList.edit', { text })}
            onPress={() => setDraft(text)}
          />
          <IconButton icon={TrashIcon} size="small" label={t('todos.checkList.remove', { text })} onPress={onRemove} />
        </Inline>
      )}
    </li>
  );
}
