import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { todoQueries, type Todo, type TodoPriority, type TodoRepeat } from '@resonanz/api-client/todos';
import { TODO_PRIORITY } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useMay, useSession } from '@resonanz/session/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useTodoActions } from '../useTodoActions.ts';
import { CampaignField } from './CampaignField.tsx';
import { draftOf, LIMITS, pointsOf, todoErrors, type TodoDraft, toInput } from './todoForm.ts';

/** Props of {@link TodoFormDialog}. */
export interface TodoFormDialogProps {
  /** The to-do to change; undefined for a new one. */
  todo: Todo | undefined;
  /** Called when it is saved or given up. */
  onClose: () => void;
}

const PRIORITIES: readonly TodoPriority[] = Object.values(TODO_PRIORITY);
const REPEATS: readonly TodoRepeat[] = ['daily', 'weekly', 'monthly'];
const FIELDS = ['title', 'description', 'dueDate', 'assign', 'priority', 'campaignId', 'repeat', 'checkList'] as const;

/** Adds a to-do, or changes one; a new one is for its creator unless it is given to another user. */
export function TodoFormDialog({ todo, onClose }: TodoFormDialogProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  const actions = useTodoActions();
  const seesCampaigns = useMay('Campaign Management', 'view');
  const people = useQuery(todoQueries(useApi()).assignees());
  const choices = useMemo(
    () => (people.data ?? []).map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    [people.data],
  );
  const [draft, setDraft] = useState(() => draftOf(todo, user?.id ?? null));
  const change = (values: Partial<TodoDraft>) => setDraft((before) => ({ ...before, ...values }));
  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(
    () => {
      const input = toInput(draft, todo);
      const checkList = pointsOf(draft.checkList);
      return todo === undefined
        ? actions.create({ ...input, ...(checkList.length > 0 && { checkList }) })
        : actions.update({ ...input, todoId: todo.todoId, updatedAt: todo.updatedAt });
    },
    {
      messages,
      otherwise: 'todos.error.other',
      fields: FIELDS,
      fieldErrorText: (_key, field) => t(`todos.fieldError.${field === 'description' ? 'descriptionTooLong' : field}`),
      check: () => todoErrors(draft, t),
      onDone: onClose,
    },
  );

  return (
    <FormDialog
      title={t(todo === undefined ? 'todos.form.create' : 'todos.form.edit')}
      formLabel={t('todos.title')}
      confirmLabel={t('word.save')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('word.failed')}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <TextField
        label={t('word.title')}
        name="title"
        value={draft.title}
        onChange={(title) => change({ title })}
        isRequired
        autoFocus
        errorMessage={errorAt('title')}
      />
      <TextArea
        label={t('todos.form.description')}
        name="description"
        value={draft.description}
        onChange={(description) => change({ description })}
        characterLimit={LIMITS.description}
        countLabel={(count, limit) => t('todos.form.count', { count, limit })}
        errorMessage={errorAt('description')}
      />
      <DatePicker
        label={t('word.dueOn')}
        name="dueDate"
        value={draft.dueDate}
        onChange={(dueDate) => change({ dueDate })}
        isRequired
        errorMessage={errorAt('dueDate')}
      />
      <ComboBox
        label={t('todos.form.assign')}
        name="assign"
        items={choices}
        selectedId={draft.assign}
        selectedLabel={todo?.assignName ?? user?.fullName ?? ''}
        onSelectionChange={(assign) => change({ assign })}
        emptyMessage={t('todos.form.nobodyFound')}
        openLabel={t('todos.form.openPeople')}
        isLoading={people.isPending}
        loadingLabel={t('todos.form.loadingPeople')}
        isRequired
        errorMessage={errorAt('assign')}
      />
      <Select
        label={t('todos.form.priority')}
        name="priority"
        items={PRIORITIES.map((id) => ({ id, label: t(`todos.priority.${id}`) }))}
        selectedId={draft.priority}
        onSelectionChange={(priority) => change({ priority })}
      />
      <Select
        label={t('todos.form.repeat')}
        name="repeat"
        description={t('todos.form.repeatHint')}
        items={['none' as const, ...REPEATS].map((id) => ({ id, label: t(`todos.repeat.${id}`) }))}
        selectedId={draft.repeat ?? 'none'}
        onSelectionChange={(id) => change({ repeat: REPEATS.find((each) => each === id) ?? null })}
      />
      {seesCampaigns && (
        <CampaignField
          value={draft.campaignId}
          name={todo?.campaignName ?? ''}
          onChange={(campaignId) => change({ campaignId })}
        />
      )}
      {todo === undefined && (
        <TextArea
          label={t('todos.form.checkList')}
          name="checkList"
          description={t('todos.form.checkListHint')}
          value={draft.checkList}
          onChange={(checkList) => change({ checkList })}
          errorMessage={errorAt('checkList')}
        />
      )}
    </FormDialog>
  );
}
