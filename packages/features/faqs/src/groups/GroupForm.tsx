import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FaqGroup, faqMutations } from '@resonanz/api-client/faqs';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';

/** The longest name, as the contract has it. */
const MAX_NAME = 80;

const FIELDS = ['nameDe', 'nameEn'] as const;

interface GroupFormProps {
  /** The group that is renamed; undefined for a new one. */
  group: FaqGroup | undefined;
  onClose: () => void;
}

/** Adds a group of FAQs, or renames one. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const t = useMessages(messages);
  const save = useMutation(faqMutations(useApi(), useQueryClient()).saveGroup());
  const [names, setNames] = useState({ nameDe: group?.nameDe ?? '', nameEn: group?.nameEn ?? '' });
  const { send, isPending, failure, fieldErrors } = useFormSend(
    () => save.mutateAsync({ ...(group && { faqGroupId: group.faqGroupId, updatedAt: group.updatedAt }), ...names }),
    {
      messages,
      otherwise: 'faqs.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'faqs.fieldError.other'),
      done: t('faqs.groups.saved'),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t(group ? 'faqs.groups.edit' : 'faqs.groups.add')}
      confirmLabel={t('word.save')}
      isIncomplete={FIELDS.some((field) => names[field].trim() === '')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('faqs.error.title')}
    >
      {FIELDS.map((field, index) => (
        <TextField
          key={field}
          label={t(`faqs.groups.${field}`)}
          name={field}
          value={names[field]}
          onChange={(name) => setNames({ ...names, [field]: name })}
          maxLength={MAX_NAME}
          autoFocus={index === 0}
          isRequired
        />
      ))}
    </FormDialog>
  );
}
