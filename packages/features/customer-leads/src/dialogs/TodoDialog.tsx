import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { todoMutations, todoQueries } from '@resonanz/api-client/todos';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useSession } from '@resonanz/session/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { TextField } from '@resonanz/ui/TextField';
import { useLeadText } from '../useLeadText.ts';
import { useLeadStep } from './useLeadStep.ts';

/** Adds a to-do for a lead; for the reader, unless it is given to another user. */
export function TodoDialog({ customerLeadId, onClose }: { customerLeadId: number; onClose: () => void }) {
  const { t } = useLeadText();
  const { user } = useSession();
  const client = useApi();
  const create = useMutation(todoMutations(client, useQueryClient()).create());
  const people = useQuery(todoQueries(client).assignees());
  const choices = useMemo(
    () => (people.data ?? []).map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    [people.data],
  );
  const [title, setTitle] = useState('');
  const [day, setDay] = useState<string | null>(null);
  const [assign, setAssign] = useState<number | null>(user?.id ?? null);
  const { attempt, isPending, fieldErrors, failure } = useLeadStep(
    (dueDate: string) =>
      create.mutateAsync({ customerLeadId, title: title.trim(), dueDate, ...(assign !== null && { assign }) }),
    t('customerLeads.done.todo'),
    onClose,
    ['title', 'dueDate', 'assign'],
  );
  return (
    <FormDialog
      title={t('customerLeads.todos.add')}
      confirmLabel={t('customerLeads.todos.confirm')}
      isIncomplete={title.trim() === '' || day === null || assign === null}
      isPending={isPending}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void (day !== null && attempt(day))}
      failure={failure}
    >
      <TextField label={t('word.title')} name="title" value={title} onChange={setTitle} isRequired autoFocus />
      <DatePicker
        label={t('word.dueOn')}
        name="dueDate"
        value={day}
        onChange={setDay}
        incompleteMessage={t('customerLeads.filter.dateIncomplete')}
        isRequired
      />
      <ComboBox
        label={t('customerLeads.todos.assign')}
        name="assign"
        items={choices}
        selectedId={assign}
        selectedLabel={user?.fullName ?? ''}
        onSelectionChange={setAssign}
        openLabel={t('customerLeads.filter.open')}
        emptyMessage={t('customerLeads.filter.nothing')}
        isLoading={people.isPending}
        loadingLabel={t('customerLeads.loading')}
        isRequired
      />
    </FormDialog>
  );
}
