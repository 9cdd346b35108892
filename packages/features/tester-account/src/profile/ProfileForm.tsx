import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerAccountMutations, testerAccountQueries, type TesterProfile } from '@resonanz/api-client/testerAccount';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, SavedMark, useOptionalLabel } from '@resonanz/records/FormParts';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';
import { Completeness } from './Completeness.tsx';
import { HouseholdPart } from './HouseholdPart.tsx';
import { InterestsPart } from './InterestsPart.tsx';
import { PersonPart } from './PersonPart.tsx';
import { draftOf, errorsOf, isChanged, type ProfileDraft, toChange, withDraft } from './profileDraft.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'street',
  'zip',
  'city',
  'country',
  'federalState',
  'pets',
  'categories',
  'children',
] as const;

/** Everything tests ask for, with a bar that says how much of it is there. */
export function ProfileForm({ profile }: { profile: TesterProfile }) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const optionalLabel = useOptionalLabel();
  const client = useApi();
  const queries = useQueryClient();
  const save = useMutation(testerAccountMutations(client, queries).saveProfile());
  // What the draft began with: a profile that is read again meanwhile must not pass for it.
  const [base, setBase] = useState(profile);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const change = (values: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...values }));
  const take = (stored: TesterProfile) => {
    setBase(stored);
    setDraft(draftOf(stored));
  };
  const isDirty = isChanged(draft, base);
  useUnsavedChanges(isDirty);
  const check = () => errorsOf(draft, issueText, t('testerAccount.profile.zipWrong'));
  const form = useFormSend(async () => take(await save.mutateAsync(toChange(draft, base))), {
    messages,
    otherwise: 'testerAccount.error.other',
    fields: FIELDS,
    fieldErrorText: (key) => textOr(issueText, ruleMessages, key, t('testerAccount.error.rejected')),
    check,
    done: t('testerAccount.profile.saved'),
  });
  async function takeTheirs(): Promise<void> {
    form.reset();
    take(await queries.fetchQuery({ ...testerAccountQueries(client).profile(), staleTime: 0 }));
  }
  const errorAt = (name: keyof ProfileDraft) =>
    FIELDS.some((field) => field === name) ? form.errorAt(name as (typeof FIELDS)[number]) : undefined;
  const part = { draft, change, errorAt };
  return (
    <Form
      onSubmit={() => void form.send()}
      validationErrors={form.fieldErrors}
      summaryTitle={(count) => t('testerAccount.profile.errorCount', { count })}
      aria-label={t('testerAccount.profile')}
      optionalLabel={optionalLabel}
    >
      <Completeness profile={withDraft(base, draft)} />
      {form.failure !== undefined && (
        <InlineAlert
          tone="error"
          role="alert"
          {...(isApiError(form.error, 'conflict') && {
            action: (
              <Link variant="standalone" tone="inherit" onPress={() => void takeTheirs()}>
                {t('word.reload')}
              </Link>
            ),
          })}
        >
          {form.failure}
        </InlineAlert>
      )}
      <PersonPart {...part} profile={base} />
      <HouseholdPart {...part} />
      <InterestsPart {...part} />
      <FormButtons>
        {save.isSuccess && !isDirty && <SavedMark />}
        {isDirty && !form.isPending && (
          <Button onPress={() => setDraft(draftOf(base))}>{t('testerAccount.profile.discard')}</Button>
        )}
        <Button type="submit" variant="solid" isPending={form.isPending} isDisabled={!isDirty}>
          {t('word.save')}
        </Button>
      </FormButtons>
    </Form>
  );
}
