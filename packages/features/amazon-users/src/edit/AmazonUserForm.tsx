import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AmazonUser, amazonUserMutations } from '@resonanz/api-client/amazonUsers';
import { useApi } from '@resonanz/api-client/react';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { CampaignField } from '../CampaignField.tsx';
import { messages } from '../messages.ts';
import { useAmazonUserText } from '../useAmazonUserText.ts';

/** The longest texts, as the contract has them. */
const LIMITS = { name: 100, email: 254, link: 500, notes: 5_000 } as const;

/** Fields at which the server's errors are shown. */
const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'language',
  'country',
  'campaignId',
  'profileLink',
  'reviewLink',
  'notes',
] as const;

const LANGUAGES = ['DE', 'EN'] as const;
const NO_COUNTRY = 'none';

/** What can be entered; `record` as it was read, undefined for a new one. */
const draftOf = (record: AmazonUser | undefined) => ({
  firstName: record?.firstName ?? '',
  lastName: record?.lastName ?? '',
  email: record?.email ?? '',
  language: record?.language ?? ('DE' as const),
  country: record?.country ?? null,
  campaignId: record?.campaignId ?? null,
  profileLink: record?.profileLink ?? '',
  reviewLink: record?.reviewLink ?? '',
  notes: record?.notes ?? '',
});

interface AmazonUserFormProps {
  /** Who is changed, as read; left out for somebody new. */
  record?: AmazonUser;
  onClose: () => void;
}

/** Adds a person who is registered for an Amazon test, or changes one. */
export function AmazonUserForm({ record, onClose }: AmazonUserFormProps) {
  const { t, country } = useAmazonUserText();
  const save = useMutation(amazonUserMutations(useApi(), useQueryClient()).save());
  const [draft, setDraft] = useState(() => draftOf(record));
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const { campaignId, profileLink, reviewLink } = draft;
  const { send, isPending, failure, fieldErrors } = useFormSend(
    (campaignId: number) =>
      save.mutateAsync({
        ...(record && { amazonUserId: record.amazonUserId, updatedAt: record.updatedAt }),
        ...draft,
        campaignId,
        profileLink: profileLink.trim() || null,
        reviewLink: reviewLink.trim() || null,
      }),
    {
      messages,
      otherwise: 'amazonUsers.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'amazonUsers.fieldError.other'),
      done: t('amazonUsers.saved'),
      onDone: onClose,
    },
  );
  const line = (name: 'firstName' | 'lastName' | 'email' | 'profileLink' | 'reviewLink', maxLength: number) => ({
    label: t(`amazonUsers.field.${name}`),
    name,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    maxLength,
  });
  return (
    <FormDialog
      title={t(record ? 'amazonUsers.edit' : 'amazonUsers.add')}
      confirmLabel={t('word.save')}
      isIncomplete={[draft.firstName, draft.lastName, draft.email].some((each) => !each.trim()) || campaignId === null}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void (campaignId !== null && send(campaignId))}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('amazonUsers.error.title')}
    >
      <TextField {...line('firstName', LIMITS.name)} isRequired autoFocus />
      <TextField {...line('lastName', LIMITS.name)} isRequired />
      <TextField {...line('email', LIMITS.email)} type="email" isRequired />
      <CampaignField
        value={campaignId}
        {...(record && { name: record.campaignName })}
        onChange={(campaignId) => change({ campaignId })}
        isRequired
      />
      <Select
        label={t('word.language')}
        name="language"
        items={LANGUAGES.map((id) => ({ id, label: t(`amazonUsers.language.${id}`) }))}
        selectedId={draft.language}
        onSelectionChange={(language) => change({ language })}
      />
      <Select
        label={t('word.country')}
        name="country"
        items={[
          { id: NO_COUNTRY, label: t('amazonUsers.noCountry') },
          ...COUNTRIES.map((id) => ({ id, label: country(id) })),
        ]}
        selectedId={draft.country ?? NO_COUNTRY}
        onSelectionChange={(id) => change({ country: COUNTRIES.find((each) => each === id) ?? null })}
      />
      <TextField {...line('profileLink', LIMITS.link)} type="url" />
      <TextField {...line('reviewLink', LIMITS.link)} type="url" description={t('amazonUsers.reviewHint')} />
      <TextArea
        label={t('amazonUsers.field.notes')}
        name="notes"
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        characterLimit={LIMITS.notes}
        countLabel={(count, limit) => t('amazonUsers.characters', { count, limit })}
      />
    </FormDialog>
  );
}
