import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { testerMutations, testerQueries, type TesterUser, type TesterUserDetail } from '@resonanz/api-client/testers';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { messages } from '../messages.ts';
import { useTesterText } from '../useTesterText.ts';
import { InterestFields } from './InterestFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { draftOf, toChange, toInput } from './testerDraft.ts';

/** Fields at which the server's errors are shown. */
const FIELDS = [
  'username',
  'firstName',
  'lastName',
  'phone',
  'dob',
  'federalState',
  'city',
  'children',
  'notes',
] as const;

interface FormProps {
  /** Who is changed, as read; left out for somebody new. */
  tester?: TesterUserDetail;
  onClose: () => void;
}

function Form({ tester, onClose }: FormProps) {
  const { t } = useTesterText();
  const calls = testerMutations(useApi(), useQueryClient());
  const [adding, updating] = [useMutation(calls.add()), useMutation(calls.update())];
  const [draft, setDraft] = useState(() => draftOf(tester));
  const { send, isPending, failure, fieldErrors } = useFormSend(
    () =>
      tester === undefined
        ? adding.mutateAsync(toInput(draft))
        : updating.mutateAsync({ userId: tester.id, updatedAt: tester.updatedAt, ...toChange(draft, tester) }),
    {
      messages,
      otherwise: 'testerUsers.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'testerUsers.fieldError.other'),
      done: t(tester === undefined ? 'testerUsers.added' : 'testerUsers.saved'),
      onDone: onClose,
    },
  );
  const props = {
    draft,
    change: (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values })),
  };
  return (
    <FormDialog
      title={tester === undefined ? t('testerUsers.add') : t('testerUsers.edit', { name: tester.fullName })}
      confirmLabel={t('word.save')}
      isIncomplete={[draft.firstName, draft.lastName, draft.username].some((each) => !each.trim())}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('testerUsers.error.title')}
    >
      <PersonFields {...props} isNew={tester === undefined} />
      <InterestFields {...props} />
    </FormDialog>
  );
}

interface FailedProps {
  name: string;
  onReload: () => void;
  onClose: () => void;
}

/** Says in the window of the form that its record cannot be read. */
function Failed({ name, onReload, onClose }: FailedProps) {
  const { t } = useTesterText();
  return (
    <FormDialog
      title={t('testerUsers.edit', { name })}
      confirmLabel={t('word.save')}
      isIncomplete
      isPending={false}
      onClose={onClose}
    >
      <LoadFailure reloadLabel={t('word.reload')} onReload={onReload}>
        {t('testerUsers.failed')}
      </LoadFailure>
    </FormDialog>
  );
}

/** Adds a tester, or changes one over the version that was read. */
export function TesterForm({ tester, onClose }: { tester?: TesterUser; onClose: () => void }) {
  const query = useQuery({ ...testerQueries(useApi()).one(tester?.id ?? 0), enabled: tester !== undefined });
  // The form keeps the version it began with, so that a change of somebody else is noticed.
  const [first, setFirst] = useState<TesterUserDetail>();
  if (tester === undefined) return <Form onClose={onClose} />;
  if (first === undefined && query.data !== undefined && !query.isFetching && !query.isError) setFirst(query.data);
  if (first !== undefined) return <Form tester={first} onClose={onClose} />;
  // Nothing while it is being read: a window that gives way to another one would take the focus with it.
  if (!query.isError || query.isFetching) return null;
  return <Failed name={tester.fullName} onReload={() => void query.refetch()} onClose={onClose} />;
}
