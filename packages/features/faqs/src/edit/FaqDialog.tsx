import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Faq, faqMutations } from '@resonanz/api-client/faqs';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Heading } from '@resonanz/ui/Heading';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useGroups } from '../useGroups.ts';
import { AnswerField } from './AnswerField.tsx';
import { draftOf, type FaqDraft, FIELDS, LIMITS, missingOf, toInput } from './faqForm.ts';

interface FaqDialogProps {
  /** What is changed, as it was read; undefined for a new one. */
  faq: Faq | undefined;
  onClose: () => void;
}

/** Adds an FAQ, or changes one. */
export function FaqDialog({ faq, onClose }: FaqDialogProps) {
  const t = useMessages(messages);
  const { choices } = useGroups();
  const save = useMutation(faqMutations(useApi(), useQueryClient()).save());
  const [draft, setDraft] = useState(() => draftOf(faq));
  const change = (values: Partial<FaqDraft>) => setDraft((before) => ({ ...before, ...values }));
  const missing = missingOf(draft);
  const { send, isPending, failure, fieldErrors, errorAt } = useFormSend(
    async () => {
      const input = toInput(draft, faq);
      if (input !== undefined) await save.mutateAsync(input);
    },
    {
      messages,
      otherwise: 'faqs.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'faqs.fieldError.other'),
      check: () => Object.fromEntries(Object.keys(missing).map((field) => [field, t('faqs.fieldError.required')])),
      done: t('faqs.saved'),
      onDone: onClose,
    },
  );
  const answerError = (field: 'answerDe' | 'answerEn') => errorAt(field) ?? fieldErrors[field];
  return (
    <FormDialog
      size="large"
      title={t(faq ? 'faqs.edit' : 'faqs.add')}
      confirmLabel={t('word.save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('faqs.error.title')}
    >
      <Select
        label={t('faqs.field.group')}
        name="faqGroupId"
        items={choices}
        selectedId={draft.faqGroupId}
        onSelectionChange={(faqGroupId) => change({ faqGroupId })}
        placeholder={t('word.pleaseChoose')}
        emptyMessage={t('faqs.groups.none')}
        errorMessage={errorAt('faqGroupId')}
        isRequired
        autoFocus
      />
      {(['De', 'En'] as const).map((language) => {
        const [question, answer] = [`question${language}`, `answer${language}`] as const;
        return (
          <Stack key={language} space={5}>
            <Heading level={3}>{t(`faqs.language.${language}`)}</Heading>
            <TextField
              label={t(`faqs.field.${question}`)}
              name={question}
              value={draft[question]}
              onChange={(value) => change({ [question]: value })}
              maxLength={LIMITS.question}
              errorMessage={errorAt(question)}
            />
            <AnswerField
              label={t(`faqs.field.${answer}`)}
              name={answer}
              value={draft[answer]}
              onChange={(html) => change({ [answer]: html })}
              errorMessage={answerError(answer)}
            />
          </Stack>
        );
      })}
      <Checkbox isSelected={draft.isActive} onChange={(isActive) => change({ isActive })}>
        {t('faqs.field.isActive')}
      </Checkbox>
    </FormDialog>
  );
}
