import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { testerMutations, testerQueries, type TesterUser, type TesterUserDetail } from '@resonanz/api-client/testers';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
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

/** Adds a tester, or changes one over the version that was read. */
export function TesterForm({ tester, onClose }: { tester?: TesterUser; onClose: () => void }) {
  const id = tester?.id;
  const query = useQuery({ ...testerQueries(useApi()).one(id ?? 0), enabled: id !== undefined });
  // The form keeps the version it began with, so that a change of somebody else is noticed.
  const [first, setFirst] = useState<TesterUserDetail>();
  if (id === undefined) return <Form onClose={onClose} />;
  if (first === undefined && query.data !== undefined && !query.isFetching) setFirst(query.data);
  return first === undefined ? null : <Form tester={first} onClose={onClose} />;
}
